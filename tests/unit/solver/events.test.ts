import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {integrate} from '../../../src/solver/index';
import {bouncingBall, clock, impacts} from './problems';

/** Instants up to `end` at which cos(ωt) passes a level, in order. */
function crossingsOfCosine(
  frequency: number,
  level: number,
  end: number,
): readonly number[] {
  const phase = Math.acos(level);
  const turns = Math.ceil((frequency * end) / (2 * Math.PI));
  return Array.from({length: turns + 1}, (_, k) => [
    2 * Math.PI * k + phase,
    2 * Math.PI * (k + 1) - phase,
  ])
    .flat()
    .map((angle) => angle / frequency)
    .filter((time) => time <= end);
}

describe('integrate(problem with events, …)', () => {
  it('locates 10 bounces of a ball within 1e-9 s', () => {
    const expected = impacts(1, 0.8, 9.81, 10);
    const run = integrate(bouncingBall(0.8), 0, 3.6, [1, 0]);
    assert.equal(run.events.length, 10);
    run.events.forEach(({time}, k) => {
      assert.ok(Math.abs(time - expected[k]!) < 1e-9, `impact ${k}`);
    });
  });

  it('does the same when the handler puts the ball on the floor', () => {
    const ball = bouncingBall(0.8);
    const expected = impacts(1, 0.8, 9.81, 10);
    const run = integrate(
      {
        ...ball,
        onEvent(_, __, y) {
          y[0] = 0;
          y[1] = -0.8 * y[1]!;
        },
      },
      0,
      3.6,
      [1, 0],
    );
    assert.equal(run.events.length, 10);
    run.events.forEach(({time}, k) => {
      assert.ok(Math.abs(time - expected[k]!) < 1e-9, `impact ${k}`);
    });
  });

  it('does the same when a flight is short against a step', () => {
    const ball = bouncingBall(0.8);
    const expected = impacts(1, 0.8, 9.81, 10);
    let count = 0;
    const run = integrate(
      {
        ...ball,
        onEvent(index, t, y) {
          ball.onEvent?.(index, t, y);
          return ++count === 10 ? 'stop' : 'continue';
        },
      },
      0,
      100,
      [1, 0],
      {absoluteTolerance: 1e6, maximumStep: 100},
    );
    assert.ok(run.statistics.steps <= 2 * count);
    run.events.forEach(({time}, k) => {
      assert.ok(Math.abs(time - expected[k]!) < 1e-9, `impact ${k}`);
    });
  });

  it('reports the instant on the far side, states before and after', () => {
    const run = integrate(bouncingBall(0.5), 0, 0.6, [1, 0]);
    const [{time, index, before, after}] = run.events as [
      (typeof run.events)[0],
    ];
    assert.equal(index, 0);
    assert.ok(before[0]! < 0 && before[0]! > -1e-12);
    assert.ok(Math.abs(after[1]! + 0.5 * before[1]!) < 1e-15);
    assert.deepEqual(run.evaluate(time, 'right'), after);
    run.evaluate(time, 'left').forEach((value, i) => {
      assert.ok(Math.abs(value - before[i]!) < 1e-14);
    });
  });

  it('catches a double crossing between two ends of a step', () => {
    const dip = (t: number): number => (t - 5) ** 2 - 0.04;
    const run = integrate(clock([dip]), 0, 10, [0], {maximumStep: 10});
    assert.deepEqual(
      run.events.map(({time}) => time.toFixed(9)),
      ['4.800000000', '5.200000000'],
    );
  });

  it('catches a double crossing away from the middle of a step', () => {
    const dip = (t: number): number => (t - 3.3) ** 2 - 1e-4;
    const options = {maximumStep: 10, initialStep: 10};
    const run = integrate(clock([dip]), 0, 10, [0], options);
    assert.deepEqual(
      run.events.map(({time}) => time.toFixed(9)),
      ['3.290000000', '3.310000000'],
    );
  });

  it('finds every crossing of random levels by an oscillator', () => {
    const level = fc.double({min: -0.99, max: 0.99, noNaN: true});
    const frequencies = fc.double({min: 0.2, max: 20, noNaN: true});
    fc.assert(
      fc.property(frequencies, level, level, (frequency, ...levels) => {
        const run = integrate(
          {
            size: 2,
            eventCount: 2,
            derivatives(_, y, derivative) {
              derivative[0] = frequency * y[1]!;
              derivative[1] = -frequency * y[0]!;
            },
            events(_, y, values) {
              levels.forEach((value, i) => (values[i] = y[0]! - value));
            },
          },
          0,
          10,
          [1, 0],
        );
        const times = run.events.map(({time}) => time);
        assert.deepEqual(
          times,
          [...times].sort((one, other) => one - other),
        );
        // Each level by itself: two that differ by the last digit are crossed
        // at one instant, in either order.
        levels.forEach((level, i) => {
          const expected = crossingsOfCosine(frequency, level, 10);
          // A crossing at the very end may fall on either side of it.
          fc.pre(expected.every((time) => 10 - time > 1e-3));
          const found = run.events.filter(({index}) => index === i);
          assert.equal(found.length, expected.length);
          found.forEach(({time}, k) => {
            assert.ok(Math.abs(time - expected[k]!) < 1e-3 / frequency);
          });
        });
      }),
    );
  });

  it('fires in the direction asked for', () => {
    const wave = (t: number): number => Math.sin(Math.PI * t);
    const times = (direction: number): string[] =>
      integrate(
        clock([wave], {eventDirections: [direction]}),
        0.5,
        4.5,
        [0],
      ).events.map(({time}) => time.toFixed(9));
    assert.deepEqual(times(1), ['2.000000000', '4.000000000']);
    assert.deepEqual(times(-1), ['1.000000000', '3.000000000']);
    assert.equal(times(0).length, 4);
  });

  it('does not fire a function that begins the run at zero', () => {
    const run = integrate(clock([(t) => t]), 0, 1, [0]);
    assert.equal(run.events.length, 0);
  });

  it('keeps the sign of a function that a break sets to exactly zero', () => {
    const level = (t: number): number => (t < 1 ? -1 : Math.max(0, t - 2));
    const run = integrate(clock([level], {breaks: [1, 2]}), 0, 3, [0]);
    assert.equal(run.events.length, 1);
    assert.ok(Math.abs(run.events[0]!.time - 2) < 1e-12);
  });

  it('does not fire on touching zero', () => {
    const run = integrate(clock([(t) => (t - 0.5) ** 2]), 0, 1, [0]);
    assert.equal(run.events.length, 0);
  });

  it('locates a jump of a switching function by bisection', () => {
    const jump = (t: number): number => (t < Math.SQRT1_2 ? -1 : 1);
    const run = integrate(clock([jump]), 0, 1, [0]);
    assert.equal(run.events.length, 1);
    assert.ok(Math.abs(run.events[0]!.time - Math.SQRT1_2) < 1e-12);
  });
});
