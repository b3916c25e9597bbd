import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

/** Outputs of the room and of its controller: the curves of its figures. */
export const outputs = {
  temperature: {
    label: text('room temperature', '室温'),
    symbol: 'T',
    unit: 'K',
  },
  measured: {
    counterpartOf: 'temperature',
    label: text('measured temperature', '测得的温度'),
    symbol: 'T_m',
    unit: 'K',
  },
  setpoint: {
    label: text('set temperature', '设定温度'),
    symbol: 'T_s',
    unit: 'K',
    jumps: true,
    reference: true,
  },
  outside: {
    label: text('outside temperature', '室外温度'),
    symbol: 'T_o',
    unit: 'K',
    jumps: true,
    reference: true,
    hidden: true,
  },
  heater: {
    label: text('heater power', '加热功率'),
    symbol: 'P',
    unit: 'W',
    jumps: true,
    nominal: 1000,
  },
  demand: {
    label: text('demanded power', '控制器要求的功率'),
    symbol: 'v',
    unit: 'W',
    jumps: true,
    nominal: 1000,
    hidden: true,
  },
  integralPart: {
    label: text('integral part', '积分部分'),
    symbol: 'P_I',
    unit: 'W',
    jumps: true,
    nominal: 1000,
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  finalDeviation: {
    label: text(
      'room temperature below the set temperature at the end',
      '结束时室温低于设定温度的量',
    ),
    symbol: 'e_1',
    unit: 'deltaK',
  },
  offset: {
    label: text('steady-state error of proportional control', '比例控制的静差'),
    symbol: 'e_∞',
    unit: 'deltaK',
  },
  overshoot: {
    label: text(
      'most above the set temperature before the steps',
      '阶跃之前超出设定温度的最大值',
    ),
    unit: 'deltaK',
  },
  firstReach: {
    label: text('set temperature first reached', '首次达到设定温度的时刻'),
    symbol: 't_r',
    unit: 's',
  },
  settlingTime: {
    label: text(
      'within 0.5\u00a0K of the set temperature from then on',
      '此后与设定温度相差不超过 0.5\u00a0K 的时刻',
    ),
    symbol: 't_s',
    unit: 's',
  },
  fullPower: {
    label: text('time at full power', '满功率的时间'),
    symbol: 't_full',
    unit: 's',
  },
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
  energy: {
    label: text('energy given', '供给的能量'),
    symbol: 'E',
    unit: 'J',
    displayUnit: 'kJ',
  },
  holdingPower: {
    label: text(
      'power that holds the set temperature',
      '维持设定温度所需的功率',
    ),
    symbol: 'P_hold',
    unit: 'W',
  },
  naturalFrequency: {
    label: text('natural frequency', '固有频率'),
    symbol: 'ω_n',
    unit: 'rad/s',
  },
  dampingRatio: {
    label: text('damping ratio', '阻尼比'),
    symbol: 'ζ',
    unit: '1',
  },
} as const satisfies ScalarDefinitions;
