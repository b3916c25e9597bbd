import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/thermostat';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius} from '../../../../src/physics/units';

const [TAU, COLD, HOT, LOW, HIGH] = [1800, 5, 45, 18, 22];
const ROOM = {
  timeConstant: TAU,
  outside: celsius(COLD),
  heated: celsius(HOT),
  setpoint: celsius((LOW + HIGH) / 2),
  band: HIGH - LOW,
  initial: celsius(COLD),
} as const;
const DURATION = 14_400;

/**
 * Switching instants of a plain loop with equal steps, by the exact update of
 * each step; with `line`, the step is cut where a straight line crosses.
 */
function loop(step: number, line: boolean): readonly number[] {
  const instants: number[] = [];
  let [begin, n, start, temperature, heats] = [0, 0, 5, 5, true];
  while (begin + (n + 1) * step <= DURATION) {
    n += 1;
    const target = heats ? HOT : COLD;
    const at = (span: number) =>
      target + (start - target) * Math.exp(-span / TAU);
    const before = temperature;
    temperature = at(n * step);
    const threshold = heats ? HIGH : LOW;
    if (heats ? temperature > threshold : temperature < threshold) {
      const part = line ? (threshold - before) / (temperature - before) : 1;
      const span = (n - 1 + part) * step;
      [start, begin, n, heats] = [at(span), begin + span, 0, !heats];
      temperature = start;
      instants.push(begin);
    }
  }
  return instants;
}

function run(noticing: 'steps' | 'interpolated' | 'located', step: number) {
  return simulate(model, {...ROOM, noticing, step}, {duration: DURATION});
}

function switchingsOf({events, columns, times}: ReturnType<typeof run>) {
  assert.equal(times.length, columns.heater.length);
  const ends = [...times].filter(
    (time, row) =>
      time === times[row - 1] &&
      columns.heater[row] !== columns.heater[row - 1],
  );
  assert.ok(events.length >= ends.length);
  return ends;
}

describe('thermostat without event location', () => {
  for (const [noticing, line] of [
    ['steps', false],
    ['interpolated', true],
  ] as const) {
    for (const step of [1, 10, 60]) {
      it(`switches as a plain loop does: ${noticing}, ${step} s`, () => {
        const found = switchingsOf(run(noticing, step));
        const expected = loop(step, line);
        assert.ok(expected.length > 25);
        assert.equal(found.length, expected.length);
        found.forEach((time, n) => {
          assert.ok(Math.abs(time - (expected[n] ?? 0)) < 1e-4, `${time}`);
        });
      });
    }
  }

  it('is late by a part of the step, and by more than the step in a cycle', () => {
    const errorOf = (step: number) =>
      run('steps', step).scalars.periodError ?? 0;
    assert.ok(errorOf(0.1) > 0.1 && errorOf(0.1) < 0.25);
    assert.ok(errorOf(1) > 0.5 && errorOf(1) < 4);
    assert.ok(errorOf(10) > 8 && errorOf(10) < 30);
  });

  it('locks the cycle to whole steps, or lets it jump between a few lengths', () => {
    const cyclesOf = (step: number): readonly number[] => {
      const offs = switchingsOf(run('steps', step)).filter(
        (_, n) => n % 2 === 0,
      );
      return offs.slice(1).map((time, n) => Math.round(time - (offs[n] ?? 0)));
    };
    assert.deepEqual([...new Set(cyclesOf(55))], [880]);
    const lengths = cyclesOf(60);
    assert.ok(lengths.filter((length) => length === 960).length >= 11);
    assert.ok(lengths.every((length) => [840, 900, 960].includes(length)));
  });

  it('errs in proportion to the square of the step with a straight line', () => {
    const errorOf = (step: number) =>
      run('interpolated', step).scalars.drift ?? 0;
    assert.ok(errorOf(1) < 0.01);
    const ratio = errorOf(60) / errorOf(10);
    assert.ok(ratio > 20 && ratio < 45, `${ratio}`);
  });

  it('does not depend on the step when crossings are located', () => {
    const {scalars} = run('located', 60);
    assert.ok(Math.abs(scalars.drift ?? 1) < 1e-4);
    assert.ok(Math.abs(scalars.overshoot ?? 1) < 1e-6);
  });

  it('shows the exact room beside the late one', () => {
    const late = run('steps', 60);
    const exact = run('located', 60);
    for (const t of [500, 3000, 10_000]) {
      const difference =
        sampleAt(late, 'ideal', t) - sampleAt(exact, 'temperature', t);
      assert.ok(Math.abs(difference) < 1e-5);
    }
  });
});
