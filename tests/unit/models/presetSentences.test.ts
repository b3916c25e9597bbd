import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  CalculationError,
  ModelError,
} from '../../../src/models/definition/errors';
import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {isChoice} from '../../../src/models/definition/parameters';
import {loadModel, type ModelId, modelIds} from '../../../src/models/registry';
import {simulate} from '../../../src/models/run/simulate';
import {summarize} from '../../../src/models/run/summarize';
import {viewSentence} from '../../../src/panel/state/view';

type Values = Readonly<Record<string, number | string>>;

/** The sentence below a panel whose preset was changed. */
function say(model: AnyModel, preset: string, changed: Values): string {
  const {values, duration} = model.presets[preset] ?? {};
  const run = simulate(model, {...values, ...changed}, {duration});
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
    ['first-order-lag', 'step', {}, /63\.2%/u],
    ['first-order-lag', 'step', {input: 'ramp'}, /^With a ramp/u],
    ['first-order-lag', 'step', {stages: 3}, /^After a step/u],
    ['first-order-lag', 'ramp', {}, /low by 1\.$/u],
    ['first-order-lag', 'ramp', {gain: 3}, /k times .* low by 3\.$/u],
    ['first-order-lag', 'sine', {gain: -3}, /without gain, .* k times/u],
    ['second-order-lag', 'step', {initial: 1}, /^After a step/u],
    ['second-order-lag', 'resonance', {input: 'step'}, /^After a step/u],
    ['second-order-lag', 'step', {gain: 0}, /^With nothing .* an output of 0/u],
    ['second-order-lag', 'step', {onset: 100}, /^With nothing/u],
    [
      'second-order-lag',
      'struck',
      {dampingRatio: 2, initial: 1, initialRate: -50},
      /^With nothing .* an output of 1/u,
    ],
    ['second-order-lag', 'struck', {dampingRatio: 2}, /without passing/u],
    ['second-order-lag', 'struck', {initialRate: 0}, /^With nothing .* an/u],
    ['heated-pipe', 'front', {massFlow: 0}, /^With .* stirred volumes/u],
    ['heated-pipe', 'front', {massFlow: 0.1}, /^With .* stirred volumes/u],
    ['heated-pipe', 'backward', {massFlow: 0.5}, /^With \d+ stirred volumes/u],
    [
      'heated-pipe',
      'given-heat',
      {heating: 'temperature'},
      /^With \d+ stirred/u,
    ],
    ['controlled-room', 'sampled', {sampling: 0}, /^(?!Read every)/u],
    ['trigger', 'ripple', {lowThreshold: 0}, /^(?!.*\b1 times)/u],
  ] as const satisfies readonly (readonly [
    ModelId,
    string,
    Values,
    RegExp,
  ])[]) {
    const words = JSON.stringify(changed);
    it(`${preset} of ${id} is about the run: ${words}`, async () => {
      const model = await loadModel(id);
      assert.ok(preset in model.presets, Object.keys(model.presets).join(' '));
      assert.match(say(model, preset, changed), expected);
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
