import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

/** Outputs of the bar: the curves of its figures. */
export const outputs = {
  firstHalf: {
    label: text('mean of the first half, lumps', '前半段平均温度（集总）'),
    symbol: 'T_I',
    unit: 'K',
    tone: 'hot',
  },
  secondHalf: {
    label: text('mean of the second half, lumps', '后半段平均温度（集总）'),
    symbol: 'T_II',
    unit: 'K',
    tone: 'cold',
  },
  whole: {
    label: text('mean of the whole bar, lumps', '整根棒的平均温度（集总）'),
    symbol: 'T_m',
    unit: 'K',
    hidden: true,
  },
  exactFirstHalf: {
    label: text('mean of the first half, exact', '前半段平均温度（精确）'),
    symbol: 'T_I,ex',
    unit: 'K',
    counterpartOf: 'firstHalf',
  },
  exactSecondHalf: {
    label: text('mean of the second half, exact', '后半段平均温度（精确）'),
    symbol: 'T_II,ex',
    unit: 'K',
    counterpartOf: 'secondHalf',
  },
  exactWhole: {
    counterpartOf: 'whole',
    label: text('mean of the whole bar, exact', '整根棒的平均温度（精确）'),
    symbol: 'T_m,ex',
    unit: 'K',
    hidden: true,
  },
  atQuarter: {
    label: text('temperature at L/4, lumps', 'L/4 处的温度（集总）'),
    symbol: 'T(L/4)',
    unit: 'K',
    hidden: true,
  },
  atHalf: {
    label: text('temperature at L/2, lumps', 'L/2 处的温度（集总）'),
    symbol: 'T(L/2)',
    unit: 'K',
    tone: 'hot',
  },
  atThreeQuarters: {
    label: text('temperature at 3L/4, lumps', '3L/4 处的温度（集总）'),
    symbol: 'T(3L/4)',
    unit: 'K',
    hidden: true,
  },
  atEnd: {
    label: text('temperature of the far end, lumps', '远端的温度（集总）'),
    symbol: 'T(L)',
    unit: 'K',
    tone: 'cold',
  },
  exactAtQuarter: {
    counterpartOf: 'atQuarter',
    label: text('temperature at L/4, exact', 'L/4 处的温度（精确）'),
    symbol: 'T_ex(L/4)',
    unit: 'K',
    hidden: true,
  },
  exactAtHalf: {
    label: text('temperature at L/2, exact', 'L/2 处的温度（精确）'),
    symbol: 'T_ex(L/2)',
    unit: 'K',
    counterpartOf: 'atHalf',
  },
  exactAtThreeQuarters: {
    counterpartOf: 'atThreeQuarters',
    label: text('temperature at 3L/4, exact', '3L/4 处的温度（精确）'),
    symbol: 'T_ex(3L/4)',
    unit: 'K',
    hidden: true,
  },
  exactAtEnd: {
    label: text('temperature of the far end, exact', '远端的温度（精确）'),
    symbol: 'T_ex(L)',
    unit: 'K',
    counterpartOf: 'atEnd',
  },
  faceFlow: {
    label: text('heat flow rate into the face', '流入端面的热流量'),
    symbol: 'Q̇_b',
    unit: 'W',
  },
  exactFaceFlow: {
    counterpartOf: 'faceFlow',
    label: text(
      'heat flow rate into the face, exact',
      '流入端面的热流量（精确）',
    ),
    symbol: 'Q̇_b,ex',
    unit: 'W',
    sampled: true,
  },
  endFlow: {
    label: text('heat flow rate out of the far end', '流出远端的热流量'),
    symbol: 'Q̇_L',
    unit: 'W',
  },
  heatAbsorbed: {
    label: text('heat absorbed by the lumps', '各单元吸收的热量'),
    symbol: 'Q',
    unit: 'J',
  },
  heatDelivered: {
    label: text('heat delivered through both ends', '经两端传入的热量'),
    symbol: 'Q_ends',
    unit: 'J',
    hidden: true,
  },
  balance: {
    label: text(
      'energy balance: delivered minus absorbed',
      '能量平衡：传入减去吸收',
    ),
    symbol: 'ΔQ',
    unit: 'J',
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the bar: the numbers that summarize a run. */
export const scalars = {
  timeConstant: {
    label: text('slowest time constant of the lumps', '集总模型最慢的时间常数'),
    symbol: 'τ_1,N',
    unit: 's',
  },
  exactTimeConstant: {
    label: text(
      'slowest time constant of the bar, exact',
      '铝棒最慢的时间常数（精确）',
    ),
    symbol: 'τ_1',
    unit: 's',
  },
  timeConstantError: {
    label: text('error of the slowest time constant', '最慢时间常数的误差'),
    symbol: 'τ_1,N/τ_1 − 1',
    unit: 'ratio',
    displayUnit: 'percent',
  },
  stiffnessRatio: {
    label: text(
      'stiffness ratio: slowest divided by fastest time constant',
      '刚性比：最慢与最快时间常数之比',
    ),
    symbol: 'τ_1/τ_N',
    unit: 'ratio',
  },
  eulerLimit: {
    label: text(
      'longest stable step of explicit Euler',
      '显式欧拉法的最大稳定步长',
    ),
    symbol: 'Δt_max',
    unit: 's',
  },
  conductionTime: {
    label: text('time scale of the problem', '特征时间'),
    symbol: 'L²/α',
    unit: 's',
  },
  diffusivity: {
    label: text('thermal diffusivity', '热扩散率'),
    symbol: 'α',
    unit: 'm2/s',
    displayUnit: 'mm2/s',
  },
  lumpMass: {
    label: text('mass of a lump', '每个单元的质量'),
    symbol: 'm',
    unit: 'kg',
    displayUnit: 'g',
  },
  lumpCapacity: {
    label: text('heat capacity of a lump', '每个单元的热容'),
    symbol: 'C',
    unit: 'J/K',
  },
  conductance: {
    label: text('conductance between two lumps', '相邻单元之间的热导'),
    symbol: 'G',
    unit: 'W/K',
  },
  firstConductance: {
    label: text('conductance of the first conductor', '第一个导热元件的热导'),
    symbol: 'G_0',
    unit: 'W/K',
  },
  firstHeatFlow: {
    label: text(
      'heat flow rate into the face at the start',
      '初始时刻流入端面的热流量',
    ),
    symbol: 'Q̇_0',
    unit: 'W',
  },
  totalHeat: {
    label: text('heat absorbed at the end', '最终吸收的热量'),
    symbol: 'Q_total',
    unit: 'J',
  },
  biot: {
    label: text('Biot number of the far end', '远端的毕渥数'),
    symbol: 'Bi',
    unit: '1',
  },
  oneBodyTimeConstant: {
    label: text(
      'time constant of the bar as one body without inner resistance',
      '不计内部热阻、整根棒视为单一热容的时间常数',
    ),
    symbol: 'τ_body',
    unit: 's',
  },
  oneBodyRatio: {
    label: text(
      'time constant as one body divided by the exact one',
      '视为单一热容时，时间常数与精确值之比',
    ),
    symbol: 'τ_body/τ_1',
    unit: 'ratio',
  },
  steadyFlux: {
    label: text(
      'steady heat flux along the bar, exact',
      '沿棒的稳态热流密度（精确）',
    ),
    symbol: 'q″',
    unit: 'W/m2',
  },
  steadyEndTemperature: {
    label: text(
      'steady temperature of the far end, exact',
      '远端的稳态温度（精确）',
    ),
    symbol: 'T(L, ∞)',
    unit: 'K',
  },
} as const satisfies ScalarDefinitions;
