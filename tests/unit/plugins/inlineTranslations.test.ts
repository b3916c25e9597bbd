import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {inlineTranslations} from '../../../src/plugins/performance/inlineTranslations.mjs';

const START = `import {text} from '../i18n';\n`;

function strip(source: string, locale = 'en'): string {
  const stripped = inlineTranslations(START + source, {
    locale,
    messages: {},
  });
  assert.ok(stripped.startsWith(START));
  return stripped.slice(START.length);
}

describe('texts', () => {
  it('leave out the other language', () => {
    const source = `const a = {label: text('gain', '增益'), unit};`;
    assert.equal(strip(source), `const a = {label: ({"en": 'gain'}), unit};`);
    assert.equal(
      strip(source, 'zh-Hans'),
      `const a = {label: ({"zh-Hans": '增益'}), unit};`,
    );
  });

  it('leave out functions, and texts within what is left out', () => {
    const source = `summary(text(
      ({k}) => \`gain \${text('a', '一').en} \${k}\`,
      ({k}) => \`增益 \${text('b', '二')} \${k}\`,
    ))`;
    assert.doesNotMatch(strip(source), /增益|[一二]/u);
    assert.match(strip(source), /gain.*'a'/u);
    assert.doesNotMatch(strip(source, 'zh-Hans'), /gain|'[ab]'/u);
    assert.match(strip(source, 'zh-Hans'), /增益.*二/u);
  });

  it('are found by their import', () => {
    const options = {locale: 'en', messages: {}};
    const call = `text(1, 2)`;
    for (const start of [
      `import {type Locale, text} from '@site/src/i18n';`,
      `import {\n  text,\n  type Locale,\n} from '../../i18n';`,
    ]) {
      assert.equal(
        inlineTranslations(start + call, options),
        `${start}({"en": 1})`,
      );
    }
    for (const start of [
      `import {text} from './words';`,
      `import {locales} from '../i18n';`,
    ]) {
      assert.equal(inlineTranslations(start + call, options), start + call);
    }
  });

  it('leave other objects alone', () => {
    for (const source of [
      `const a = {en: 1, 'zh-Hans': 2};`,
      `const {en, ...rest} = a;`,
      `type Text = {readonly en: string; readonly 'zh-Hans': string};`,
    ]) {
      assert.equal(strip(source), source);
    }
  });

  it('are refused without the other language', () => {
    assert.throws(() => strip(`text('a')`), /Not in two languages: text/);
    assert.throws(() => strip(`text({en: 'a'})`), /Not in two languages: text/);
  });
});

describe('messages', () => {
  const inline = (source: string) =>
    inlineTranslations(source, {
      locale: 'zh-Hans',
      messages: {a: '甲“{x}”', b: '乙'},
    });

  it('are put into the call, in the language of the build', () => {
    assert.equal(
      inline(
        `const t = translate({id: 'a', message: 'A "{x}"', description: 'First'}, {x});`,
      ),
      'const t = translate({"id":"a","message":"甲“{x}”"}, {x});',
    );
  });

  it('keeps the message of the source where there is no other', () => {
    assert.equal(
      inline(`translate({message: "it's", id: 'c'})`),
      `translate({"id":"c","message":"it's"})`,
    );
  });

  it('puts it into the element, and keeps its values', () => {
    assert.equal(
      inline(
        `<p><Translate id="b" description="Second" values={{n}}>{'B {n}'}</Translate></p>`,
      ),
      `<p><Translate id="b" values={{n}}>{"乙"}</Translate></p>`,
    );
    assert.equal(
      inline(`<Translate id="c">C</Translate>`),
      `<Translate id="c">C</Translate>`,
    );
  });

  it('refuses a message that it could not find', () => {
    assert.throws(
      () => inline(`translate({id: key, message: 'A'})`),
      /translate\(\{id: key/,
    );
  });
});
