import {text} from '../../../i18n';
import type {MarkEntry, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';
import {decibels, type FrequencyResponse} from './bodeFigures';
import type {Signal} from './signals';

/** Numbers that summarize a run of a lag of any order. */
export const lagScalars = {
  finalValue: quantity('y_∞', '1', {
    label: text('final value after the step', '阶跃后的终值'),
  }),
  riseTime: quantity('t_r', 's', {
    label: text('rise time from 10% to 90%', '从 10% 到 90% 的上升时间'),
  }),
  settlingTime: quantity('t_s', 's', {
    label: text('settling time to 2%', '2% 调节时间'),
  }),
  amplitudeRatio: quantity('M', 'ratio', {
    label: text(
      'amplitude ratio at the frequency, without gain',
      '该频率处的幅值比（不计增益）',
    ),
  }),
  amplitudeLevel: quantity('L', 'dB', {
    label: text(
      'amplitude ratio in decibels, without gain',
      '以分贝表示的幅值比（不计增益）',
    ),
  }),
  phase: quantity('φ', 'rad', {
    label: text('phase at the frequency', '该频率处的相位'),
    displayUnit: 'deg',
  }),
  steadyAmplitude: quantity('ŷ', '1', {
    label: text('steady-state amplitude of the output', '输出的稳态幅值'),
  }),
} as const satisfies ScalarDefinitions;

/** What the numbers and marks of a lag need of its parameters. */
type LagInput = Signal & {readonly gain: number; readonly slope: number};

/** Computes the numbers of a lag that follow from its frequency response. */
export function measureLag(
  {input, gain, level}: LagInput,
  response: FrequencyResponse,
) {
  const {ratio, phase} = response;
  const amplitude = Math.abs(gain * level) * ratio;
  return {
    amplitudeRatio: ratio,
    amplitudeLevel: decibels(response),
    phase,
    steadyAmplitude: input === 'sine' ? amplitude : undefined,
  };
}

/**
 * Marks the final value of a step; how much later and lower than a ramp the
 * output becomes, at 80% of a run to `end` s, when the transient of a usual lag
 * has decayed; and the amplitude to which it settles after a sine.
 *
 * @param delay - how late the output follows a ramp, s
 * @param symbol - that of the delay
 */
export function lagMarks(
  p: LagInput,
  end: number,
  delay: number,
  symbol: string,
  {ratio}: FrequencyResponse,
) {
  const final = p.gain * p.level;
  const elapsed = 0.8 * (end - p.onset);
  const at = p.onset + elapsed;
  const slope = p.gain * p.slope;
  const low = slope * (elapsed - delay);
  return {
    finalValue: p.input === 'step' && {y: final, symbol: 'k u_0'},
    behindRamp: p.input === 'ramp' && [
      {from: [at - delay, low], to: [at, low], symbol},
      {from: [at, low], to: [at, slope * elapsed], symbol: `k a ${symbol}`},
    ],
    steadyAmplitude: p.input === 'sine' && {
      y: Math.abs(final) * ratio,
      symbol: 'ŷ',
    },
  } as const satisfies Readonly<Record<string, MarkEntry>>;
}
