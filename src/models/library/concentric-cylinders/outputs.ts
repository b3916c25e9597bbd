import {type LocalizedText, text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

function temperature(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'K', nominal: 10} as const;
}

function flow(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'W', nominal: 50} as const;
}

function heat(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'J', displayUnit: 'kJ', nominal: 1000} as const;
}

function share(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'ratio', displayUnit: 'percent'} as const;
}

/** Outputs of the concentric cylinders: the curves of its figures. */
export const outputs = {
  innerTube: {
    ...temperature('T_1', text('inner tube, at r₂', '内管温度（r₂ 处）')),
    tone: 'hot',
  },
  outerTube: {
    ...temperature('T_2', text('outer tube, at r₃', '外管温度（r₃ 处）')),
    tone: 'cold',
  },
  innerFace: {
    ...temperature(
      'T(r_1)',
      text('innermost face, at r₁', '最内侧壁面（r₁ 处）'),
    ),
    hidden: true,
  },
  outerFace: {
    ...temperature(
      'T(r_4)',
      text('outermost face, at r₄', '最外侧壁面（r₄ 处）'),
    ),
    hidden: true,
  },
  gapFlow: flow(
    'Q̇',
    text('heat flow rate through the gap', '通过间隙的热流量'),
  ),
  conductionFlow: flow('Q̇_cond', text('of it by conduction', '其中导热部分')),
  convectionFlow: {
    ...flow('Q̇_conv', text('of it by circulation', '其中自然对流部分')),
    hidden: true,
  },
  radiationFlow: flow('Q̇_rad', text('of it by radiation', '其中辐射部分')),
  innerFlow: {
    ...flow('Q̇_in', text('heat flow rate from the inside', '来自内侧的热流量')),
    hidden: true,
  },
  outerFlow: {
    ...flow('Q̇_out', text('heat flow rate to the outside', '传给外侧的热流量')),
    hidden: true,
  },
  storedHeat: heat(
    'C_1\u202FT_1 + C_2\u202FT_2',
    text(
      'heat stored in the tubes, counted from 0\u00a0°C',
      '圆管储存的热量，以 0\u00a0°C 为零点',
    ),
  ),
  balance: {
    ...heat(
      'ΔQ',
      text(
        'energy balance: heat in minus heat out minus storage',
        '能量平衡：流入减流出减储存',
      ),
    ),
    displayUnit: 'J',
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/**
 * Scalars of the concentric cylinders: the numbers that summarize a run.
 * Resistances and shares are those at the end of the run; the numbers of a hand
 * calculation are evaluated at T_in and T_out.
 */
export const scalars = {
  steadyHeatFlow: {
    label: text('steady heat flow rate', '稳态热流量'),
    symbol: 'Q̇_∞',
    unit: 'W',
  },
  totalResistance: {
    label: text('total thermal resistance at the end', '终止时的总热阻'),
    symbol: 'R',
    unit: 'K/W',
  },
  gapResistance: {
    label: text('thermal resistance of the gap at the end', '终止时间隙的热阻'),
    symbol: 'R_gap',
    unit: 'K/W',
  },
  gapShare: share(
    'R_gap/R',
    text('share of the gap in the total resistance', '间隙占总热阻的比例'),
  ),
  equivalentConductivity: {
    label: text(
      'conductivity of a solid filling that transfers the same heat',
      '传热量相同的固体填充物的导热系数',
    ),
    symbol: 'k_eq',
    unit: 'W/(m.K)',
  },
  metalShare: share(
    'R_metal/R',
    text(
      'share of both walls in the total resistance',
      '两层管壁占总热阻的比例',
    ),
  ),
  conductionShare: share(
    'Q̇_cond/Q̇',
    text(
      'share of conduction in the heat through the gap at the end',
      '终止时，间隙传热中导热的比例',
    ),
  ),
  convectionShare: share(
    'Q̇_conv/Q̇',
    text(
      'share of circulation in the heat through the gap at the end',
      '终止时，间隙传热中自然对流的比例',
    ),
  ),
  radiationShare: share(
    'Q̇_rad/Q̇',
    text(
      'share of radiation in the heat through the gap at the end',
      '终止时，间隙传热中辐射的比例',
    ),
  ),
  timeConstant: {
    label: text('time constant of the plugged tubes', '两端封堵时的时间常数'),
    symbol: 'τ',
    unit: 's',
  },
  equilibrium: {
    label: text(
      'final common temperature of the plugged tubes',
      '两端封堵时最终的共同温度',
    ),
    symbol: 'T_eq',
    unit: 'K',
  },
  innerCapacity: {
    label: text('heat capacity of the inner tube', '内管的热容'),
    symbol: 'C_1',
    unit: 'J/K',
  },
  outerCapacity: {
    label: text('heat capacity of the outer tube', '外管的热容'),
    symbol: 'C_2',
    unit: 'J/K',
  },
  exchangeFactor: {
    label: text('exchange factor of the two faces', '两侧壁面的系统发射率'),
    symbol: 'ℱ',
    unit: 'ratio',
  },
  radiativeCoefficient: {
    label: text(
      'radiative heat transfer coefficient of black faces',
      '黑体壁面的辐射换热系数',
    ),
    symbol: 'h_r',
    unit: 'W/(m2.K)',
  },
  factorOfConduction: {
    label: text(
      'exchange factor at which radiation equals conduction in still air',
      '辐射与静止空气导热相等时的系统发射率',
    ),
    symbol: 'ℱ_cond',
    unit: 'ratio',
  },
  factorOfFibre: {
    label: text(
      'exchange factor above which fibre is better than still air',
      '静止空气与纤维相当时的系统发射率',
    ),
    symbol: 'ℱ_fibre',
    unit: 'ratio',
  },
  breakEvenEmissivity: {
    label: text(
      'emissivity of both faces above which fibre is better than still air',
      '静止空气与纤维相当时两侧壁面的发射率',
    ),
    symbol: 'ε_be',
    unit: 'ratio',
  },
  characteristicLength: {
    label: text(
      'characteristic length of free convection',
      '自然对流的特征长度',
    ),
    symbol: 'L_c',
    unit: 'm',
  },
  rayleigh: {
    label: text('Rayleigh number of the gap', '间隙的瑞利数'),
    symbol: 'Ra_c',
    unit: '1',
  },
  conductivityRatio: {
    label: text(
      'effective conductivity of circulating air divided by that of still air',
      '自然对流时与静止时空气导热系数之比',
    ),
    symbol: 'k_eff/k',
    unit: 'ratio',
  },
  planeWallInner: share(
    'e(r_2)',
    text(
      'error of the plane-wall formula with the inner radius',
      '平壁公式取内半径的误差',
    ),
  ),
  planeWallMean: share(
    'e(r_m)',
    text(
      'error of the plane-wall formula with the mean radius',
      '平壁公式取平均半径的误差',
    ),
  ),
  planeWallOuter: share(
    'e(r_3)',
    text(
      'error of the plane-wall formula with the outer radius',
      '平壁公式取外半径的误差',
    ),
  ),
  criticalRadius: {
    label: text(
      'critical radius of insulation with this filling',
      '以该填充物保温时的临界绝热半径',
    ),
    symbol: 'r_cr',
    unit: 'm',
  },
} as const satisfies ScalarDefinitions;
