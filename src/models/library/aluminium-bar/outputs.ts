import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the bar: the curves of its figures. */
export const outputs = {
  firstHalf: quantity('T_I', 'K', {
    label: text('mean of the first half, lumps', '前半段平均温度（集总）'),
    tone: 'hot',
  }),
  secondHalf: quantity('T_II', 'K', {
    label: text('mean of the second half, lumps', '后半段平均温度（集总）'),
    tone: 'cold',
  }),
  whole: quantity('T_m', 'K', {
    label: text('mean of the whole bar, lumps', '整根棒的平均温度（集总）'),
    hidden: true,
  }),
  exactFirstHalf: quantity('T_I,ex', 'K', {
    label: text('mean of the first half, exact', '前半段平均温度（精确）'),
    counterpartOf: 'firstHalf',
  }),
  exactSecondHalf: quantity('T_II,ex', 'K', {
    label: text('mean of the second half, exact', '后半段平均温度（精确）'),
    counterpartOf: 'secondHalf',
  }),
  exactWhole: quantity('T_m,ex', 'K', {
    label: text('mean of the whole bar, exact', '整根棒的平均温度（精确）'),
    counterpartOf: 'whole',
    hidden: true,
  }),
  atQuarter: quantity('T(L/4)', 'K', {
    label: text('temperature at L/4, lumps', 'L/4 处的温度（集总）'),
    hidden: true,
  }),
  atHalf: quantity('T(L/2)', 'K', {
    label: text('temperature at L/2, lumps', 'L/2 处的温度（集总）'),
    tone: 'hot',
  }),
  atThreeQuarters: quantity('T(3L/4)', 'K', {
    label: text('temperature at 3L/4, lumps', '3L/4 处的温度（集总）'),
    hidden: true,
  }),
  atEnd: quantity('T(L)', 'K', {
    label: text('temperature of the far end, lumps', '远端的温度（集总）'),
    tone: 'cold',
  }),
  exactAtQuarter: quantity('T_ex(L/4)', 'K', {
    label: text('temperature at L/4, exact', 'L/4 处的温度（精确）'),
    counterpartOf: 'atQuarter',
    hidden: true,
  }),
  exactAtHalf: quantity('T_ex(L/2)', 'K', {
    label: text('temperature at L/2, exact', 'L/2 处的温度（精确）'),
    counterpartOf: 'atHalf',
  }),
  exactAtThreeQuarters: quantity('T_ex(3L/4)', 'K', {
    label: text('temperature at 3L/4, exact', '3L/4 处的温度（精确）'),
    counterpartOf: 'atThreeQuarters',
    hidden: true,
  }),
  exactAtEnd: quantity('T_ex(L)', 'K', {
    label: text('temperature of the far end, exact', '远端的温度（精确）'),
    counterpartOf: 'atEnd',
  }),
  faceFlow: quantity('Q̇_b', 'W', {
    label: text('heat flow rate into the face', '流入端面的热流量'),
  }),
  exactFaceFlow: quantity('Q̇_b,ex', 'W', {
    label: text(
      'heat flow rate into the face, exact',
      '流入端面的热流量（精确）',
    ),
    counterpartOf: 'faceFlow',
    sampled: true,
  }),
  endFlow: quantity('Q̇_L', 'W', {
    label: text('heat flow rate out of the far end', '流出远端的热流量'),
  }),
  heatAbsorbed: quantity('Q', 'J', {
    label: text('heat absorbed by the lumps', '各单元吸收的热量'),
  }),
  heatDelivered: quantity('Q_ends', 'J', {
    label: text('heat delivered through both ends', '经两端传入的热量'),
    hidden: true,
  }),
  balance: quantity('ΔQ', 'J', {
    label: text(
      'energy balance: delivered minus absorbed',
      '能量平衡：传入减去吸收',
    ),
    hidden: true,
  }),
} as const satisfies OutputDefinitions;

/** Scalars of the bar: the numbers that summarize a run. */
export const scalars = {
  timeConstant: quantity('τ_1,N', 's', {
    label: text('slowest time constant of the lumps', '集总模型最慢的时间常数'),
  }),
  exactTimeConstant: quantity('τ_1', 's', {
    label: text(
      'slowest time constant of the bar, exact',
      '铝棒最慢的时间常数（精确）',
    ),
  }),
  timeConstantError: quantity('τ_1,N/τ_1 − 1', 'ratio', {
    label: text('error of the slowest time constant', '最慢时间常数的误差'),
    displayUnit: 'percent',
  }),
  stiffnessRatio: quantity('τ_1/τ_N', 'ratio', {
    label: text(
      'stiffness ratio: slowest divided by fastest time constant',
      '刚性比：最慢与最快时间常数之比',
    ),
  }),
  eulerLimit: quantity('Δt_max', 's', {
    label: text(
      'longest stable step of explicit Euler',
      '显式欧拉法的最大稳定步长',
    ),
  }),
  conductionTime: quantity('L²/α', 's', {
    label: text('time scale of the problem', '特征时间'),
  }),
  diffusivity: quantity('α', 'm2/s', {
    label: text('thermal diffusivity', '热扩散率'),
    displayUnit: 'mm2/s',
  }),
  lumpMass: quantity('m', 'kg', {
    label: text('mass of a lump', '每个单元的质量'),
    displayUnit: 'g',
  }),
  lumpCapacity: quantity('C', 'J/K', {
    label: text('heat capacity of a lump', '每个单元的热容'),
  }),
  conductance: quantity('G', 'W/K', {
    label: text('conductance between two lumps', '相邻单元之间的热导'),
  }),
  firstConductance: quantity('G_0', 'W/K', {
    label: text('conductance of the first conductor', '第一个导热元件的热导'),
  }),
  firstHeatFlow: quantity('Q̇_0', 'W', {
    label: text(
      'heat flow rate into the face at the start',
      '初始时刻流入端面的热流量',
    ),
  }),
  totalHeat: quantity('Q_total', 'J', {
    label: text('heat absorbed at the end', '最终吸收的热量'),
  }),
  biot: quantity('Bi', '1', {
    label: text('Biot number of the far end', '远端的毕渥数'),
  }),
  oneBodyTimeConstant: quantity('τ_body', 's', {
    label: text(
      'time constant of the bar as one body without inner resistance',
      '不计内部热阻、整根棒视为单一热容的时间常数',
    ),
  }),
  oneBodyRatio: quantity('τ_body/τ_1', 'ratio', {
    label: text(
      'time constant as one body divided by the exact one',
      '视为单一热容时，时间常数与精确值之比',
    ),
  }),
  steadyFlux: quantity('q″', 'W/m2', {
    label: text(
      'steady heat flux along the bar, exact',
      '沿棒的稳态热流密度（精确）',
    ),
  }),
  steadyEndTemperature: quantity('T(L, ∞)', 'K', {
    label: text(
      'steady temperature of the far end, exact',
      '远端的稳态温度（精确）',
    ),
  }),
} as const satisfies ScalarDefinitions;
