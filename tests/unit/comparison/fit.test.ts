import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {FitResult} from '../../../src/comparison/fit/fitModel';
import {
  fitModel,
  fittableParameters,
} from '../../../src/comparison/fit/fitModel';
import {levenbergMarquardt} from '../../../src/comparison/fit/levenbergMarquardt';
import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {normalizeParameters} from '../../../src/models/definition/normalize';
import {model as bar} from '../../../src/models/library/aluminium-bar';
import {model as clock} from '../../../src/models/library/clock';
import {model as cylinders} from '../../../src/models/library/concentric-cylinders';
import {model as room} from '../../../src/models/library/controlled-room';
import {model as heatedPipe} from '../../../src/models/library/heated-pipe';
import {model as sphere} from '../../../src/models/library/hot-sphere';
import {model as circuit} from '../../../src/models/library/hydraulic-circuit';
import {model as lab} from '../../../src/models/library/integrator-lab';
import {model as piping} from '../../../src/models/library/modular-piping';
import {model as thermostat} from '../../../src/models/library/thermostat';
import {model as trigger} from '../../../src/models/library/trigger';
import {model as sine} from '../../../src/models/library/triggered-sine';
import {lag} from '../models/fixtures';
import type {Values} from './support';
import {changed, compareWith, noise, printed, runOf} from './support';

/** Runs a generator to its end. */
function finish<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const {done, value} = steps.next();
    if (done === true) {
      return value;
    }
  }
}

/** Fits parameters to data of a run with other values, with noise. */
function fit(
  model: AnyModel,
  outputs: readonly string[],
  truth: Values,
  keys: readonly string[] = Object.keys(truth),
  share = 5e-3,
  fixed: Values = {},
): FitResult {
  const start = runOf(model, fixed);
  const real = runOf(model, {...fixed, ...truth}, start.duration);
  const random = noise(7);
  const data = outputs.map((output) => {
    const points = printed(real, output, 150);
    const {span} = compareWith(model, real, output, points).differences;
    const noisy = changed(points, (value) => value + share * span * random());
    return {output, ...noisy};
  });
  const {values} = start;
  const {duration} = start;
  return finish(
    fitModel(model, {model: model.id, values, duration, keys, data}),
  );
}

interface FitCase {
  readonly model: AnyModel;
  readonly outputs: readonly string[];
  readonly truth: Readonly<Record<string, number>>;
  readonly fixed?: Values;
}

const CASES: readonly FitCase[] = [
  {model: clock, outputs: ['scaled'], truth: {gain: 4, offset: 7}},
  {model: clock, outputs: ['sine'], truth: {frequency: 0.52}},
  {model: lag, outputs: ['y'], truth: {timeConstant: 2.2, gain: 2.5}},
  {
    model: lag,
    outputs: ['y'],
    truth: {timeConstant: 0.8, gain: 1.4, initial: -1},
  },
  {model: trigger, outputs: ['u'], truth: {amplitude: 3.6, mean: 4.5}},
  {model: thermostat, outputs: ['temperature'], truth: {timeConstant: 1900}},
  {
    model: lab,
    outputs: ['y'],
    truth: {timeConstant: 1.3},
    fixed: {method: 'adaptive'},
  },
  {model: sine, outputs: ['amplitude'], truth: {firstAmplitude: 1.3}},
  {model: bar, outputs: ['atEnd'], truth: {length: 0.023}},
  {
    model: heatedPipe,
    outputs: ['outletTemperature'],
    truth: {wallTemperature: 350},
  },
  {
    model: cylinders,
    outputs: ['innerTube', 'outerTube'],
    truth: {airConductivity: 0.036},
  },
  {
    model: sphere,
    outputs: ['temperature'],
    truth: {coefficient: 20, initial: 450},
  },
  {model: sphere, outputs: ['temperature'], truth: {diameter: 0.06}},
];

describe('the fit recovers what the data were made with, noise 0.5 %', () => {
  for (const {model, outputs, truth, fixed} of CASES) {
    it(`${model.id}: ${Object.keys(truth).join(', ')}`, () => {
      const keys = Object.keys(truth);
      const result = fit(model, outputs, truth, keys, 5e-3, fixed);
      for (const {key, value, error, isAtLimit} of result.parameters) {
        const wanted = truth[key] ?? Number.NaN;
        const off = Math.abs(value - wanted);
        // Within 1 %, and within five of the stated standard errors; data
        // without any noise leave the accuracy of the runs.
        assert.ok(off <= 0.01 * Math.abs(wanted), `${key}: ${value}`);
        assert.ok(
          off <= 5 * error + 1e-6 * Math.abs(wanted),
          `${key}: ${value} ± ${error}`,
        );
        assert.ok(!isAtLimit);
      }
      assert.ok(result.hasConverged);
      assert.ok(result.after < 4e-3, String(result.after));
      assert.deepEqual(result.correlations, []);
    });
  }
});

it('data that go on after the run are fitted as far as it goes', () => {
  const {values, duration} = runOf(lag);
  const real = runOf(lag, {timeConstant: 3}, 1000 * duration);
  const data = [{output: 'y', ...printed(real, 'y', 20_000)}];
  const keys = ['timeConstant'];
  const {parameters} = finish(
    fitModel(lag, {model: lag.id, values, duration, keys, data}),
  );
  assert.ok(Math.abs((parameters[0]?.value ?? 0) - 3) < 1e-4);
});

describe('the fit warns', () => {
  it('of two parameters that change the curve in the same way', () => {
    // The final value of the lag is gain times input.
    const truth = {gain: 2.6};
    const result = fit(lag, ['y'], truth, ['gain', 'level']);
    const [pair] = result.correlations;
    assert.deepEqual([pair?.one, pair?.other], ['gain', 'level']);
    assert.ok(Math.abs(pair?.value ?? 0) > 0.99);
    assert.ok(result.after < 4e-3);
  });

  it('but not of two that change it alike and are found all the same', () => {
    const keys = ['coefficient', 'emissivity'];
    const truth = {coefficient: 9, emissivity: 0.8};
    const fixed = {initial: 600};
    const result = fit(sphere, ['temperature'], truth, keys, 1e-3, fixed);
    for (const {key, value, error} of result.parameters) {
      assert.ok(error < 0.05 * value, `${key}: ${value} ± ${error}`);
    }
    assert.deepEqual(result.correlations, []);
  });

  it('of a parameter without effect, which keeps its value', () => {
    const result = fit(sphere, ['convectionFlow'], {coefficient: 15}, [
      'coefficient',
      'conductivity',
    ]);
    const conductivity = result.parameters[1];
    assert.equal(conductivity?.hasEffect, false);
    const alone = fit(bar, ['firstHalf'], {}, ['crossSection'], 0.035);
    assert.equal(alone.parameters[0]?.hasEffect, false);
    assert.deepEqual(alone.others, []);
  });

  it('of a parameter that cancels, whatever the errors of the runs', () => {
    const result = fit(bar, ['firstHalf', 'secondHalf'], {length: 0.023}, [
      'crossSection',
      'length',
    ]);
    const [section, length] = result.parameters;
    const {values} = runOf(bar);
    assert.equal(section?.hasEffect, false);
    assert.equal(section.value, values.crossSection);
    assert.ok(Math.abs((length?.value ?? 0) - 0.023) < 2e-4);
  });

  it('but not of one that acts through the instants of jumps', () => {
    const onset = fit(lag, ['u'], {onset: 2.3}, ['onset'], 0);
    assert.ok(onset.parameters[0]?.hasEffect);
    const threshold = fit(trigger, ['y'], {highThreshold: 6.6}, undefined, 0);
    const [high] = threshold.parameters;
    assert.ok(high?.hasEffect);
    assert.ok(threshold.after <= threshold.before);
    assert.ok(Math.abs(high.value - 6.6) < 0.3, String(high.value));
  });

  it('of much that is left, unless it is noise', () => {
    const noisy = fit(lag, ['y'], {timeConstant: 1}, undefined, 0.15);
    const [found] = noisy.parameters;
    assert.ok(noisy.after > 0.05, String(noisy.after));
    assert.equal(noisy.left, 'noise');
    assert.ok(Math.abs((found?.value ?? 0) - 1) < 3 * (found?.error ?? 0));
    const other = fit(lag, ['y'], {gain: 3}, ['timeConstant'], 0.02);
    assert.equal(other.left, 'pattern');
  });

  it('of a pattern that few points show', () => {
    const run = runOf(lag);
    const {values, duration} = run;
    const points = changed(
      printed(run, 'y', 20),
      (value, time) => value + 0.05 * Math.sin((9 * time) / duration),
    );
    const data = [{output: 'y', ...points}];
    const keys = ['timeConstant'];
    const job = {model: lag.id, values, duration, keys, data};
    const {left, parameters} = finish(fitModel(lag, job));
    assert.equal(left, 'pattern');
    assert.equal(parameters[0]?.error, 0);
  });

  it('of a pattern that a plot hardly shows', () => {
    const run = runOf(lag);
    const {values, duration} = run;
    const points = changed(
      printed(run, 'y'),
      (value, time) => value + 0.02 * Math.sin(5 * time),
    );
    const keys = ['timeConstant'];
    const data = [{output: 'y', ...points}];
    const {after, left} = finish(
      fitModel(lag, {model: lag.id, values, duration, keys, data}),
    );
    assert.ok(after < 0.005, String(after));
    assert.equal(left, 'pattern');
  });

  it('of the width in which the instant of a jump is not seen', () => {
    const {duration} = runOf(lag);
    for (const onset of [0.7, 1.31, 2.3, 3.017]) {
      for (const share of [0, 0.01]) {
        const result = fit(lag, ['u'], {onset}, undefined, share);
        const [low = 0, high = 0] = result.parameters[0]?.interval ?? [];
        assert.ok(low <= onset && onset <= high, `${low} … ${high}`);
        assert.ok(high - low <= (1.2 * duration) / 150, `${low} … ${high}`);
      }
    }
  });

  it('of a value at the end of its range', () => {
    const random = noise();
    const run = runOf(lag);
    // More than the largest gain allows.
    const points = changed(
      printed(run, 'y'),
      (value) => 8 * value + 0.01 * random(),
    );
    const result = finish(
      fitModel(lag, {
        model: lag.id,
        values: run.values,
        duration: run.duration,
        keys: ['gain'],
        data: [{output: 'y', ...points}],
      }),
    );
    assert.equal(result.parameters[0]?.value, 10);
    assert.equal(result.parameters[0].isAtLimit, true);
  });
});

describe('a fit looks beyond the nearest minimum', () => {
  it('for a frequency, of which each period has one', () => {
    for (const frequency of [0.2, 1.7]) {
      const {parameters} = fit(clock, ['sine'], {frequency});
      const {value = 0, error = 0} = parameters[0] ?? {};
      assert.ok(Math.abs(value - frequency) < 5 * error, String(value));
    }
  });

  it('for a mass that swings', {tags: ['all']}, () => {
    for (const output of ['pressureA', 'velocity']) {
      const {parameters, left} = fit(circuit, [output], {mass: 625});
      const {value = 0, error = 0} = parameters[0] ?? {};
      assert.equal(left, 'noise');
      assert.ok(Math.abs(value - 625) < 5 * error, `${value} ± ${error}`);
    }
  });

  it('for a narrow band, of which 50 noisy points show many', () => {
    const start = runOf(thermostat);
    const {values, duration} = start;
    const real = runOf(thermostat, {band: 1}, duration);
    const points = printed(real, 'temperature', 50);
    const {span} = compareWith(
      thermostat,
      real,
      'temperature',
      points,
    ).differences;
    for (const seed of [6, 7, 8]) {
      const random = noise(seed);
      const noisy = changed(points, (each) => each + 0.035 * span * random());
      const {parameters, others} = finish(
        fitModel(thermostat, {
          model: thermostat.id,
          values,
          duration,
          keys: ['band'],
          data: [{output: 'temperature', ...noisy}],
        }),
      );
      const found = [
        parameters[0]?.value ?? 0,
        ...others.map(([each]) => each),
      ];
      assert.ok(
        found.some((each = 0) => Math.abs(each - 1) < 0.02),
        `${seed}: ${found.join()}`,
      );
    }
  });

  it('and says which values fit nearly as well, where they lie apart', () => {
    const {values, duration} = runOf(clock);
    // Read once a second, a sine of 0.3 Hz is one of 1.3, 2.3 Hz and so on.
    const run = runOf(clock, {frequency: 0.3}, duration);
    const data = [{output: 'sine', ...printed(run, 'sine', 10)}];
    const keys = ['frequency'];
    const {parameters, others} = finish(
      fitModel(clock, {model: clock.id, values, duration, keys, data}),
    );
    assert.ok(others.length > 0);
    for (const value of [parameters[0]?.value ?? 0, ...others.flat()]) {
      assert.ok(Math.abs((value % 1) - 0.3) < 1e-3, String(value));
    }
  });

  it('and how far a value may be elsewhere, where the derivatives mislead', () => {
    // The control acts at samples only: the sum of the squares has steps.
    const fixed = {sampling: 450, outsideStep: 0};
    const truth = {sampling: 120};
    const output = ['temperature'];
    const {parameters} = fit(room, output, truth, undefined, 0.01, fixed);
    const {value = 0, error = 0, interval} = parameters[0] ?? {};
    const [low, high] = interval ?? [value - 3 * error, value + 3 * error];
    assert.ok(low <= 120 && 120 <= high, `${low} … ${high}`);
  });

  it('and how far a value may be that matters on one side only', () => {
    // The step comes after the end of the run, whenever that is.
    const [onset] = fit(lag, ['y'], {onset: 9}, undefined, 0).parameters;
    const [low = 0, high = 0] = onset?.interval ?? [];
    assert.ok(low < 9 && 9 < high, `${low} … ${high}`);
  });
});

describe('what a fit says of its parameters', () => {
  it('is that three make up for one another, where no two of them do', () => {
    const keys = ['shutOffPressure', 'secondBend', 'secondLength'];
    const fixed = {drive: 'pump'};
    const result = fit(piping, ['inflow'], {}, keys, 5e-3, fixed);
    assert.deepEqual(result.entangled, keys);
  });

  it('is how far one moves that matters on one side only', () => {
    // The set point is never reached, so any above the last value is as good.
    const fixed = {outside: 287.15, heated: 300.5, initial: 245};
    const result = fit(
      thermostat,
      ['ideal'],
      {setpoint: 303.15},
      undefined,
      3e-3,
      fixed,
    );
    const [{value, error} = {value: 0, error: 0}] = result.parameters;
    assert.ok(Math.abs(value - 303.15) < 5 * error, `${value} ± ${error}`);
  });

  it('is its error with the others free, at an end of its range or not', () => {
    const result = fit(
      piping,
      ['inflow'],
      {firstBend: 0.4, pressure: -28_073.9},
      undefined,
      3e-3,
      {drive: 'pressure', pressure: -20_000},
    );
    for (const {key, value, error, isAtLimit} of result.parameters) {
      const off = value - {firstBend: 0.4, pressure: -28_073.9}[key]!;
      const isTied = result.correlations.length > 0;
      assert.ok(isTied || isAtLimit || Math.abs(off) < 5 * error, key);
    }
  });

  it('is no end of a range where another value is as good', () => {
    const result = fit(
      thermostat,
      ['ideal'],
      {initial: 243.15, heated: 298.15, outside: 252},
      undefined,
      3e-3,
      {outside: 287.15, heated: 327.15, initial: 287.15},
    );
    const outside = result.parameters.find(({key}) => key === 'outside');
    assert.equal(outside?.isAtLimit, false);
    const [low = 0, high = 0] = outside.interval ?? [];
    assert.ok(low <= 252 && 252 <= high, `${low} … ${high}`);
  });

  for (const output of ['y', 'u']) {
    it(`is what is left of all points, of which noise is not chosen: ${output}`, () => {
      const real = runOf(lag, {gain: 2.5, level: 3});
      const random = noise(3);
      const points = changed(printed(real, output, 5000), (y) => y + random());
      const {values, duration} = runOf(lag, {level: 3});
      const result = finish(
        fitModel(lag, {
          model: lag.id,
          values,
          duration,
          keys: ['gain'],
          data: [{output, ...points}],
        }),
      );
      const {rms, theirSpan} = compareWith(
        lag,
        real,
        output,
        points,
      ).differences;
      const off = result.after / (rms / theirSpan) - 1;
      assert.ok(Math.abs(off) < 0.15, String(off));
    });
  }
});

describe('the choice of parameters', () => {
  it('has numbers that have an effect only', () => {
    const {values} = normalizeParameters(lag, {});
    const keys = fittableParameters(lag, values);
    assert.ok(keys.includes('timeConstant'));
    assert.ok(!keys.includes('stages'));
    assert.ok(!keys.includes('input'));
    assert.ok(!keys.includes('slope'));
  });

  it('has no print interval: several have the same points', () => {
    for (const model of [clock, lab]) {
      const {values} = normalizeParameters(model, {});
      assert.ok('printInterval' in values);
      assert.ok(!fittableParameters(model, values).includes('printInterval'));
    }
  });
});

describe('Levenberg and Marquardt', () => {
  it('find an effect in the middle of a range', () => {
    const {hasEffect} = finish(
      levenbergMarquardt({
        start: [0.5, 1],
        ranges: [
          [0.4, 0.5],
          [0, 1],
        ],
        residuals: ([a = 0, b = 0]) =>
          Float64Array.from([a - 0.7, b > 0.1 && b < 0.5 ? 1 : 0.1]),
      }),
    );
    assert.deepEqual(hasEffect, [true, true]);
  });

  it('move one unknown where the model refuses to move another', () => {
    const solution = finish(
      levenbergMarquardt({
        start: [0.5, 0.2],
        ranges: [
          [0, 0.1],
          [0, 0.1],
        ],
        residuals: ([a = 0, b = 0]) =>
          a > 0.5 ? undefined : Float64Array.from([a + b - 1.3, 1e-3 * b]),
      }),
    );
    assert.ok(solution.after < 0.01, String(solution.after));
  });

  it('find the minimum of a curved valley', () => {
    // Rosenbrock's function on −2 … 2, from its usual start.
    const x = (share: number) => 4 * share - 2;
    const solution = finish(
      levenbergMarquardt({
        start: [(-1.2 + 2) / 4, (1 + 2) / 4],
        ranges: [
          [0, 0.1],
          [0, 0.1],
        ],
        residuals: ([a = 0, b = 0]) =>
          Float64Array.from([10 * (x(b) - x(a) ** 2), 1 - x(a)]),
      }),
    );
    assert.ok(solution.point.every((share) => Math.abs(x(share) - 1) < 1e-5));
  });

  it('stay where the model has a result', () => {
    const solution = finish(
      levenbergMarquardt({
        start: [0.2],
        ranges: [[0, 0.1]],
        residuals: ([a = 0]) =>
          a > 0.5 ? undefined : Float64Array.from([a - 0.7, 0.1]),
      }),
    );
    const [share = 0] = solution.point;
    assert.ok(share > 0.45 && share <= 0.5, String(share));
  });
});
