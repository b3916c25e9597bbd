import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {
  OdeProblem,
  SolverOptions,
  Trajectory,
  TriedStep,
} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';
import {bouncingBall, lag} from './problems';

interface Recorded {
  readonly run: Trajectory;
  readonly log: readonly TriedStep[];
  readonly accepted: readonly TriedStep[];
}

function record(
  problem: OdeProblem,
  end: number,
  initial: readonly number[],
  options: SolverOptions = {},
): Recorded {
  const log: TriedStep[] = [];
  const run = integrate(problem, 0, end, initial, {...options, stepLog: log});
  return {run, log, accepted: log.filter(({result}) => result === 'accepted')};
}

/** Each accepted step must begin where the one before it ends. */
function assertNoGaps({run, log, accepted}: Recorded): void {
  assert.equal(accepted.length, run.statistics.steps);
  assert.equal(log.length - accepted.length, run.statistics.rejected);
  let end = run.start;
  for (const {time, length, errorRatio} of accepted) {
    assert.ok(Math.abs(time - end) <= 1e-12 * Math.max(1, end));
    assert.ok(length > 0);
    assert.ok(errorRatio <= 1);
    end = time + length;
  }
  assert.ok(Math.abs(run.end - end) <= 1e-12 * Math.max(1, end));
  assert.deepEqual(
    accepted.map(({time}) => time),
    [...run.steps],
  );
}

/** A slow state and a fast one that follows a sine. */
const twoSpeeds: OdeProblem = {
  size: 2,
  derivatives(t, [slow, fast], derivative) {
    derivative[0] = -0.01 * slow!;
    derivative[1] = 50 * (Math.sin(5 * t) - fast!);
  },
};

describe('stepLog', () => {
  it('changes nothing of the run', () => {
    for (const problem of [bouncingBall(0.8), twoSpeeds]) {
      const {run} = record(problem, 3, [1, 0]);
      const plain = integrate(problem, 0, 3, [1, 0]);
      assert.deepEqual(run.statistics, plain.statistics);
      assert.deepEqual(run.steps, plain.steps);
      assert.deepEqual(run.evaluate(2.5), plain.evaluate(2.5));
    }
  });

  it('covers the run without gaps, also with events', () => {
    assertNoGaps(record(twoSpeeds, 3, [1, 0]));
    assertNoGaps(record(bouncingBall(0.8), 3, [1, 0]));
  });

  it('covers any run of a lag with breaks without gaps', () => {
    fc.assert(
      fc.property(
        fc.double({min: 1e-4, max: 10, noNaN: true}),
        fc.array(fc.double({min: 1e-6, max: 5, noNaN: true}), {maxLength: 4}),
        (timeConstant, breaks) => {
          const input = (t: number): number =>
            breaks.filter((instant) => instant <= t).length;
          assertNoGaps(record(lag(timeConstant, input, breaks), 5, [0]));
        },
      ),
    );
  });

  it('names the state with the largest error', () => {
    const {accepted} = record(twoSpeeds, 3, [1, 0]);
    const fast = accepted.filter(({stateIndex}) => stateIndex === 1);
    assert.ok(fast.length > 10);
    assert.ok(fast.length >= accepted.length - 1);
  });

  it('names no state where there is no error', () => {
    const rest: OdeProblem = {
      size: 1,
      derivatives: (_, __, derivative) => derivative.fill(0),
    };
    const {accepted} = record(rest, 1, [3]);
    assert.ok(accepted.every(({stateIndex}) => stateIndex === -1));
  });

  it('tells what determined the lengths', () => {
    const step = lag(0.3, (t) => (t < 1 ? 0 : 1), [1]);
    const {log} = record(step, 9, [0.5], {maximumStep: 0.2});
    const reasonAt = (time: number) =>
      log.find((entry) => entry.time === time)?.reason;
    assert.equal(reasonAt(0), 'start');
    assert.equal(reasonAt(1), 'start');
    const reasons = log.map(({reason}) => reason);
    assert.ok(reasons.includes('error'));
    assert.ok(reasons.includes('longest'));
    assert.equal(reasons.at(-1), 'landing');
    const longest = log.filter(({reason}) => reason === 'longest');
    assert.ok(longest.every(({length}) => length === 0.2));
  });

  it('tells why steps were rejected, and that the next one is a retry', () => {
    const bump = lag(0.01, (t) => Math.exp(-(((t - 1) / 0.02) ** 2)));
    const {log} = record(bump, 2, [0], {maximumStep: 0.3});
    const rejected = log.filter(({result}) => result !== 'accepted');
    assert.ok(rejected.length > 0);
    for (const entry of rejected) {
      assert.match(entry.result, /^error-(at-end|inside)$/u);
      assert.ok(entry.errorRatio > 1);
      const next = log[log.indexOf(entry) + 1];
      assert.equal(next?.reason, 'retry');
      assert.ok(next.length < entry.length);
    }
  });

  it('names the state that is not finite', () => {
    const logarithm: OdeProblem = {
      size: 2,
      derivatives(_, y, derivative) {
        derivative[0] = 0;
        derivative[1] = -3 - Math.log(y[1]!);
      },
    };
    const options = {initialStep: 0.6, maximumStep: 1};
    const {log} = record(logarithm, 0.9, [1, 1], options);
    const [first, second] = log;
    assert.equal(first?.result, 'not-finite');
    assert.equal(first.stateIndex, 1);
    assert.ok(Number.isNaN(first.errorRatio));
    assert.equal(second?.reason, 'retry');
  });

  it('shows that a step is repeated to end near an event', () => {
    const {run, log} = record(bouncingBall(0.8), 1, [1, 0]);
    const [impact] = run.events;
    const index = log.findIndex(({result}) => result === 'event');
    const repeated = log[index + 1]!;
    assert.equal(repeated.reason, 'event');
    assert.equal(repeated.time, log[index]!.time);
    const end = repeated.time + repeated.length;
    assert.ok(Math.abs(end - impact!.time) < 1e-12);
  });
});
