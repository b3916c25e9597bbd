import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the concentric cylinders: the curves of its figures. */
export const outputs = {
  innerTube: quantity('T_1', 'K', {
    label: text('inner tube, at r₂', '内管温度（r₂ 处）'),
    nominal: 10,
    tone: 'hot',
  }),
  outerTube: quantity('T_2', 'K', {
    label: text('outer tube, at r₃', '外管温度（r₃ 处）'),
    nominal: 10,
    tone: 'cold',
  }),
  innerFace: quantity('T(r_1)', 'K', {
    label: text('innermost face, at r₁', '最内侧壁面（r₁ 处）'),
    nominal: 10,
    hidden: true,
  }),
  outerFace: quantity('T(r_4)', 'K', {
    label: text('outermost face, at r₄', '最外侧壁面（r₄ 处）'),
    nominal: 10,
    hidden: true,
  }),
  gapFlow: quantity('Q̇', 'W', {
    label: text('heat flow rate through the gap', '通过间隙的热流量'),
    nominal: 50,
  }),
  conductionFlow: quantity('Q̇_cond', 'W', {
    label: text('of it by conduction', '其中导热部分'),
    nominal: 50,
  }),
  convectionFlow: quantity('Q̇_conv', 'W', {
    label: text('of it by circulation', '其中自然对流部分'),
    nominal: 50,
    hidden: true,
  }),
  radiationFlow: quantity('Q̇_rad', 'W', {
    label: text('of it by radiation', '其中辐射部分'),
    nominal: 50,
  }),
  innerFlow: quantity('Q̇_in', 'W', {
    label: text('heat flow rate from the inside', '来自内侧的热流量'),
    nominal: 50,
    hidden: true,
  }),
  outerFlow: quantity('Q̇_out', 'W', {
    label: text('heat flow rate to the outside', '传给外侧的热流量'),
    nominal: 50,
    hidden: true,
  }),
  storedHeat: quantity('C_1\u202FT_1 + C_2\u202FT_2', 'J', {
    label: text(
      'heat stored in the tubes, counted from 0\u00a0°C',
      '圆管储存的热量，以 0\u00a0°C 为零点',
    ),
    displayUnit: 'kJ',
    nominal: 1000,
  }),
  balance: quantity('ΔQ', 'J', {
    label: text(
      'energy balance: heat in minus heat out minus storage',
      '能量平衡：流入减流出减储存',
    ),
    nominal: 1000,
    displayUnit: 'J',
    hidden: true,
  }),
} as const satisfies OutputDefinitions;

/**
 * Scalars of the concentric cylinders: the numbers that summarize a run.
 * Resistances and shares are those at the end of the run; the numbers of a hand
 * calculation are evaluated at T_in and T_out.
 */
export const scalars = {
  steadyHeatFlow: quantity('Q̇_∞', 'W', {
    label: text('steady heat flow rate', '稳态热流量'),
  }),
  totalResistance: quantity('R', 'K/W', {
    label: text('total thermal resistance at the end', '终止时的总热阻'),
  }),
  gapResistance: quantity('R_gap', 'K/W', {
    label: text('thermal resistance of the gap at the end', '终止时间隙的热阻'),
  }),
  gapShare: quantity('R_gap/R', 'ratio', {
    label: text(
      'share of the gap in the total resistance',
      '间隙占总热阻的比例',
    ),
    displayUnit: 'percent',
  }),
  equivalentConductivity: quantity('k_eq', 'W/(m.K)', {
    label: text(
      'conductivity of a solid filling that transfers the same heat',
      '传热量相同的固体填充物的导热系数',
    ),
  }),
  metalShare: quantity('R_metal/R', 'ratio', {
    label: text(
      'share of both walls in the total resistance',
      '两层管壁占总热阻的比例',
    ),
    displayUnit: 'percent',
  }),
  conductionShare: quantity('Q̇_cond/Q̇', 'ratio', {
    label: text(
      'share of conduction in the heat through the gap at the end',
      '终止时，间隙传热中导热的比例',
    ),
    displayUnit: 'percent',
  }),
  convectionShare: quantity('Q̇_conv/Q̇', 'ratio', {
    label: text(
      'share of circulation in the heat through the gap at the end',
      '终止时，间隙传热中自然对流的比例',
    ),
    displayUnit: 'percent',
  }),
  radiationShare: quantity('Q̇_rad/Q̇', 'ratio', {
    label: text(
      'share of radiation in the heat through the gap at the end',
      '终止时，间隙传热中辐射的比例',
    ),
    displayUnit: 'percent',
  }),
  timeConstant: quantity('τ', 's', {
    label: text('time constant of the plugged tubes', '两端封堵时的时间常数'),
  }),
  equilibrium: quantity('T_eq', 'K', {
    label: text(
      'final common temperature of the plugged tubes',
      '两端封堵时最终的共同温度',
    ),
  }),
  innerCapacity: quantity('C_1', 'J/K', {
    label: text('heat capacity of the inner tube', '内管的热容'),
  }),
  outerCapacity: quantity('C_2', 'J/K', {
    label: text('heat capacity of the outer tube', '外管的热容'),
  }),
  exchangeFactor: quantity('ℱ', 'ratio', {
    label: text('exchange factor of the two faces', '两侧壁面的系统发射率'),
  }),
  radiativeCoefficient: quantity('h_r', 'W/(m2.K)', {
    label: text(
      'radiative heat transfer coefficient of black faces',
      '黑体壁面的辐射换热系数',
    ),
  }),
  factorOfConduction: quantity('ℱ_cond', 'ratio', {
    label: text(
      'exchange factor at which radiation equals conduction in still air',
      '辐射与静止空气导热相等时的系统发射率',
    ),
  }),
  factorOfFibre: quantity('ℱ_fibre', 'ratio', {
    label: text(
      'exchange factor above which fibre is better than still air',
      '静止空气与纤维相当时的系统发射率',
    ),
  }),
  breakEvenEmissivity: quantity('ε_be', 'ratio', {
    label: text(
      'emissivity of both faces above which fibre is better than still air',
      '静止空气与纤维相当时两侧壁面的发射率',
    ),
  }),
  characteristicLength: quantity('L_c', 'm', {
    label: text(
      'characteristic length of free convection',
      '自然对流的特征长度',
    ),
  }),
  rayleigh: quantity('Ra_c', '1', {
    label: text('Rayleigh number of the gap', '间隙的瑞利数'),
  }),
  conductivityRatio: quantity('k_eff/k', 'ratio', {
    label: text(
      'effective conductivity of circulating air divided by that of still air',
      '自然对流时与静止时空气导热系数之比',
    ),
  }),
  planeWallInner: quantity('e(r_2)', 'ratio', {
    label: text(
      'error of the plane-wall formula with the inner radius',
      '平壁公式取内半径的误差',
    ),
    displayUnit: 'percent',
  }),
  planeWallMean: quantity('e(r_m)', 'ratio', {
    label: text(
      'error of the plane-wall formula with the mean radius',
      '平壁公式取平均半径的误差',
    ),
    displayUnit: 'percent',
  }),
  planeWallOuter: quantity('e(r_3)', 'ratio', {
    label: text(
      'error of the plane-wall formula with the outer radius',
      '平壁公式取外半径的误差',
    ),
    displayUnit: 'percent',
  }),
  criticalRadius: quantity('r_cr', 'm', {
    label: text(
      'critical radius of insulation with this filling',
      '以该填充物保温时的临界绝热半径',
    ),
  }),
} as const satisfies ScalarDefinitions;
