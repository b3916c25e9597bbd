import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {AnyModel} from '../../../src/models/definition';
import type {NumberParameter} from '../../../src/models/definition/parameters';
import {isChoice} from '../../../src/models/definition/parameters';
import {loadAllModels} from '../../../src/models/registry';
import type {HiddenEffect} from '../../../src/panel/figures/movement';
import {hiddenEffect} from '../../../src/panel/figures/movement';
import {startState} from '../../../src/panel/state/persistence';
import {runSettings} from '../../../src/panel/state/runResult';
import type {Settings} from '../../../src/panel/state/settings';
import {sliderScale} from '../../../src/panel/state/sliderScale';
import {reduce} from '../../../src/panel/state/state';
import {lag} from '../models/fixtures';

/** A value a fifth of the slider away, upwards where there is room. */
function aFifthAway(definition: NumberParameter, value: number): number {
  const scale = sliderScale(definition, definition.unit);
  const position = scale.position(value);
  const step = Math.max(1, Math.round(scale.last / 5));
  return scale.value(
    position + step <= scale.last ? position + step : position - step,
  );
}

function relevantNumbers(model: AnyModel, {values}: Settings) {
  const irrelevant = model.irrelevant(values);
  return Object.entries(model.parameters).flatMap(([key, definition]) =>
    isChoice(definition) || irrelevant.includes(key)
      ? []
      : [{key, value: aFifthAway(definition, Number(values[key]))}],
  );
}

/** What a slider does: moves a curve, something else, or the run is refused. */
function effects(model: AnyModel, preset: string | undefined) {
  const state = startState(model, preset, undefined);
  const before = runSettings(model, state.settings);
  return relevantNumbers(model, state.settings).map(({key, value}) => {
    const {settings} = reduce(model, state, {type: 'set', key, value});
    const after = runSettings(model, settings, before);
    const effect: HiddenEffect | undefined = hiddenEffect(
      model,
      before.run,
      after.run,
    );
    return {key, effect, failure: after.failure};
  });
}

/** Sliders that move no curve of the first preset, with the reason. */
const STILL: Readonly<Record<string, readonly string[]>> = {
  // They act on a curve that is switched off at first.
  clock: ['gain', 'offset'],
  // The low threshold would pass the high one.
  trigger: ['lowThreshold'],
  // The node is settled from the start, whatever its content and its stiffness.
  'modular-piping': ['nodeVolume', 'bulkModulus'],
  // The comparison with fibre is a result, not a curve.
  'concentric-cylinders': ['fibreConductivity'],
  // Friction takes 3 kPa of the 1000 kPa that drive the water.
  'closing-valve': ['diameter', 'friction'],
  // The source has the same pressure before and after the step.
  orifice: ['stepTime'],
};

describe('a slider moved by a fifth of its way', async () => {
  for (const model of await loadAllModels()) {
    const [first] = Object.keys(model.presets);

    it(`moves a curve of the first run of ${model.id}`, () => {
      const still = effects(model, first)
        .filter(({effect, failure}) => failure ?? effect)
        .map(({key}) => key);
      assert.deepEqual(still, STILL[model.id] ?? []);
    });
  }
});

describe('hiddenEffect', () => {
  const model = lag as unknown as AnyModel;
  const runWith = (values: Settings['values'], duration = 7.5) => {
    const settings = startState(model, undefined, undefined).settings;
    const all = {...settings.values, ...values};
    return runSettings(model, {values: all, duration}).run;
  };

  it('sees that a longer time constant moves the curve', () => {
    const [before, after] = [runWith({}), runWith({timeConstant: 14.45})];
    assert.equal(hiddenEffect(model, before, after), undefined);
  });

  it('names the curves that are switched off', () => {
    const hidden = {y: false, u: false};
    const before = runWith({});
    const effect = hiddenEffect(
      {...model, figures: model.figures.slice(0, 1)},
      before,
      runWith({timeConstant: 3}),
      hidden,
    );
    assert.deepEqual(effect?.outputs, ['y', 'rest']);
    assert.ok(effect.scalars.includes('riseTime'));
  });

  it('has nothing to say about equal runs but that nothing changed', () => {
    assert.deepEqual(hiddenEffect(model, runWith({}), runWith({})), {
      outputs: [],
      scalars: [],
    });
  });
});
