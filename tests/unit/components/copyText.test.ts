import assert from 'node:assert/strict';

import {afterEach, describe, it, vi} from 'vitest';

import {copyText} from '../../../src/components/base/useCopy/copyText';

describe('copyText', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('writes the text to the clipboard', async () => {
    const written: string[] = [];
    const writeText = (text: string) => {
      written.push(text);
      return Promise.resolve();
    };
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    assert.deepEqual(await copyText('x'), {text: 'x', isRefused: false});
    assert.deepEqual(written, ['x']);
  });

  it('says so where the browser refuses', async () => {
    const writeText = () => Promise.reject(new Error('denied'));
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    assert.deepEqual(await copyText('x'), {text: 'x', isRefused: true});
  });

  it('says so where there is no clipboard, as without HTTPS', async () => {
    vi.stubGlobal('navigator', {});
    assert.deepEqual(await copyText('x'), {text: 'x', isRefused: true});
  });
});
