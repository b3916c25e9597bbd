import assert from 'node:assert/strict';

import remarkMath from 'remark-math';
import {describe, it} from 'vitest';

import remarkResults from '../../../src/plugins/remarkResults';
import remarkUnits from '../../../src/plugins/remarkUnits';
import {compiled} from './compile';

/** The code of a page, with a visible sign for each space without a break. */
async function kept(
  markdown: string,
  locale: 'en' | 'zh-Hans' = 'en',
): Promise<string> {
  const code = await compiled(markdown, [
    remarkMath,
    [remarkResults, {locale}],
    remarkUnits,
  ]);
  return code.replaceAll(/\u00a0|&nbsp;|&#xA0;|\\xA0/gu, '⍽');
}

describe('remarkUnits()', () => {
  it('keeps number and unit on one line, in both languages', async () => {
    assert.match(
      await kept('From 300 K to 20 °C in 5 min, at 2.5 kg/s and 90 %.'),
      /From 300⍽K to 20⍽°C in 5⍽min, at 2\.5⍽kg\/s and 90⍽%\./u,
    );
    assert.match(
      await kept('在 5 min 内从 300 K 降到 20 °C，壁厚 3 mm。', 'zh-Hans'),
      /在 5⍽min 内从 300⍽K 降到 20⍽°C，壁厚 3⍽mm。/u,
    );
  });

  it('knows compound units and powers of ten', async () => {
    assert.match(
      await kept('5×10⁻⁴ m³/s, 4 W/(m²·K), 3 K/min'),
      /10⁻⁴⍽m³\/s, 4⍽W\/\(m²·K\), 3⍽K\/min/u,
    );
  });

  it('keeps the dagger of a note beside its word', async () => {
    assert.match(
      await kept('| [热流源](/x) † | 换热系数 † |\n| - | - |\n', 'zh-Hans'),
      /⍽†.*换热系数⍽†/su,
    );
  });

  it('keeps a symbol, the equals sign and the value on one line', async () => {
    const result = '<Result model="first-order-lag" parameter="gain" />';
    assert.match(
      await kept(`With $\\tau$ = 3 s, b = −2 and N = ${result}.`),
      /"⍽=⍽3⍽s, b⍽=⍽−2 and N⍽=⍽"/u,
    );
    assert.doesNotMatch(await kept('Here y = a and `k = 3`.'), /⍽/u);
  });

  it('leaves words, plain numbers and other spaces alone', async () => {
    const text = '2 sensors, 3 makes 4 Kelvins, 5 x 6, page 7 and K 8 m8';
    assert.doesNotMatch(await kept(text), /⍽/u);
  });

  it('works inside of emphasis, links, lists and tables', async () => {
    const code = await kept('- **300 K** and [20 mm](/a%20b)\n\n> 5 s');
    assert.match(code, /300⍽K/u);
    assert.match(code, /20⍽mm/u);
    assert.match(code, /"\/a%20b"/u);
    assert.match(code, /5⍽s/u);
  });

  it('reads the texts that components are given', async () => {
    const code = await kept('<Predict question="Ends at 0.5 Hz" id="a-5-m" />');
    assert.match(code, /0\.5⍽Hz/u);
    assert.match(code, /"a-5-m"/u);
  });

  it('leaves code, formulas, headings and attributes alone', async () => {
    const code = await kept(
      '## Up to 300 K\n\n`5 min` $5 m$ <b title="7 mm">x</b>\n\n```\n20 s\n```',
    );
    assert.doesNotMatch(code, /⍽/u);
  });

  it('knows numbers that are computed or set as formulas', async () => {
    const code = await kept('$5\\cdot 10^{-4}$ K, $x$ s');
    assert.match(code, /⍽K, /u);
    assert.match(code, / s"/u);
    const bare =
      '<Result model="aluminium-bar" output="atEnd" at="0" bare /> K';
    assert.match(await kept(bare), /<\/data>\{?"?⍽K/u);
  });
});
