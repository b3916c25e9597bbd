import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the room and of its controller: the curves of its figures. */
export const outputs = {
  temperature: quantity('T', 'K', {label: text('room temperature', '室温')}),
  measured: quantity('T_m', 'K', {
    label: text('measured temperature', '测得的温度'),
    counterpartOf: 'temperature',
  }),
  setpoint: quantity('T_s', 'K', {
    label: text('set temperature', '设定温度'),
    jumps: true,
    reference: true,
  }),
  outside: quantity('T_o', 'K', {
    label: text('outside temperature', '室外温度'),
    jumps: true,
    reference: true,
    hidden: true,
  }),
  heater: quantity('P', 'W', {
    label: text('heater power', '加热功率'),
    jumps: true,
    nominal: 1000,
  }),
  demand: quantity('v', 'W', {
    label: text('demanded power', '控制器要求的功率'),
    jumps: true,
    nominal: 1000,
    hidden: true,
  }),
  integralPart: quantity('P_I', 'W', {
    label: text('integral part', '积分部分'),
    jumps: true,
    nominal: 1000,
    hidden: true,
  }),
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  finalDeviation: quantity('e_1', 'deltaK', {
    label: text(
      'room temperature below the set temperature at the end',
      '结束时室温低于设定温度的量',
    ),
  }),
  offset: quantity('e_∞', 'deltaK', {
    label: text('steady-state error of proportional control', '比例控制的静差'),
  }),
  overshoot: {
    label: text(
      'most above the set temperature before the steps',
      '阶跃之前超出设定温度的最大值',
    ),
    unit: 'deltaK',
  },
  firstReach: quantity('t_r', 's', {
    label: text('set temperature first reached', '首次达到设定温度的时刻'),
  }),
  settlingTime: quantity('t_s', 's', {
    label: text(
      'within 0.5\u00a0K of the set temperature from then on',
      '此后与设定温度相差不超过 0.5\u00a0K 的时刻',
    ),
  }),
  fullPower: quantity('t_full', 's', {
    label: text('time at full power', '满功率的时间'),
  }),
  deviationAfterStep: {
    label: text('largest deviation after the steps', '阶跃之后的最大偏差'),
    unit: 'deltaK',
  },
  recovery: {
    label: text(
      'time after the steps until the room stays within 0.2\u00a0K',
      '阶跃之后偏差回到 0.2\u00a0K 以内所用的时间',
    ),
    unit: 's',
  },
  energy: quantity('E', 'J', {
    label: text('energy given', '供给的能量'),
    displayUnit: 'kJ',
  }),
  holdingPower: quantity('P_hold', 'W', {
    label: text(
      'power that holds the set temperature',
      '维持设定温度所需的功率',
    ),
  }),
  naturalFrequency: quantity('ω_n', 'rad/s', {
    label: text('natural frequency', '固有频率'),
  }),
  dampingRatio: quantity('ζ', '1', {label: text('damping ratio', '阻尼比')}),
  apparentDelay: quantity('L', 's', {
    label: text(
      'apparent delay of the reaction curve',
      '反应曲线的表观滞后时间',
    ),
  }),
  delayRise: quantity('R L', 'deltaK', {
    label: text(
      'rise at the steepest slope in the apparent delay',
      '以最大斜率在表观滞后时间内上升的量',
    ),
  }),
  samplingLimit: quantity('h_max', 's', {
    label: text(
      'longest stable sampling period without a lag in the sensor',
      '传感器没有惯性时能保持稳定的最长采样周期',
    ),
  }),
} as const satisfies ScalarDefinitions;
