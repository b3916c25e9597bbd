import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {ModelErrorReason} from '../../../../src/models/definition/errors';
import {
  CalculationError,
  ModelError,
} from '../../../../src/models/definition/errors';
import {runData} from '../../../../src/models/run/runResult';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate, simulateCurves} from '../../../../src/models/run/simulate';
import {ball, chatterbox, growth, lag, line, pulse, text} from '../fixtures';

function failure(
  run: () => unknown,
  ...reasons: readonly ModelErrorReason[]
): ModelError {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof ModelError, String(error));
    assert.ok(reasons.includes(error.reason), error.reason);
    return error;
  }
  return assert.fail('the run did not fail');
}

describe('simulateCurves(model, values, options)', () => {
  it('gives the curves of simulate without tables, and its failures', () => {
    const {view, samples} = simulate(lag, {onset: 1});
    const curves = simulateCurves(lag, {...simulate(lag).values, onset: 1});
    assert.equal(curves.columns, undefined);
    assert.deepEqual(curves.samples, samples);
    for (const time of [0, 1, 2.5, curves.end]) {
      assert.equal(curves.view.value('y', time), view.value('y', time));
    }
    const {values} = simulate(growth);
    failure(
      () => simulateCurves(growth, {...values, rate: 1000}),
      'step-too-small',
    );
    failure(
      () => simulateCurves(growth, {...values, rate: 1e4}),
      'invalid-parameters',
    );
  });
});

describe('simulate(model, values, options)', () => {
  it('gives 401 even points and the two sides of each jump', () => {
    const {times, columns} = simulate(pulse);
    assert.equal(times.length, 401 + 4);
    const [left, right] = [times.indexOf(1), times.lastIndexOf(1)];
    assert.equal(right, left + 1);
    assert.deepEqual([columns.u[left], columns.u[right]], [0, 1]);
  });

  it('solves algebraic states along with the others', () => {
    const run = simulate(pulse, {rate: 2});
    assert.ok(Math.abs(sampleAt(run, 'z', 1.5) - 3) < 1e-7);
    assert.ok(Math.abs(sampleAt(run, 'z', 3) - 6) < 1e-7);
  });

  it('ends where an event says stop, and keeps vector states', () => {
    const run = simulate(ball, {height: 1});
    const fall = Math.sqrt(2 / 9.80665);
    const third = fall * (1 + 2 * 0.8 + 2 * 0.64);
    assert.ok(Math.abs(run.end - third) < 1e-8);
    assert.equal(run.duration, 5);
    assert.equal(run.events.length, 3);
    assert.equal(run.events[1]?.label?.en, 'impact 2');
    const times = run.events.map(({time}) => time);
    assert.deepEqual(run.view.instants('impact'), times);
    const {motion} = run.view.state(run.end, 'left');
    assert.ok(Math.abs((motion[1] ?? 0) + 9.80665 * fall * 0.64) < 1e-6);
  });

  it('gives both sides of an event in the columns and in the modes', () => {
    const run = simulate(ball, {height: 1});
    const first = run.events[0]?.time ?? 0;
    const row = run.times.indexOf(first);
    const [before, after] = [row, row + 1].map(
      (index) => run.columns.velocity[index] ?? 0,
    ) as [number, number];
    assert.ok(Math.abs(after + 0.8 * before) < 1e-12);
    assert.equal(run.view.modes(first, 'left').impacts, 0);
    assert.equal(run.view.modes(first).impacts, 1);
  });

  it('runs a model without time: scalars and figures only', () => {
    const run = simulate(line, {rate: 3});
    assert.equal(run.times.length, 0);
    assert.deepEqual(run.scalars, {double: 6, inverse: 1 / 3});
    assert.deepEqual(Object.keys(run.figures), ['line', 'bars']);
    assert.throws(() => run.view.value('y' as never, 0), RangeError);
  });

  it('leaves out scalars without a meaning', () => {
    assert.deepEqual(simulate(line, {rate: 0}).scalars, {double: 0});
  });

  it('refuses values outside their range and names all of them', () => {
    const values = {gain: 11, timeConstant: -1};
    const error = failure(() => simulate(lag, values), 'invalid-parameters');
    assert.deepEqual(
      error.issues.flatMap(({parameters}) => parameters),
      ['gain', 'timeConstant'],
    );
    assert.match(error.messages['zh-Hans'], /gain必须是 −10 到 10 之间的数。/u);
  });

  it('refuses unknown parameters, choices and durations', () => {
    const wrong = {nothing: 1} as unknown as {gain: number};
    failure(() => simulate(lag, wrong), 'invalid-parameters');
    const choice = {input: 'noise' as 'step'};
    failure(() => simulate(lag, choice), 'invalid-parameters');
    failure(() => simulate(lag, {}, {duration: 1e9}), 'invalid-parameters');
    failure(() => simulate(line, {}, {duration: 1}), 'invalid-parameters');
  });

  it('takes a value that unit conversion moved past its range by a rounding', () => {
    const [, max] = ball.parameters.height.range;
    const run = simulate(ball, {height: max * (1 + 2 ** -52)});
    assert.equal(run.values.height, max);
  });

  it('names the model, the instant and the values of a run that overflows', () => {
    const error = failure(
      () => simulate(growth, {rate: 1000}),
      'not-finite',
      'step-too-small',
    );
    assert.equal(error.model, 'growth');
    assert.equal(error.values.rate, 1000);
    assert.ok(error.time !== undefined && error.time > 0);
    assert.match(error.messages.en, /'growth' failed at t = .*a = 1000/u);
  });

  it('names the output that is not finite', () => {
    const model = {...growth, observe: () => ({y: Number.NaN})};
    const error = failure(() => simulate(model), 'not-finite');
    assert.match(
      error.messages.en,
      /at t = 0 s: the y is not a finite number/u,
    );
    assert.match(error.messages['zh-Hans'], /模型 y不是有限的数/u);
  });

  it('passes on why a model found no result', () => {
    const model = {
      ...line,
      measure: () => {
        throw new CalculationError(text('No operating point.'));
      },
    };
    const error = failure(() => simulate(model), 'no-result');
    assert.equal(error.messages.en, 'No operating point.');
  });

  it('lets mistakes in a model through as they are', () => {
    const model = {
      ...line,
      measure: () => {
        throw new TypeError('a mistake');
      },
    };
    assert.throws(() => simulate(model), TypeError);
  });

  it('reports chattering as such', () => {
    const error = failure(() => simulate(chatterbox), 'chattering');
    assert.ok(Math.abs((error.time ?? 0) - 0.5) < 1e-3);
  });

  it('gives data that can be posted to a worker', () => {
    const data = runData(simulate(pulse));
    assert.deepEqual(structuredClone(data), data);
  });

  it('gives the same run twice', () => {
    assert.deepEqual(runData(simulate(ball)), runData(simulate(ball)));
  });
});
