import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readMissingPage} from '../../../src/offline/missingPage';
import {
  isFileList,
  isOfflineCopy,
  isSitePath,
  isVersionMessage,
} from '../../../src/offline/schema';

const file = {path: '/docs/intro/', hash: 'a'.repeat(64), bytes: 12};
const list = {version: '0123456789abcdef', files: [file]};

describe('isFileList', () => {
  it('accepts what the build writes', () => {
    assert.ok(isFileList(list));
    const encoded = {...file, path: '/docs/Amesim/Introduction%20to/'};
    assert.ok(isFileList({...list, files: [file, encoded]}));
  });

  for (const [fault, data] of [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'files'],
    ['an array', [file]],
    ['no version', {files: [file]}],
    ['a version that is code', {...list, version: '<script>'}],
    ['no files', {version: list.version}],
    ['files that are no array', {...list, files: {0: file, length: 1}}],
    ['too many files', {...list, files: Array(5001).fill(file)}],
    ['a file without a path', {...list, files: [{...file, path: undefined}]}],
    ['a short hash', {...list, files: [{...file, hash: 'abc'}]}],
    ['a negative size', {...list, files: [{...file, bytes: -1}]}],
    ['a size that is no number', {...list, files: [{...file, bytes: '1'}]}],
    ['a size beyond measure', {...list, files: [{...file, bytes: 1e12}]}],
  ] as const) {
    it(`refuses ${fault}`, () => {
      assert.equal(isFileList(data), false);
    });
  }
});

describe('isSitePath', () => {
  for (const path of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'docs/',
    '/docs/../../etc/',
    '/docs/?a=1/',
    '/docs#a/',
    '/setup.exe',
    '/docs/intro',
    'javascript:alert(1)/',
    7,
  ]) {
    it(`refuses ${path}`, () => {
      assert.equal(isSitePath(path), false);
    });
  }
});

describe('markers and messages', () => {
  it('are accepted in their own form only', () => {
    assert.ok(isOfflineCopy({version: list.version, bytes: 7}));
    assert.equal(isOfflineCopy({version: list.version}), false);
    assert.ok(isVersionMessage({type: 'version', entries: ['/main.js']}));
    assert.equal(isVersionMessage({type: 'version', entries: [1]}), false);
    assert.equal(isVersionMessage({type: 'version'}), false);
    assert.equal(isVersionMessage(null), false);
  });
});

describe('readMissingPage', () => {
  it('takes addresses of this site only', () => {
    const query = (path: string) => `?from=${encodeURIComponent(path)}`;
    assert.equal(readMissingPage(query('/docs/x?a=1')), '/docs/x?a=1');
    assert.equal(readMissingPage(query('//evil.example')), undefined);
    assert.equal(readMissingPage(''), undefined);
  });
});
