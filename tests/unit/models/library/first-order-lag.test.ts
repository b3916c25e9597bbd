import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/first-order-lag';
import {settlingTime} from '../../../../src/models/library/shared/lagResponse';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {summarize} from '../../../../src/models/run/summarize';

const UNIT = {gain: 1, timeConstant: 1, initial: 0, level: 1} as const;

function outputs(
  values: Parameters<typeof simulate<typeof model>>[1],
  instants: readonly number[],
): readonly string[] {
  const run = simulate(model, values, {duration: 12});
  return instants.map((t) => sampleAt(run, 'y', t).toFixed(6));
}

describe('first-order lag', () => {
  it('answers a step of 3 from 0.5 with gain 2 and time constant 1.5 s', () => {
    assert.deepEqual(outputs({}, [0, 0.75, 1.5, 3, 4.5, 7.5]), [
      '0.500000',
      '2.664081',
      '3.976663',
      '5.255656',
      '5.726171',
      '5.962941',
    ]);
  });

  it('covers 63.2 % of a step in one time constant', () => {
    assert.deepEqual(outputs(UNIT, [0.5, 1, 2, 3, 4, 5]), [
      '0.393469',
      '0.632121',
      '0.864665',
      '0.950213',
      '0.981684',
      '0.993262',
    ]);
  });

  it('takes the textbook multiples of the time constant', () => {
    const chain = {gain: 1, timeConstant: 1, stages: 1};
    const parts = [0.5, 0.05, 0.02, 0.01];
    assert.deepEqual(
      parts.map((part) => settlingTime(chain, part).toFixed(6)),
      ['0.693147', '2.995732', '3.912023', '4.605170'],
    );
    assert.equal(
      simulate(model, UNIT).scalars.riseTime?.toFixed(6),
      '2.197225',
    );
  });

  it('peaks at the end of a pulse', () => {
    const pulse = {...UNIT, input: 'pulse', onset: 2, width: 3} as const;
    assert.deepEqual(outputs(pulse, [2.5, 3, 5, 6, 8]), [
      '0.393469',
      '0.632121',
      '0.950213',
      '0.349564',
      '0.047308',
    ]);
  });

  it('has the frequency response of the textbook', () => {
    const rows = [0.1, 0.5, 1, 2, 5, 10, 100].map((x) => {
      const {scalars} = simulate(model, {
        ...UNIT,
        frequency: x / (2 * Math.PI),
      });
      const {amplitudeRatio = 0, amplitudeLevel = 0, phase = 0} = scalars;
      const degrees = (phase * 180) / Math.PI;
      return [
        amplitudeRatio.toFixed(6),
        amplitudeLevel.toFixed(4),
        degrees.toFixed(4),
      ];
    });
    assert.deepEqual(rows, [
      ['0.995037', '-0.0432', '-5.7106'],
      ['0.894427', '-0.9691', '-26.5651'],
      ['0.707107', '-3.0103', '-45.0000'],
      ['0.447214', '-6.9897', '-63.4349'],
      ['0.196116', '-14.1497', '-78.6901'],
      ['0.099504', '-20.0432', '-84.2894'],
      ['0.010000', '-40.0004', '-89.4271'],
    ]);
  });

  it('answers a sine of 1 Hz from rest', () => {
    const sine = {
      ...UNIT,
      timeConstant: 0.5,
      input: 'sine',
      frequency: 1,
    } as const;
    assert.deepEqual(outputs(sine, [0.1, 0.25, 0.5, 1, 5.25]), [
      '0.056884',
      '0.267302',
      '0.395352',
      '-0.249910',
      '0.092008',
    ]);
    const {scalars} = simulate(model, sine);
    assert.equal(scalars.steadyAmplitude?.toFixed(6), '0.303314');
    const degrees = ((scalars.phase ?? 0) * 180) / Math.PI;
    assert.equal(degrees.toFixed(4), '-72.3432');
  });

  it('stays one time constant behind a ramp', () => {
    const ramp = {...UNIT, input: 'ramp', slope: 1} as const;
    assert.deepEqual(outputs(ramp, [1, 2, 5, 10]), [
      '0.367879',
      '1.135335',
      '4.006738',
      '9.000045',
    ]);
  });

  it('answers with two lags in series as with a repeated pole', () => {
    assert.deepEqual(outputs({...UNIT, stages: 2}, [0.5, 1, 2, 5]), [
      '0.090204',
      '0.264241',
      '0.593994',
      '0.959572',
    ]);
  });

  it('approaches a pure delay with many short lags', () => {
    const errorOf = (stages: number): number => {
      const values = {...UNIT, stages, timeConstant: 2 / stages};
      const run = simulate(model, values, {duration: 6});
      const {y, delayed} = run.columns;
      return y.reduce(
        (sum, value, row) => sum + Math.abs(value - (delayed[row] ?? 0)),
        0,
      );
    };
    assert.ok(errorOf(20) < errorOf(5) && errorOf(5) < errorOf(1));
  });

  it('falls from its initial value to 0 when the gain is 0', () => {
    const run = simulate(model, {...UNIT, gain: 0, initial: 4});
    assert.ok(Math.abs(sampleAt(run, 'y', 1) - 4 / Math.E) < 1e-7);
  });

  it('disables what the kind of input does not use', () => {
    const {values} = simulate(model, {input: 'ramp'});
    assert.deepEqual(model.irrelevant?.(values), ['level', 'width']);
  });

  it('follows a fast sine that begins late, and a thousand periods', () => {
    for (const values of [
      {onset: 100, frequency: 100},
      {frequency: 50},
      {frequency: 50, timeConstant: 0.01, gain: 10, level: 10},
    ]) {
      const duration = values.onset ? 100.5 : 20;
      const run = simulate(model, {...values, input: 'sine'}, {duration});
      const {y} = run.columns;
      const scale = Math.max(...y.map(Math.abs));
      y.forEach((value, row) => {
        assert.ok(Math.abs(value - (run.exact.y?.[row] ?? 0)) < 1e-7 * scale);
      });
    }
  });

  it('refuses more periods than can be drawn', () => {
    const values = {input: 'sine', frequency: 100} as const;
    assert.throws(() => simulate(model, values, {duration: 100}), /periods/u);
  });

  it('says what it shows', () => {
    const run = simulate(model);
    assert.equal(
      summarize(model, run, 'en'),
      'After a step of 3, the output goes from 0.5 to 5.9629 at 7.5\u00a0s; its final value is 6.',
    );
    assert.equal(
      summarize(model, run, 'zh-Hans'),
      '输入阶跃 3 后，输出从 0.5 开始变化，7.5\u00a0s 时为 5.9629，终值为 6。',
    );
  });
});
