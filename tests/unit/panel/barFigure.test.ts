import assert from 'node:assert/strict';

import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, it, vi} from 'vitest';

import {loadModel} from '../../../src/models/registry';
import {simulate} from '../../../src/models/run/simulate';
import {BarFigure} from '../../../src/panel/figures/BarFigure';

vi.mock('../../../src/i18n/useLocale', () => ({useLocale: () => 'en'}));

describe('a figure of bars', () => {
  it('shows each bar once, with that of another run below it', async () => {
    const model = await loadModel('hydraulic-circuit');
    const figure = model.figures.find(({kind}) => kind === 'bars');
    assert.ok(figure?.kind === 'bars');
    const run = simulate(model);
    const runs = [
      {id: 0, label: '', run},
      {id: 1, label: 'F = 0 kN', run: simulate(model, {load: 0})},
    ];
    const html = renderToStaticMarkup(
      createElement(BarFigure, {figure, runs, units: {}}),
    );
    const names = Array.from(html.matchAll(/<dt>(.*?)<\/dt>/gu), ([, name]) =>
      name?.replaceAll(/<.*?>/gu, ''),
    );
    assert.equal(names[0], 'Load');
    assert.equal(names[1], 'F = 0 kN');
    assert.equal(new Set(names).size, names.length / 2 + 1);
    for (const [number] of html.matchAll(/[\d.]+(?=\u00a0kW)/gu)) {
      assert.ok(number.replace(/^0\.0*|\./u, '').length <= 4, number);
    }
  });
});
