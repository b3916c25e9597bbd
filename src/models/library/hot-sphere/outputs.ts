import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the sphere: the curves of its figures. */
export const outputs = {
  temperature: quantity('T', 'K', {
    label: text('temperature of the sphere', '球体温度'),
    tone: 'hot',
  }),
  fastBound: quantity('T_fast', 'K', {
    label: text(
      'bound: exponential with the fast time constant',
      '界限：快时间常数的指数曲线',
    ),
  }),
  slowBound: quantity('T_slow', 'K', {
    label: text(
      'bound: exponential with the slow time constant',
      '界限：慢时间常数的指数曲线',
    ),
  }),
  excess: quantity('T − T_eq', 'deltaK', {
    label: text('excess over the final temperature', '高出最终温度的部分'),
  }),
  fastExcess: quantity('T_fast − T_eq', 'deltaK', {
    label: text('excess of the fast bound', '快界限高出的部分'),
  }),
  slowExcess: quantity('T_slow − T_eq', 'deltaK', {
    label: text('excess of the slow bound', '慢界限高出的部分'),
  }),
  convectionFlow: quantity('Q̇_conv', 'W', {
    label: text('heat flow rate by convection', '对流热流量'),
    nominal: 10,
  }),
  radiationFlow: quantity('Q̇_rad', 'W', {
    label: text('heat flow rate by radiation', '辐射热流量'),
    nominal: 10,
  }),
  totalFlow: quantity('Q̇', 'W', {
    label: text('heat flow rate of both paths', '两条路径的总热流量'),
    nominal: 10,
    hidden: true,
  }),
  convectedHeat: quantity('Q_conv', 'J', {
    label: text('heat given off by convection', '对流散出的热量'),
    nominal: 100,
  }),
  radiatedHeat: quantity('Q_rad', 'J', {
    label: text('heat given off by radiation', '辐射散出的热量'),
    nominal: 100,
  }),
  missingHeat: quantity('C(T_0 − T)', 'J', {
    label: text('heat lost by the sphere', '球体减少的热量'),
    nominal: 100,
  }),
  balance: quantity('ΔQ', 'J', {
    label: text(
      'energy balance: given off minus lost',
      '能量平衡：散出的减去球体减少的',
    ),
    nominal: 100,
    displayUnit: 'J',
    hidden: true,
  }),
} as const satisfies OutputDefinitions;

/** Scalars of the sphere: the numbers that summarize a run. */
export const scalars = {
  initialConvection: quantity('Q̇_conv(0)', 'W', {
    label: text(
      'heat flow rate by convection at the start',
      '开始时的对流热流量',
    ),
  }),
  initialRadiation: quantity('Q̇_rad(0)', 'W', {
    label: text(
      'heat flow rate by radiation at the start',
      '开始时的辐射热流量',
    ),
  }),
  initialRadiativeCoefficient: quantity('h_r(T_0)', 'W/(m2.K)', {
    label: text(
      'radiative heat transfer coefficient at the start',
      '开始时的辐射换热系数',
    ),
  }),
  finalRadiativeCoefficient: quantity('h_r(T_eq)', 'W/(m2.K)', {
    label: text(
      'final radiative heat transfer coefficient',
      '最终的辐射换热系数',
    ),
  }),
  biot: quantity('Bi', '1', {
    label: text(
      'Biot number with the larger coefficient',
      '毕渥数（取较大的换热系数）',
    ),
  }),
  convectiveTimeConstant: quantity('τ_conv', 's', {
    label: text('time constant of convection alone', '仅有对流时的时间常数'),
  }),
  fastTimeConstant: quantity('τ_fast', 's', {
    label: text('fast time constant', '快时间常数'),
  }),
  slowTimeConstant: quantity('τ_slow', 's', {
    label: text('slow time constant', '慢时间常数'),
  }),
  coolingTime: quantity('t_90', 's', {
    label: text(
      'time to lose nine tenths of the excess',
      '温差减少九成所需的时间',
    ),
  }),
  finalTemperature: quantity('T_eq', 'K', {
    label: text('final temperature', '最终温度'),
  }),
  totalHeat: quantity('C(T_0 − T_eq)', 'J', {
    label: text(
      'heat given off down to the final temperature',
      '降到最终温度共散出的热量',
    ),
  }),
  mass: quantity('m', 'kg', {label: text('mass', '质量'), displayUnit: 'g'}),
  heatCapacity: quantity('C', 'J/K', {label: text('heat capacity', '热容')}),
  area: quantity('A', 'm2', {
    label: text('surface', '表面积'),
    displayUnit: 'cm2',
  }),
  smallestCoefficient: quantity('h_min', 'W/(m2.K)', {
    label: text(
      'smallest coefficient possible in air at rest, Nu\u00a0=\u00a02',
      '静止空气中可能的最小换热系数（Nu\u00a0=\u00a02）',
    ),
  }),
  celsiusFactor: quantity('Q̇_C/Q̇_K', 'ratio', {
    label: text(
      'radiation in Celsius over the right one, at the start',
      '开始时按摄氏度算出的辐射与正确值之比',
    ),
  }),
} as const satisfies ScalarDefinitions;
