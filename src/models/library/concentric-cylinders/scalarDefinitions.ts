import {type LocalizedText, text} from '../../../i18n';
import type {ScalarDefinitions} from '../../definition/defineModel';

function share(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'ratio', displayUnit: 'percent'} as const;
}

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
      'zh-Hans': '终止时，间隙传热中环流的比例',
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
      'zh-Hans': '环流空气的等效导热系数与静止时之比',
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
