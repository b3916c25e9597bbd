import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {AnyModel, ValuesOf} from '../../../src/models/definition';
import {ModelError} from '../../../src/models/definition/errors';
import {
  defaultDuration,
  defaultParameters,
} from '../../../src/models/definition/normalize';
import {
  decodePermalink,
  encodePermalink,
} from '../../../src/models/export/permalink';
import {loadModel, modelIds} from '../../../src/models/registry';
import type {Run} from '../../../src/models/run/runResult';
import {sampleAt} from '../../../src/models/run/sampleAt';
import type {RunOptions} from '../../../src/models/run/simulate';
import {simulate} from '../../../src/models/run/simulate';
import {usualTolerance} from '../../../src/models/run/solveModel';
import {summarize} from '../../../src/models/run/summarize';
import {itHolds} from '../properties';
import {
  allowedError,
  arbitraryValues,
  assertFinite,
  extremes,
  fc,
  runPreset,
  runPresets,
  translations,
} from './support';

type Values = Partial<ValuesOf<AnyModel>>;

const CHINESE = /\p{Script=Han}/u;
const RUNS = 40;

/** A run of finite numbers, or nothing when the model refuses the values readably. */
function runOrRefusal(
  model: AnyModel,
  values: Values,
  options: RunOptions = {},
): Run | undefined {
  try {
    const run = simulate(model, values, options);
    assertFinite(run);
    return run;
  } catch (error) {
    assert.ok(error instanceof ModelError, String(error));
    assert.equal(error.model, model.id);
    assert.match(error.messages.en, /^[A-Z].*\.$/u);
    assert.match(error.messages['zh-Hans'], /。$/u);
    assert.doesNotMatch(error.messages.en, /NaN|undefined/u);
    return undefined;
  }
}

function assertReadableSummary(model: AnyModel, run: Run): void {
  const [en, zh] = [
    summarize(model, run, 'en'),
    summarize(model, run, 'zh-Hans'),
  ];
  assert.match(en, /^[A-Z].*\.$/u);
  assert.match(zh, /。$/u);
  for (const text of [en, zh]) {
    assert.doesNotMatch(text, /NaN|undefined|Infinity|–/u);
  }
}

/** Outputs that can be compared at any instant. */
function continuousOutputs(model: AnyModel): readonly string[] {
  return Object.entries(model.outputs)
    .filter(([, {jumps, sampled}]) => !jumps && !sampled)
    .map(([key]) => key);
}

function checkDefinition(model: AnyModel): void {
  it('has every text in both languages, the Chinese one in Chinese', () => {
    for (const [path, texts] of translations(model)) {
      for (const locale of ['en', 'zh-Hans']) {
        const text = texts[locale];
        assert.ok(typeof text === 'string' && text.trim() !== '', path);
      }
      assert.match(String(texts['zh-Hans']), CHINESE, path);
      assert.doesNotMatch(String(texts.en), CHINESE, path);
    }
  });

  it('explains parameters in sentences and asks questions in presets', () => {
    for (const [key, {help}] of Object.entries(model.parameters)) {
      assert.match(help.en, /^[A-Z].*\.$/su, key);
      assert.match(help['zh-Hans'], /。$/u, key);
    }
    for (const [key, {question}] of Object.entries(model.presets)) {
      assert.match(key, /^[a-z][a-z\d-]*$/u);
      assert.match(question.en, /\?$/u, key);
      assert.match(question['zh-Hans'], /？$/u, key);
    }
  });

  it('has figures whose ids are in kebab case', () => {
    for (const {id} of model.figures) {
      assert.match(id, /^[a-z][a-z\d-]*$/u);
    }
  });

  it('has states whose names say the quantity, also without a figure', () => {
    const words = {K: /temperature/u, Pa: /pressure/u} as const;
    for (const {label, unit} of Object.values(model.states ?? {})) {
      if (unit === 'K' || unit === 'Pa') {
        assert.match(label.en, words[unit]);
      }
    }
  });

  it('has handles that stand at the values of their parameters', () => {
    for (const {values} of runPresets(model)) {
      for (const [name, handle] of Object.entries(
        model.handles?.(values) ?? {},
      )) {
        if (!handle) {
          continue;
        }
        assert.ok(handle.output in model.outputs, name);
        const {along, toParameter = (at: number) => at} = handle;
        const place = handle[along] ?? Number.NaN;
        const value = Number(values[name]);
        const scale = Math.max(Math.abs(value), Math.abs(place));
        assert.ok(Math.abs(toParameter(place) - value) <= 1e-12 * scale, name);
      }
    }
  });

  it('has a default duration in its range', () => {
    const {duration} = model;
    const ownDefault = duration?.default(defaultParameters(model)) ?? 0;
    assert.equal(defaultDuration(model, defaultParameters(model)), ownDefault);
  });
}

function checkPresets(model: AnyModel): void {
  for (const key of Object.keys(model.presets)) {
    it(`runs the preset '${key}' and says what it shows`, () => {
      const run = runPreset(model, key);
      assertFinite(run);
      assertReadableSummary(model, run);
    });
  }

  it('changes nothing by parameters that it calls irrelevant', () => {
    const runs = runPresets(model).map(
      (run) => [String(model.irrelevant(run.values)), run] as const,
    );
    // One run for each list of them.
    for (const [list, run] of new Map(runs)) {
      const {values, duration} = run;
      const others = list.split(',').map((key) => {
        const definition = model.parameters[key];
        const all = definition ? extremes(definition) : [];
        return [key, all.find((each) => each !== values[key])] as const;
      });
      if (list !== '') {
        const changed = {...values, ...Object.fromEntries(others)};
        assertSame(model, run, simulate(model, changed, {duration}));
      }
    }
  });
}

/** Two runs have the same curves and results, but for errors of the solver. */
function assertSame(model: AnyModel, run: Run, other: Run): void {
  assert.equal(other.times.length, run.times.length);
  for (const [key, column] of Object.entries(run.columns)) {
    const allowed = allowedError(model, run, key);
    column.forEach((value, row) => {
      const change = (other.columns[key]?.[row] ?? NaN) - value;
      assert.ok(Math.abs(change) <= allowed, `${key}: ${change}`);
    });
  }
  for (const key of Object.keys(model.scalars ?? {})) {
    const [one, two] = [run.scalars[key], other.scalars[key]];
    const change = Math.abs((two ?? 0) - (one ?? 0));
    const isSame = (one === undefined) === (two === undefined);
    assert.ok(isSame && change <= 1e-5 * Math.abs(one ?? 0), `${key}: ${two}`);
  }
}

function assertExact(model: AnyModel, run: Run): void {
  for (const [key, exact] of Object.entries(run.exact)) {
    const allowed = allowedError(model, run, key);
    exact?.forEach((expected, row) => {
      const actual = run.columns[key]?.[row] ?? Number.NaN;
      if (!Number.isNaN(expected)) {
        assert.ok(
          Math.abs(actual - expected) <= allowed,
          `${key} at t = ${run.times[row]}: ${actual}, exact ${expected}`,
        );
      }
    });
  }
}

function checkRange(model: AnyModel): void {
  for (const [key, definition] of Object.entries(model.parameters)) {
    it(`is finite or readably refused at the ends of '${key}'`, () => {
      for (const value of extremes(definition)) {
        const run = runOrRefusal(model, {[key]: value});
        if (run) {
          assertReadableSummary(model, run);
        }
      }
    });
  }

  it('is finite or readably refused at the ends of the duration', () => {
    for (const duration of model.duration?.range ?? []) {
      runOrRefusal(model, {}, {duration});
    }
  });

  itHolds(
    'is readably refused, or finite and equal to its closed form, anywhere in the ranges',
    {few: 8, many: RUNS},
    fc.property(arbitraryValues(model), (values) => {
      const run = runOrRefusal(model, values);
      if (run) {
        assertExact(model, run);
      }
    }),
  );

  it(
    'is finite or readably refused at any corner of the ranges',
    {tags: ['all']},
    () => {
      const corner = fc.record(
        Object.fromEntries(
          Object.entries(model.parameters).map(([key, definition]) => [
            key,
            fc.constantFrom(...extremes(definition)),
          ]),
        ),
      );
      fc.assert(
        fc.property(corner, (values) => {
          runOrRefusal(model, values);
        }),
        {numRuns: RUNS},
      );
    },
  );
}

function checkAccuracy(model: AnyModel): void {
  it('moves by less than its accuracy when the tolerance is halved', () => {
    const run = simulate(model);
    const tolerance = usualTolerance(model) / 2;
    const finer = simulate(model, {}, {tolerance});
    for (const key of continuousOutputs(model)) {
      const allowed = allowedError(model, run, key);
      for (let part = 0; part <= 1; part += 1 / 64) {
        const t = run.start + part * (run.end - run.start);
        const change = sampleAt(run, key, t) - sampleAt(finer, key, t);
        assert.ok(Math.abs(change) <= allowed, `${key} at ${t}: ${change}`);
      }
    }
  });

  it('lets only outputs jump that say so', () => {
    for (const run of runPresets(model)) {
      for (const key of continuousOutputs(model)) {
        const allowed = allowedError(model, run, key);
        run.times.forEach((time, row) => {
          const [before, after] = [row, row + 1].map(
            (index) => run.columns[key]?.[index] ?? 0,
          ) as [number, number];
          if (time === run.times[row + 1]) {
            assert.ok(Math.abs(after - before) <= allowed, `${key} at ${time}`);
          }
        });
      }
    }
  });
}

function checkFigures(model: AnyModel): void {
  it('gives profiles with as many values as ascending coordinates', () => {
    for (const {figures} of runPresets(model)) {
      for (const data of Object.values(figures)) {
        for (const {x, y, exact} of data.kind === 'profile'
          ? data.curves
          : []) {
          assert.equal(y.length, x.length);
          assert.equal(exact?.length ?? x.length, x.length);
          const ascending = Array.from(x).sort((one, other) => one - other);
          assert.deepEqual(Array.from(x), ascending);
        }
      }
    }
  });
}

function checkPermalink(model: AnyModel): void {
  it('survives the way through a permalink, to the last bit', () => {
    fc.assert(
      fc.property(arbitraryValues(model), (values) => {
        const link = encodePermalink(model, values);
        const decoded = decodePermalink(model, `#${link}`);
        assert.deepEqual({...decoded.values}, {...values});
        assert.deepEqual(decoded.issues, []);
      }),
    );
  });
}

describe('every model', async () => {
  // One at a time: a model that is refused ends the file, and what still loads
  // then fails in the files that come next.
  for (const id of modelIds) {
    const model = await loadModel(id);
    describe(id, () => {
      checkDefinition(model);
      checkPresets(model);
      checkRange(model);
      checkAccuracy(model);
      checkFigures(model);
      checkPermalink(model);
    });
  }
});
