import {text} from '../../../i18n';
import type {ScalarDefinitions} from '../../definition';
import {decibels} from '../shared/bodeFigures';
import {lagScalars} from '../shared/lagScalars';
import type {Values} from './parameters';
import {
  frequencyResponse,
  overshoot,
  peakTime,
  rampDelay,
  settlingTime,
  timeConstants,
  timeToShare,
} from './response';

const {abs, sqrt} = Math;

/** Numbers that summarize a run; those of a step hold for a start from rest. */
export const scalars = {
  ...lagScalars,
  overshoot: {
    label: text(
      'overshoot of a step from rest',
      '从静止开始的阶跃响应的超调量',
    ),
    symbol: 'σ',
    unit: 'ratio',
    displayUnit: 'percent',
  },
  peakTime: {
    label: text(
      'peak time, from the step to the first peak',
      '峰值时间（从阶跃到第一个峰值）',
    ),
    symbol: 't_p',
    unit: 's',
  },
  peakValue: {
    label: text(
      'first peak after a step from rest',
      '从静止开始的阶跃响应的第一个峰值',
    ),
    symbol: 'y_p',
    unit: '1',
  },
  dampedFrequency: {
    label: text('damped frequency', '阻尼振荡频率'),
    symbol: 'f_d',
    unit: 'Hz',
  },
  peakRatio: {
    label: text(
      'ratio of two peaks one period apart',
      '相隔一个周期的两个峰值之比',
    ),
    unit: '1',
  },
  slowTimeConstant: {
    label: text(
      'longer time constant of the two first-order lags',
      '两个一阶惯性环节中较大的时间常数',
    ),
    symbol: 'τ_1',
    unit: 's',
  },
  fastTimeConstant: {
    label: text(
      'shorter time constant of the two first-order lags',
      '两个一阶惯性环节中较小的时间常数',
    ),
    symbol: 'τ_2',
    unit: 's',
  },
  rampDelay: {
    label: text('delay behind a ramp', '对斜坡的滞后时间'),
    symbol: 'T_d',
    unit: 's',
  },
  resonanceFrequency: {
    label: text('resonance frequency', '谐振频率'),
    symbol: 'f_r',
    unit: 'Hz',
  },
  resonancePeak: {
    label: text(
      'largest amplitude ratio, without gain',
      '谐振峰值（不计增益）',
    ),
    symbol: 'M_r',
    unit: '1',
  },
} as const satisfies ScalarDefinitions;

/** Computes the scalars in closed form, SI; undefined where one is not defined. */
export function measure(p: Values) {
  const {dampingRatio: zeta, naturalFrequency, gain, level} = p;
  const response = frequencyResponse(p, p.frequency);
  const [isStep, isSine] = [p.input === 'step', p.input === 'sine'];
  const oscillates = zeta < 1;
  const resonates = zeta < Math.SQRT1_2;
  const [slow, fast] = oscillates ? [undefined, undefined] : timeConstants(p);
  const damped = naturalFrequency * sqrt(1 - zeta * zeta);
  return {
    finalValue: isStep ? gain * level : undefined,
    overshoot: overshoot(p),
    peakTime: peakTime(p),
    peakValue:
      isStep && oscillates ? gain * level * (1 + overshoot(p)) : undefined,
    riseTime: timeToShare(p, 0.9) - timeToShare(p, 0.1),
    settlingTime: settlingTime(p, 0.02),
    dampedFrequency: oscillates ? damped : undefined,
    peakRatio: oscillates ? overshoot(p) ** 2 : undefined,
    slowTimeConstant: slow,
    fastTimeConstant: fast,
    rampDelay: rampDelay(p),
    resonanceFrequency: resonates
      ? naturalFrequency * sqrt(1 - 2 * zeta * zeta)
      : undefined,
    resonancePeak: resonates
      ? 1 / (2 * zeta * sqrt(1 - zeta * zeta))
      : undefined,
    amplitudeRatio: response.ratio,
    amplitudeLevel: decibels(response),
    phase: response.phase,
    steadyAmplitude: isSine ? abs(gain * level) * response.ratio : undefined,
  };
}
