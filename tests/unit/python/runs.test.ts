import assert from 'node:assert/strict';
import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

import {describe, it} from 'vitest';

import type {AnyModel, ValuesOf} from '../../../src/models/definition';
import {ModelError} from '../../../src/models/definition/errors';
import {
  clampDuration,
  defaultDuration,
} from '../../../src/models/definition/normalize';
import {loadReferences} from '../../../src/models/references/loadReferences';
import {loadModel, modelIds} from '../../../src/models/registry';
import type {Run} from '../../../src/models/run/runResult';
import {simulate} from '../../../src/models/run/simulate';
import {arbitraryValues, fc} from '../models/support';
import {writeProgram} from './programs';

/** Largest difference from our own solver, as a fraction of the span. */
const TOLERANCE = 1e-6;

/** How many settings of each model are drawn. */
const DRAWN = 20;

/** A Python with SciPy: that of the system, or the one in the path. */
const python = ['/usr/bin/python3', 'python3'].find(
  (name) => spawnSync(name, ['-c', 'import scipy']).status === 0,
);

/** A run of a program, as `tests/fixtures/runPrograms.py` writes it. */
interface PythonRun {
  readonly curves: Readonly<Record<string, readonly number[]>>;
  readonly samples: Readonly<
    Record<string, readonly [readonly number[], readonly number[]]>
  >;
  readonly results: Readonly<Record<string, number | null>>;
}

interface Case {
  readonly name: string;
  readonly values: Partial<ValuesOf<AnyModel>>;
  readonly duration?: number | undefined;
}

/** Settings at which a program once gave no run, or one that was far off. */
const ONCE_WRONG: Readonly<Record<string, readonly Case[]>> = {
  // The difference has come to rest when the orifice is fully open.
  orifice: [
    {
      name: 'slow opening',
      values: {diameter: 0.0025, openingTime: 0.3, viscosity: 4e-6},
      duration: 4,
    },
  ],
  // Without convection the walls alone say where the sphere settles.
  'hot-sphere': [
    {
      name: 'celsius below zero',
      values: {scale: 'celsius', coefficient: 0, walls: 243.1},
    },
  ],
};

/**
 * The default run, the presets, the cases of the independent references, and
 * those that were wrong.
 */
async function casesOf(model: AnyModel): Promise<readonly Case[]> {
  const references = await loadReferences(model.id);
  const presets = Object.entries(model.presets).map(
    ([key, {values, duration}]) => ({name: `preset ${key}`, values, duration}),
  );
  const cases = references.map(({id, parameters, duration}) => ({
    name: `reference ${id}`,
    values: parameters,
    duration,
  }));
  return [
    {name: 'default', values: {}},
    ...presets,
    ...cases,
    ...(ONCE_WRONG[model.id] ?? []),
  ];
}

/** Runs programs in a process of their own, so that several cores have work. */
async function runPrograms(
  programs: readonly string[],
): Promise<readonly PythonRun[]> {
  const running = promisify(execFile)(
    python ?? 'python3',
    ['tests/fixtures/runPrograms.py'],
    {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      // Small matrices: threads of the linear algebra would wait for each other.
      env: {...process.env, OPENBLAS_NUM_THREADS: '1'},
    },
  );
  running.child.stdin?.end(JSON.stringify(programs));
  const {stdout} = await running;
  return JSON.parse(stdout) as readonly PythonRun[];
}

/** Runs with values and durations from all over their ranges. */
function drawRuns(model: AnyModel): readonly Run[] {
  const settings = fc.record({
    values: arbitraryValues(model),
    // Parts of the usual duration: shorter and longer than all of it.
    part: fc.constantFrom(0.05, 1, 1, 1, 5),
  });
  return fc.sample(settings, DRAWN).flatMap(({values, part}) => {
    const usual = defaultDuration(model, values);
    const duration = clampDuration(model, part * usual);
    try {
      return [simulate(model, values, {duration})];
    } catch (error) {
      // The panel writes no program of a run that it refuses.
      assert.ok(error instanceof ModelError, String(error));
      return [];
    }
  });
}

function assertClose(
  actual: number,
  expected: number,
  scale: number,
  where: string,
): void {
  const difference = Math.abs(actual - expected);
  assert.ok(
    difference <= TOLERANCE * scale,
    `${where}: ${actual}, ours is ${expected}, the scale ${scale}`,
  );
}

/** What is close to 0 in every run is compared with one of these, SI. */
const SCALES: Readonly<Record<string, number>> = {
  balance: 10,
  heatBalance: 1e4,
  massBalance: 1e-3,
  accumulationError: 1,
  drift: 100,
  finalDeviation: 1,
  largestPressureB: 4e6,
  overshoot: 1,
  periodError: 100,
};

/** Largest distance between two values, at least `nominal`. */
function spanOf(values: ArrayLike<number>, nominal = 0): number {
  const finite = Array.from(values).filter(Number.isFinite);
  const span = Math.max(...finite) - Math.min(...finite);
  return Math.max(span, nominal, 1e-3 * Math.max(...finite.map(Math.abs)));
}

function compareCurves(model: AnyModel, run: Run, other: PythonRun): void {
  const near = 1e-6 * (run.end - run.start);
  const jumps = [...run.breaks, ...run.events.map(({time}) => time)];
  const times = other.curves['t'] ?? [];
  assert.deepEqual(
    Object.keys(other.curves).sort(),
    ['t', ...Object.keys(run.columns)].sort(),
  );
  for (const [key, column] of Object.entries(run.columns)) {
    const {jumps: canJump = false, nominal} = model.outputs[key] ?? {};
    const scale = SCALES[key] ?? spanOf(column, nominal);
    times.forEach((t, n) => {
      const isJump =
        canJump && jumps.some((jump) => Math.abs(jump - t) <= near);
      if (!isJump && t <= run.end) {
        const value = other.curves[key]?.[n] ?? Number.NaN;
        assertClose(value, run.view.value(key, t), scale, `${key} at ${t} s`);
      }
    });
  }
}

function compareSamples(run: Run, other: PythonRun): void {
  for (const [key, {times, values}] of Object.entries(run.samples)) {
    const [otherTimes = [], otherValues = []] = other.samples[key] ?? [];
    assert.equal(otherTimes.length, times.length, key);
    const scale = values.length > 0 ? spanOf(values, 1e-3) : 1;
    otherTimes.forEach((t, n) => {
      assertClose(
        t,
        times[n] ?? Number.NaN,
        run.end - run.start,
        `t of ${key}`,
      );
      const value = values[n] ?? Number.NaN;
      assertClose(
        otherValues[n] ?? Number.NaN,
        value,
        scale,
        `${key} at ${t} s`,
      );
    });
  }
}

function compareResults(model: AnyModel, run: Run, other: PythonRun): void {
  const keys = Object.keys(model.scalars ?? {});
  assert.deepEqual(
    keys.filter((key) => typeof other.results[key] === 'number'),
    keys.filter((key) => key in run.scalars),
    'results that are defined',
  );
  for (const [key, value = Number.NaN] of Object.entries(run.scalars)) {
    const scale = SCALES[key] ?? Math.max(Math.abs(value), 1e-6);
    assertClose(other.results[key] ?? Number.NaN, value, scale, key);
  }
}

describe.skipIf(python === undefined)(
  'the Python programs, run with SciPy',
  {concurrent: true},
  async () => {
    for (const id of modelIds) {
      const model = await loadModel(id);

      it(
        `${id}: agrees with our solver in every preset and reference`,
        {
          timeout: 300_000,
          tags: id === 'first-order-lag' ? [] : ['all'],
        },
        async () => {
          const cases = (await casesOf(model)).map((each) => ({
            ...each,
            run: simulate(model, each.values, {duration: each.duration}),
          }));
          const others = await runPrograms(
            cases.map(({run}) => writeProgram(model, run.values, run.duration)),
          );
          for (const [n, {name, run}] of cases.entries()) {
            const other = others[n];
            assert.ok(other);
            try {
              compareCurves(model, run, other);
              compareSamples(run, other);
              compareResults(model, run, other);
            } catch (error) {
              throw new Error(`${id}, ${name}`, {cause: error});
            }
          }
        },
      );
    }

    for (const id of modelIds) {
      const model = await loadModel(id);

      it(
        `${id}: runs with any settings of the panel`,
        {timeout: 300_000, tags: ['all']},
        async () => {
          const runs = drawRuns(model);
          const others = await runPrograms(
            runs.map((run) => writeProgram(model, run.values, run.duration)),
          );
          for (const [n, other] of others.entries()) {
            const where = JSON.stringify(runs[n]?.values);
            for (const [key, values] of Object.entries(other.curves)) {
              assert.ok(values.every(Number.isFinite), `${key}: ${where}`);
            }
          }
        },
      );
    }

    it('print results, write their curves and read back as a parameter file', async () => {
      const model = await loadModel('first-order-lag');
      const run = simulate(model, {stages: 2}, {duration: 10});
      const folder = mkdtempSync(join(tmpdir(), 'python-program-'));
      try {
        writeFileSync(
          join(folder, 'run.py'),
          writeProgram(model, run.values, run.duration),
        );
        const {status, stdout, stderr} = spawnSync(
          python ?? 'python3',
          [resolve(folder, 'run.py')],
          {
            cwd: folder,
            encoding: 'utf8',
            env: {...process.env, MPLBACKEND: 'agg'},
          },
        );
        assert.equal(status, 0, stderr);
        assert.match(stdout, /^finalValue = 6\.0 1$/mu);
        assert.match(stdout, /^riseTime = \d\.\d+ s$/mu);
        const csv = readFileSync(join(folder, 'first-order-lag.csv'), 'utf8');
        assert.match(csv, /^# model: first-order-lag\n# gain = 2\.0\n/u);
        assert.match(csv, /^t \[s\],y \[1\],u \[1\],delayed \[1\]$/mu);
        assert.equal(csv.trimEnd().split('\n').at(-1)?.split(',')[0], '10.0');
      } finally {
        rmSync(folder, {recursive: true});
      }
    });
  },
);
