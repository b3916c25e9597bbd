import {text} from '../../../i18n';
import type {ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';
import {lagScalars, measureLag} from '../shared/lag';
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

const {sqrt} = Math;

/** Numbers that summarize a run; those of a step hold for a start from rest. */
export const scalars = {
  ...lagScalars,
  overshoot: quantity('σ', 'ratio', {
    label: text(
      'overshoot of a step from rest',
      '从静止开始的阶跃响应的超调量',
    ),
    displayUnit: 'percent',
  }),
  peakTime: quantity('t_p', 's', {
    label: text(
      'peak time, from the step to the first peak',
      '峰值时间（从阶跃到第一个峰值）',
    ),
  }),
  peakValue: quantity('y_p', '1', {
    label: text(
      'first peak after a step from rest',
      '从静止开始的阶跃响应的第一个峰值',
    ),
  }),
  dampedFrequency: quantity('f_d', 'Hz', {
    label: text('damped frequency', '阻尼振荡频率'),
  }),
  peakRatio: {
    label: text(
      'ratio of two peaks one period apart',
      '相隔一个周期的两个峰值之比',
    ),
    unit: '1',
  },
  slowTimeConstant: quantity('τ_1', 's', {
    label: text(
      'longer time constant of the two first-order lags',
      '两个一阶惯性环节中较大的时间常数',
    ),
  }),
  fastTimeConstant: quantity('τ_2', 's', {
    label: text(
      'shorter time constant of the two first-order lags',
      '两个一阶惯性环节中较小的时间常数',
    ),
  }),
  rampDelay: quantity('T_d', 's', {
    label: text('delay behind a ramp', '对斜坡的滞后时间'),
  }),
  resonanceFrequency: quantity('f_r', 'Hz', {
    label: text('resonance frequency', '谐振频率'),
  }),
  resonancePeak: quantity('M_r', '1', {
    label: text(
      'largest amplitude ratio, without gain',
      '谐振峰值（不计增益）',
    ),
  }),
} as const satisfies ScalarDefinitions;

/** Computes the scalars in closed form, SI; undefined where one is not defined. */
export function measure(p: Values) {
  const {dampingRatio: zeta, naturalFrequency, gain, level} = p;
  const isStep = p.input === 'step';
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
    ...measureLag(p, frequencyResponse(p, p.frequency)),
  };
}
