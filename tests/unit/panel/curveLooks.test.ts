import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadAllModels} from '../../../src/models/registry';
import {simulate} from '../../../src/models/run/simulate';
import {timeSeries} from '../../../src/panel/figures/timeSeries';
import {presetView, viewFigure} from '../../../src/panel/state/view';
import {colourAndDash} from '../../../src/plot/curve';

const CHOICES = {locale: 'en', units: {}, shown: {}, times: {}} as const;

describe('colours and dashes of the curves of a figure', () => {
  it('tell all apart, and give counterparts one colour', async () => {
    for (const model of await loadAllModels()) {
      const runs = [{id: 0, label: '', run: simulate(model)}];
      for (const figure of model.figures) {
        if (figure.kind !== 'time') {
          continue;
        }
        const name = `${model.id} ${figure.id}`;
        const looks = new Map(
          timeSeries(model, figure, runs, CHOICES)
            .filter(({curve}) => curve.isReference !== true)
            .map(({key, curve}) => [key, colourAndDash(curve)] as const),
        );
        const texts = [...looks.values()].map((look) => JSON.stringify(look));
        assert.equal(new Set(texts).size, texts.length, name);
        const dashes = new Set([...looks.values()].map(({dash}) => dash));
        assert.ok(dashes.size <= 3, `${name}: ${[...dashes].join(' | ')}`);
        for (const [key, {colour, dash}] of looks) {
          const original = model.outputs[key]?.counterpartOf;
          if (original !== undefined) {
            assert.equal(colour, looks.get(original)?.colour, `${name} ${key}`);
            assert.notEqual(dash, looks.get(original)?.dash, `${name} ${key}`);
          }
        }
      }
    }
  });

  it('stay the same where a preset shows some of them', async () => {
    for (const model of await loadAllModels()) {
      const runs = [{id: 0, label: '', run: simulate(model)}];
      for (const preset of Object.keys(model.presets)) {
        const figure = viewFigure(model, presetView(model, preset));
        const whole = model.figures.find(({id}) => id === figure?.id);
        if (figure?.kind !== 'time' || whole?.kind !== 'time') {
          continue;
        }
        const isOwn = (key: string) => whole.outputs.includes(key);
        // A view may add curves of other figures, which come first.
        if (!figure.outputs.every(isOwn)) {
          continue;
        }
        const looksIn = (shown: typeof figure) =>
          timeSeries(model, shown, runs, CHOICES)
            .map(
              ({key, curve}) =>
                `${key} ${JSON.stringify(colourAndDash(curve))}`,
            )
            .sort();
        const name = `${model.id} ${preset}`;
        assert.deepEqual(looksIn(figure), looksIn(whole), name);
      }
    }
  });
});
