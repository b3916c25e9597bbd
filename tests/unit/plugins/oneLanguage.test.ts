import assert from 'node:assert/strict';
import {describe, it} from 'node:test';

import {keepLanguage} from '../../../src/plugins/oneLanguage/loader.mjs';

const locales = ['en', 'zh-Hans'];
const keep = (source: string, locale = 'en') =>
  keepLanguage(source, locale, locales);

describe('keepLanguage', () => {
  it('leaves out the text of the other language', () => {
    const source = `const a = {label: {en: 'gain', 'zh-Hans': '增益'}, unit};`;
    assert.equal(keep(source), `const a = {label: {en: 'gain',}, unit};`);
    assert.equal(
      keep(source, 'zh-Hans'),
      `const a = {label: { 'zh-Hans': '增益'}, unit};`,
    );
  });

  it('leaves out functions, and what is within them', () => {
    const source = `summary({
      en: ({k}) => \`gain \${{en: 'a', 'zh-Hans': '一'}.en} \${k}\`,
      'zh-Hans': ({k}) => \`增益 \${k}\`,
    })`;
    const kept = keep(source);
    assert.ok(!kept.includes('增益'));
    assert.ok(kept.includes('gain'));
    assert.ok(!keep(source, 'zh-Hans').includes('gain'));
  });

  it('touches no other object', () => {
    for (const source of [
      `const a = {en: 1};`,
      `const a = {en: 1, 'zh-Hans': 2, de: 3};`,
      `const {en, ...rest} = a;`,
      `type Text = {readonly en: string; readonly 'zh-Hans': string};`,
    ]) {
      assert.equal(keep(source), source);
    }
  });
});
