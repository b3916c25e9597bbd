import assert from 'node:assert/strict';

import fc from 'fast-check';

import type {AnyModel, ValuesOf} from '../../../src/models/definition';
import type {
  ParameterDefinition,
  ParameterValue,
} from '../../../src/models/definition/parameters';
import {isChoice} from '../../../src/models/definition/parameters';
import type {Run} from '../../../src/models/run/runResult';
import {simulate} from '../../../src/models/run/simulate';

type Values = ValuesOf<AnyModel>;

export {fc};

function arbitraryValue(
  definition: ParameterDefinition,
): fc.Arbitrary<ParameterValue> {
  if (isChoice(definition)) {
    return fc.constantFrom(...Object.keys(definition.choices));
  }
  const {range, integer, log} = definition;
  const [min, max] = range;
  if (integer) {
    return fc.integer({min, max});
  }
  // Evenly over the range: `fc.double` favours numbers next to zero.
  return fc.integer({min: 0, max: 1_000_000}).map((millionths) => {
    const x = millionths / 1e6;
    const value = log ? min * (max / min) ** x : min + (max - min) * x;
    return Math.min(Math.max(value, min), max);
  });
}

/** Any values in the ranges of a model's parameters. */
export function arbitraryValues(model: AnyModel): fc.Arbitrary<Values> {
  return fc.record(
    Object.fromEntries(
      Object.entries(model.parameters).map(([key, definition]) => [
        key,
        arbitraryValue(definition),
      ]),
    ),
  );
}

/** The ends of a parameter's range, or every choice. */
export function extremes(
  definition: ParameterDefinition,
): readonly ParameterValue[] {
  return isChoice(definition)
    ? Object.keys(definition.choices)
    : definition.range;
}

/** The runs of presets that were made already, by model and key. */
const presetRuns = new Map<AnyModel, Map<string, Run>>();

/** The run of a preset; tests of all files that look at it share one. */
export function runPreset(model: AnyModel, key: string): Run {
  const preset = model.presets[key];
  assert.ok(preset, `${model.id} has no preset '${key}'`);
  const {values, duration} = preset;
  const runs = presetRuns.get(model) ?? new Map<string, Run>();
  presetRuns.set(model, runs);
  const run = runs.get(key) ?? simulate(model, values, {duration});
  runs.set(key, run);
  return run;
}

/** The run of a preset of which some values are changed. */
export function runChanged(
  model: AnyModel,
  preset: string,
  changed: Partial<Values>,
): Run {
  const {values, duration} = model.presets[preset] ?? assert.fail(preset);
  return simulate(model, {...values, ...changed}, {duration});
}

/** The runs of all presets of a model. */
export function runPresets(model: AnyModel): readonly Run[] {
  return Object.keys(model.presets).map((key) => runPreset(model, key));
}

/** A result of a run, which must have it. */
export function scalarOf<Model extends AnyModel>(
  run: Run<Model>,
  key: keyof Run<Model>['scalars'] & string,
): number {
  return run.scalars[key] ?? assert.fail(`no ${key}`);
}

/** Fails unless all numbers of a run are finite. */
export function assertFinite({
  times,
  columns,
  exact,
  scalars,
  samples,
  figures,
}: Run): void {
  const numbers = [
    times,
    ...Object.values(columns),
    ...Object.values(samples).map(({values}) => values),
    Object.values(scalars).map(Number),
    ...Object.values(figures).flatMap((data) =>
      data.kind === 'bars'
        ? [data.bars.map(({value}) => value)]
        : data.curves.flatMap(({x, y}) => [x, y]),
    ),
  ];
  for (const each of numbers) {
    assert.ok(Array.from(each).every(Number.isFinite));
  }
  // A closed form may be missing, but it must not be infinite.
  for (const column of Object.values(exact)) {
    assert.ok(!Array.from(column ?? []).some((value) => 1 / value === 0));
  }
}

/** Largest difference of an output that the model's accuracy allows, SI. */
export function allowedError(
  model: AnyModel,
  run: Run,
  output: string,
): number {
  const column = run.columns[output] ?? new Float64Array(1);
  const {low, high} = column.reduce(
    (range, value) => ({
      low: Math.min(range.low, value),
      high: Math.max(range.high, value),
    }),
    {low: Infinity, high: -Infinity},
  );
  const nominal = model.outputs[output]?.nominal ?? 1;
  return (model.accuracy ?? 1e-6) * Math.max(high - low, nominal);
}

/** Every text in two languages inside a definition, with the way to it. */
export function translations(
  value: unknown,
  path = '',
): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const entries = Object.entries(value);
  const nested = entries.flatMap(([key, part]) =>
    translations(part, `${path}.${key}`),
  );
  const isText = entries.some(
    ([key, text]) => key === 'en' && typeof text === 'string',
  );
  return isText ? [[path, Object.fromEntries(entries)], ...nested] : nested;
}
