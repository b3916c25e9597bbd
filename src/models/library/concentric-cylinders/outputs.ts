import {type LocalizedText, text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

function temperature(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'K', displayUnit: 'degC', nominal: 10} as const;
}

function flow(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'W', nominal: 50} as const;
}

function heat(symbol: string, label: LocalizedText) {
  return {
    label,
    symbol,
    unit: 'J',
    displayUnit: 'kJ',
    nominal: 1000,
  } as const;
}

function share(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'ratio', displayUnit: 'percent'} as const;
}

/** Outputs of the concentric cylinders: the curves of its figures. */
export const outputs = {
  innerTube: {
    ...temperature(
      'T_1',
      text({
        en: 'inner tube, at r₂',
        'zh-Hans': '内管温度（r₂ 处）',
      }),
    ),
    tone: 'hot',
  },
  outerTube: {
    ...temperature(
      'T_2',
      text({
        en: 'outer tube, at r₃',
        'zh-Hans': '外管温度（r₃ 处）',
      }),
    ),
    tone: 'cold',
  },
  innerFace: {
    ...temperature(
      'T(r_1)',
      text({
        en: 'innermost face, at r₁',
        'zh-Hans': '最内侧壁面（r₁ 处）',
      }),
    ),
    hidden: true,
  },
  outerFace: {
    ...temperature(
      'T(r_4)',
      text({
        en: 'outermost face, at r₄',
        'zh-Hans': '最外侧壁面（r₄ 处）',
      }),
    ),
    hidden: true,
  },
  gapFlow: flow(
    'Q̇',
    text({
      en: 'heat flow rate through the gap',
      'zh-Hans': '通过间隙的热流量',
    }),
  ),
  conductionFlow: flow(
    'Q̇_cond',
    text({
      en: 'of it by conduction',
      'zh-Hans': '其中导热部分',
    }),
  ),
  convectionFlow: {
    ...flow(
      'Q̇_conv',
      text({
        en: 'of it by circulation',
        'zh-Hans': '其中自然对流部分',
      }),
    ),
    hidden: true,
  },
  radiationFlow: flow(
    'Q̇_rad',
    text({
      en: 'of it by radiation',
      'zh-Hans': '其中辐射部分',
    }),
  ),
  innerFlow: {
    ...flow(
      'Q̇_in',
      text({
        en: 'heat flow rate from the inside',
        'zh-Hans': '来自内侧的热流量',
      }),
    ),
    hidden: true,
  },
  outerFlow: {
    ...flow(
      'Q̇_out',
      text({
        en: 'heat flow rate to the outside',
        'zh-Hans': '传给外侧的热流量',
      }),
    ),
    hidden: true,
  },
  storedHeat: heat(
    'C_1\u202FT_1 + C_2\u202FT_2',
    text({
      en: 'heat stored in the tubes, counted from 0\u00a0°C',
      'zh-Hans': '圆管储存的热量，以 0\u00a0°C 为零点',
    }),
  ),
  balance: {
    ...heat(
      'ΔQ',
      text({
        en: 'energy balance: heat in minus heat out minus storage',
        'zh-Hans': '能量平衡：流入减流出减储存',
      }),
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
    label: text({en: 'steady heat flow rate', 'zh-Hans': '稳态热流量'}),
    symbol: 'Q̇_∞',
    unit: 'W',
  },
  totalResistance: {
    label: text({
      en: 'total thermal resistance at the end',
      'zh-Hans': '终止时的总热阻',
    }),
    symbol: 'R',
    unit: 'K/W',
  },
  gapResistance: {
    label: text({
      en: 'thermal resistance of the gap at the end',
      'zh-Hans': '终止时间隙的热阻',
    }),
    symbol: 'R_gap',
    unit: 'K/W',
  },
  gapShare: share(
    'R_gap/R',
    text({
      en: 'share of the gap in the total resistance',
      'zh-Hans': '间隙占总热阻的比例',
    }),
  ),
  equivalentConductivity: {
    label: text({
      en: 'conductivity of a solid filling that transfers the same heat',
      'zh-Hans': '传热量相同的固体填充物的导热系数',
    }),
    symbol: 'k_eq',
    unit: 'W/(m.K)',
  },
  metalShare: share(
    'R_metal/R',
    text({
      en: 'share of both walls in the total resistance',
      'zh-Hans': '两层管壁占总热阻的比例',
    }),
  ),
  conductionShare: share(
    'Q̇_cond/Q̇',
    text({
      en: 'share of conduction in the heat through the gap at the end',
      'zh-Hans': '终止时，间隙传热中导热的比例',
    }),
  ),
  convectionShare: share(
    'Q̇_conv/Q̇',
    text({
      en: 'share of circulation in the heat through the gap at the end',
      'zh-Hans': '终止时，间隙传热中自然对流的比例',
    }),
  ),
  radiationShare: share(
    'Q̇_rad/Q̇',
    text({
      en: 'share of radiation in the heat through the gap at the end',
      'zh-Hans': '终止时，间隙传热中辐射的比例',
    }),
  ),
  timeConstant: {
    label: text({
      en: 'time constant of the plugged tubes',
      'zh-Hans': '两端封堵时的时间常数',
    }),
    symbol: 'τ',
    unit: 's',
  },
  equilibrium: {
    label: text({
      en: 'final common temperature of the plugged tubes',
      'zh-Hans': '两端封堵时最终的共同温度',
    }),
    symbol: 'T_eq',
    unit: 'K',
    displayUnit: 'degC',
  },
  innerCapacity: {
    label: text({
      en: 'heat capacity of the inner tube',
      'zh-Hans': '内管的热容',
    }),
    symbol: 'C_1',
    unit: 'J/K',
  },
  outerCapacity: {
    label: text({
      en: 'heat capacity of the outer tube',
      'zh-Hans': '外管的热容',
    }),
    symbol: 'C_2',
    unit: 'J/K',
  },
  exchangeFactor: {
    label: text({
      en: 'exchange factor of the two faces',
      'zh-Hans': '两侧壁面的系统发射率',
    }),
    symbol: 'ℱ',
    unit: 'ratio',
  },
  radiativeCoefficient: {
    label: text({
      en: 'radiative heat transfer coefficient of black faces',
      'zh-Hans': '黑体壁面的辐射换热系数',
    }),
    symbol: 'h_r',
    unit: 'W/(m2.K)',
  },
  factorOfConduction: {
    label: text({
      en: 'exchange factor at which radiation equals conduction in still air',
      'zh-Hans': '辐射与静止空气导热相等时的系统发射率',
    }),
    symbol: 'ℱ_cond',
    unit: 'ratio',
  },
  factorOfFibre: {
    label: text({
      en: 'exchange factor above which fibre is better than still air',
      'zh-Hans': '静止空气与纤维相当时的系统发射率',
    }),
    symbol: 'ℱ_fibre',
    unit: 'ratio',
  },
  breakEvenEmissivity: {
    label: text({
      en: 'emissivity of both faces above which fibre is better than still air',
      'zh-Hans': '静止空气与纤维相当时两侧壁面的发射率',
    }),
    symbol: 'ε_be',
    unit: 'ratio',
  },
  characteristicLength: {
    label: text({
      en: 'characteristic length of free convection',
      'zh-Hans': '自然对流的特征长度',
    }),
    symbol: 'L_c',
    unit: 'm',
    displayUnit: 'mm',
  },
  rayleigh: {
    label: text({en: 'Rayleigh number of the gap', 'zh-Hans': '间隙的瑞利数'}),
    symbol: 'Ra_c',
    unit: '1',
  },
  conductivityRatio: {
    label: text({
      en: 'effective conductivity of circulating air divided by that of still air',
      'zh-Hans': '自然对流时与静止时空气导热系数之比',
    }),
    symbol: 'k_eff/k',
    unit: 'ratio',
  },
  planeWallInner: share(
    'e(r_2)',
    text({
      en: 'error of the plane-wall formula with the inner radius',
      'zh-Hans': '平壁公式取内半径的误差',
    }),
  ),
  planeWallMean: share(
    'e(r_m)',
    text({
      en: 'error of the plane-wall formula with the mean radius',
      'zh-Hans': '平壁公式取平均半径的误差',
    }),
  ),
  planeWallOuter: share(
    'e(r_3)',
    text({
      en: 'error of the plane-wall formula with the outer radius',
      'zh-Hans': '平壁公式取外半径的误差',
    }),
  ),
  criticalRadius: {
    label: text({
      en: 'critical radius of insulation with this filling',
      'zh-Hans': '以该填充物保温时的临界绝热半径',
    }),
    symbol: 'r_cr',
    unit: 'm',
    displayUnit: 'mm',
  },
} as const satisfies ScalarDefinitions;
