import {type LocalizedText, text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

function temperature(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'K'} as const;
}

function excess(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'deltaK'} as const;
}

function flow(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'W', nominal: 10} as const;
}

function heat(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'J', nominal: 100} as const;
}

/** Outputs of the sphere: the curves of its figures. */
export const outputs = {
  temperature: {
    ...temperature('T', text('temperature of the sphere', '球体温度')),
    tone: 'hot',
  },
  fastBound: temperature(
    'T_fast',
    text(
      'bound: exponential with the fast time constant',
      '界限：快时间常数的指数曲线',
    ),
  ),
  slowBound: temperature(
    'T_slow',
    text(
      'bound: exponential with the slow time constant',
      '界限：慢时间常数的指数曲线',
    ),
  ),
  excess: excess(
    'T − T_eq',
    text('excess over the final temperature', '高出最终温度的部分'),
  ),
  fastExcess: excess(
    'T_fast − T_eq',
    text('excess of the fast bound', '快界限高出的部分'),
  ),
  slowExcess: excess(
    'T_slow − T_eq',
    text('excess of the slow bound', '慢界限高出的部分'),
  ),
  convectionFlow: flow(
    'Q̇_conv',
    text('heat flow rate by convection', '对流热流量'),
  ),
  radiationFlow: flow(
    'Q̇_rad',
    text('heat flow rate by radiation', '辐射热流量'),
  ),
  totalFlow: {
    ...flow('Q̇', text('heat flow rate of both paths', '两条路径的总热流量')),
    hidden: true,
  },
  convectedHeat: heat(
    'Q_conv',
    text('heat given off by convection', '对流散出的热量'),
  ),
  radiatedHeat: heat(
    'Q_rad',
    text('heat given off by radiation', '辐射散出的热量'),
  ),
  missingHeat: heat(
    'C(T_0 − T)',
    text('heat lost by the sphere', '球体减少的热量'),
  ),
  balance: {
    ...heat(
      'ΔQ',
      text(
        'energy balance: given off minus lost',
        '能量平衡：散出的减去球体减少的',
      ),
    ),
    displayUnit: 'J',
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the sphere: the numbers that summarize a run. */
export const scalars = {
  initialConvection: {
    label: text(
      'heat flow rate by convection at the start',
      '开始时的对流热流量',
    ),
    symbol: 'Q̇_conv(0)',
    unit: 'W',
  },
  initialRadiation: {
    label: text(
      'heat flow rate by radiation at the start',
      '开始时的辐射热流量',
    ),
    symbol: 'Q̇_rad(0)',
    unit: 'W',
  },
  initialRadiativeCoefficient: {
    label: text(
      'radiative heat transfer coefficient at the start',
      '开始时的辐射换热系数',
    ),
    symbol: 'h_r(T_0)',
    unit: 'W/(m2.K)',
  },
  finalRadiativeCoefficient: {
    label: text(
      'final radiative heat transfer coefficient',
      '最终的辐射换热系数',
    ),
    symbol: 'h_r(T_eq)',
    unit: 'W/(m2.K)',
  },
  biot: {
    label: text(
      'Biot number with the larger coefficient',
      '毕渥数（取较大的换热系数）',
    ),
    symbol: 'Bi',
    unit: '1',
  },
  convectiveTimeConstant: {
    label: text('time constant of convection alone', '仅有对流时的时间常数'),
    symbol: 'τ_conv',
    unit: 's',
  },
  fastTimeConstant: {
    label: text('fast time constant', '快时间常数'),
    symbol: 'τ_fast',
    unit: 's',
  },
  slowTimeConstant: {
    label: text('slow time constant', '慢时间常数'),
    symbol: 'τ_slow',
    unit: 's',
  },
  coolingTime: {
    label: text(
      'time to lose nine tenths of the excess',
      '温差减少九成所需的时间',
    ),
    symbol: 't_90',
    unit: 's',
  },
  finalTemperature: {
    label: text('final temperature', '最终温度'),
    symbol: 'T_eq',
    unit: 'K',
  },
  totalHeat: {
    label: text(
      'heat given off down to the final temperature',
      '降到最终温度共散出的热量',
    ),
    symbol: 'C(T_0 − T_eq)',
    unit: 'J',
  },
  mass: {
    label: text('mass', '质量'),
    symbol: 'm',
    unit: 'kg',
    displayUnit: 'g',
  },
  heatCapacity: {
    label: text('heat capacity', '热容'),
    symbol: 'C',
    unit: 'J/K',
  },
  area: {
    label: text('surface', '表面积'),
    symbol: 'A',
    unit: 'm2',
    displayUnit: 'cm2',
  },
  smallestCoefficient: {
    label: text(
      'smallest coefficient possible in air at rest, Nu\u00a0=\u00a02',
      '静止空气中可能的最小换热系数（Nu\u00a0=\u00a02）',
    ),
    symbol: 'h_min',
    unit: 'W/(m2.K)',
  },
  celsiusFactor: {
    label: text(
      'radiation in Celsius over the right one, at the start',
      '开始时按摄氏度算出的辐射与正确值之比',
    ),
    symbol: 'Q̇_C/Q̇_K',
    unit: 'ratio',
  },
} as const satisfies ScalarDefinitions;
