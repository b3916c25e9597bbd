import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {placeMessages} from '../../../src/plugins/oneLanguage/messages.mjs';
import {keepLanguage} from '../../../src/plugins/oneLanguage/texts.mjs';

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

describe('placeMessages', () => {
  const messages = {a: '甲“{x}”', b: '乙'};

  it('puts the message of the language into the call', () => {
    assert.equal(
      placeMessages(
        `const t = translate({id: 'a', message: 'A "{x}"', description: 'First'}, {x});`,
        messages,
      ),
      'const t = translate({id: "a", message: "甲“{x}”"}, {x});',
    );
  });

  it('keeps the message of the source where there is no other', () => {
    assert.equal(
      placeMessages(`translate({message: "it's", id: 'c'})`, messages),
      `translate({id: "c", message: "it's"})`,
    );
  });

  it('puts it into the element, and keeps its values', () => {
    assert.equal(
      placeMessages(
        `<p><Translate id="b" description="Second" values={{n}}>{'B {n}'}</Translate></p>`,
        messages,
      ),
      `<p><Translate id="b" values={{n}}>{"乙"}</Translate></p>`,
    );
    assert.equal(
      placeMessages(`<Translate id="c">C</Translate>`, messages),
      `<Translate id="c">C</Translate>`,
    );
  });

  it('refuses a message that it could not find', () => {
    assert.throws(
      () => placeMessages(`translate({id: key, message: 'A'})`, messages),
      /translate\(\{id: key/,
    );
  });
});
