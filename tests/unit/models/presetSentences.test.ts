import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  CalculationError,
  ModelError,
} from '../../../src/models/definition/errors';
import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {isChoice} from '../../../src/models/definition/parameters';
import {loadModel, type ModelId, modelIds} from '../../../src/models/registry';
import {summarize} from '../../../src/models/run/summarize';
import {viewSentence} from '../../../src/panel/state/view';
import {runChanged} from './support';
import {toldTemplate} from './toldTemplate';

type Values = Readonly<Record<string, number | string>>;

/** The sentence below a panel whose preset was changed. */
function say(model: AnyModel, preset: string, changed: Values): string {
  const run = runChanged(model, preset, changed);
  return summarize(model, run, 'en', {}, viewSentence(model, preset, run));
}

/** The same; empty where the model refuses the values or its run fails. */
function sayIfRun(model: AnyModel, preset: string, changed: Values): string {
  try {
    return say(model, preset, changed);
  } catch (error) {
    if (error instanceof ModelError || error instanceof CalculationError) {
      return '';
    }
    throw error;
  }
}

/** Each other choice of a model, and the limits, zero and the sign of its numbers. */
function changesOf(model: AnyModel, preset: string): readonly Values[] {
  return Object.entries(model.parameters).flatMap<Values>(
    ([key, definition]) => {
      if (isChoice(definition)) {
        return Object.keys(definition.choices).map((value) => ({[key]: value}));
      }
      const [min, max] = definition.range;
      const usual = model.presets[preset]?.values[key] ?? definition.default;
      const numbers = [min, 0, max, -Number(usual)].filter(
        (value) => value >= min && value <= max,
      );
      return numbers.map((value) => ({[key]: value}));
    },
  );
}

describe('the sentence of a preset', () => {
  for (const [id, preset, changed, expected] of [
    ['first-order-lag', 'step', {}, 'timeConstant'],
    ['first-order-lag', 'step', {input: 'ramp'}, 'summary.ramp'],
    ['first-order-lag', 'step', {stages: 3}, 'summary.step'],
    ['first-order-lag', 'ramp', {}, 'ramp.low'],
    ['first-order-lag', 'sine', {gain: -3}, 'frequency'],
    ['second-order-lag', 'step', {initial: 1}, 'summary.overshoots'],
    ['second-order-lag', 'resonance', {input: 'step'}, 'summary.overshoots'],
    ['second-order-lag', 'step', {gain: 0}, 'summary.rest'],
    ['second-order-lag', 'step', {onset: 100}, 'summary.rest'],
    ['second-order-lag', 'struck', {initialRate: 0}, 'summary.rest'],
    [
      'second-order-lag',
      'struck',
      {dampingRatio: 2, initial: 1, initialRate: -50},
      'summary.free',
    ],
    ['second-order-lag', 'struck', {dampingRatio: 2}, 'free.creeps'],
    ['heated-pipe', 'front', {massFlow: 0}, 'summary.power'],
    ['heated-pipe', 'front', {massFlow: 0.1}, 'summary.power'],
    ['heated-pipe', 'backward', {massFlow: 0.5}, 'summary.temperature'],
    [
      'heated-pipe',
      'given-heat',
      {heating: 'temperature'},
      'summary.temperature',
    ],
    ['heated-pipe', 'wall', {massFlow: -1}, 'summary.reversed'],
    // Water that would be far beyond 100 °C.
    ['heated-pipe', 'given-heat', {massFlow: 0.02}, 'summary.notLiquid'],
    ['heated-pipe', 'given-heat', {massFlow: 0}, 'summary.notLiquid'],
    ['first-order-lag', 'ramp', {gain: -2}, 'summary.ramp'],
    ['first-order-lag', 'off-equilibrium', {initial: 0}, 'summary.step'],
    ['first-order-lag', 'off-equilibrium', {onset: 0}, 'summary.step'],
    ['second-order-lag', 'ramp', {slope: -1}, 'ramp.high'],
    // Two values in a period, and one.
    ['clock', 'aliasing', {frequency: 1}, 'frequency.alike'],
    ['clock', 'aliasing', {frequency: 2}, 'frequency.alike'],
    [
      'clock',
      'aliasing',
      {frequency: 1, startTime: 0.2},
      'frequency.alternate',
    ],
    // The pulse comes after the end of the run.
    [
      'integrator-lab',
      'adaptive',
      {input: 'pulse', onset: 20},
      'summary.adaptive',
    ],
    ['orifice', 'reversed', {stepTime: 5}, 'summary.filled'],
    ['orifice', 'fill', {pressureBefore: 0}, 'summary.open'],
    [
      'triggered-sine',
      'frequency-step',
      {secondFrequency: 0.4},
      'summary.running',
    ],
    ['closing-valve', 'cells', {closingTime: 0.3}, 'summary'],
    ['modular-piping', 'wider-pipe', {massFlow: -1}, 'secondDiameter.saves'],
    ['signal-blocks', 'gain', {gain: 0}, 'block.zero'],
    ['thermostat', 'cold-night', {}, 'equilibrium.heated'],
    ['thermostat', 'cold-night', {initial: 303.15}, 'summary.noCycle'],
    ['hot-sphere', 'polished', {initial: 298.15}, 'summary'],
    ['coolant-loop', 'pump-fails', {heat: 40e3}, 'plateCapacity.before'],
    ['controlled-room', 'windup', {power: 500}, 'integralTime.below'],
    ['controlled-room', 'sampled', {sampling: 0}, 'summary.proportional'],
    ['trigger', 'ripple', {lowThreshold: 0}, 'highThreshold.ripple'],
    // The comparator is high from the start.
    ['trigger', 'sine', {lowThreshold: -20}, 'amplitude.alone'],
  ] as const satisfies readonly (readonly [
    ModelId,
    string,
    Values,
    string,
  ])[]) {
    const words = JSON.stringify(changed);
    it(`${preset} of ${id} is about the run: ${words}`, async () => {
      const model = await loadModel(id);
      assert.ok(preset in model.presets, Object.keys(model.presets).join(' '));
      const run = runChanged(model, preset, changed);
      const key = viewSentence(model, preset, run);
      const said = summarize(model, run, 'en', {}, key);
      assert.equal(toldTemplate(model, key, said), expected, said);
      assert.doesNotMatch(said, /\b1 times/u);
    });
  }

  for (const id of modelIds) {
    it(`lacks no result at the limits of ${id}`, {tags: ['all']}, async () => {
      const model = await loadModel(id);
      for (const preset of Object.keys(model.presets)) {
        for (const changed of changesOf(model, preset)) {
          const said = sayIfRun(model, preset, changed);
          assert.doesNotMatch(said, /–|NaN|Infinity/u, JSON.stringify(changed));
        }
      }
    });
  }
});
