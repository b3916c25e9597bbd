import {type LocalizedText, text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

function temperature(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'K', displayUnit: 'degC'} as const;
}

/** Outputs of the bar: the curves of its figures. */
export const outputs = {
  firstHalf: {
    ...temperature(
      'T_I',
      text({
        en: 'mean of the first half, lumps',
        'zh-Hans': '前半段平均温度（集总）',
      }),
    ),
    tone: 'hot',
  },
  secondHalf: {
    ...temperature(
      'T_II',
      text({
        en: 'mean of the second half, lumps',
        'zh-Hans': '后半段平均温度（集总）',
      }),
    ),
    tone: 'cold',
  },
  whole: {
    ...temperature(
      'T_m',
      text({
        en: 'mean of the whole bar, lumps',
        'zh-Hans': '整根棒的平均温度（集总）',
      }),
    ),
    hidden: true,
  },
  exactFirstHalf: {
    ...temperature(
      'T_I,ex',
      text({
        en: 'mean of the first half, exact',
        'zh-Hans': '前半段平均温度（精确）',
      }),
    ),
    counterpartOf: 'firstHalf',
  },
  exactSecondHalf: {
    ...temperature(
      'T_II,ex',
      text({
        en: 'mean of the second half, exact',
        'zh-Hans': '后半段平均温度（精确）',
      }),
    ),
    counterpartOf: 'secondHalf',
  },
  exactWhole: {
    counterpartOf: 'whole',
    ...temperature(
      'T_m,ex',
      text({
        en: 'mean of the whole bar, exact',
        'zh-Hans': '整根棒的平均温度（精确）',
      }),
    ),
    hidden: true,
  },
  atQuarter: {
    ...temperature(
      'T(L/4)',
      text({
        en: 'temperature at L/4, lumps',
        'zh-Hans': 'L/4 处的温度（集总）',
      }),
    ),
    hidden: true,
  },
  atHalf: {
    ...temperature(
      'T(L/2)',
      text({
        en: 'temperature at L/2, lumps',
        'zh-Hans': 'L/2 处的温度（集总）',
      }),
    ),
    tone: 'hot',
  },
  atThreeQuarters: {
    ...temperature(
      'T(3L/4)',
      text({
        en: 'temperature at 3L/4, lumps',
        'zh-Hans': '3L/4 处的温度（集总）',
      }),
    ),
    hidden: true,
  },
  atEnd: {
    ...temperature(
      'T(L)',
      text({
        en: 'temperature of the far end, lumps',
        'zh-Hans': '远端的温度（集总）',
      }),
    ),
    tone: 'cold',
  },
  exactAtQuarter: {
    counterpartOf: 'atQuarter',
    ...temperature(
      'T_ex(L/4)',
      text({
        en: 'temperature at L/4, exact',
        'zh-Hans': 'L/4 处的温度（精确）',
      }),
    ),
    hidden: true,
  },
  exactAtHalf: {
    ...temperature(
      'T_ex(L/2)',
      text({
        en: 'temperature at L/2, exact',
        'zh-Hans': 'L/2 处的温度（精确）',
      }),
    ),
    counterpartOf: 'atHalf',
  },
  exactAtThreeQuarters: {
    counterpartOf: 'atThreeQuarters',
    ...temperature(
      'T_ex(3L/4)',
      text({
        en: 'temperature at 3L/4, exact',
        'zh-Hans': '3L/4 处的温度（精确）',
      }),
    ),
    hidden: true,
  },
  exactAtEnd: {
    ...temperature(
      'T_ex(L)',
      text({
        en: 'temperature of the far end, exact',
        'zh-Hans': '远端的温度（精确）',
      }),
    ),
    counterpartOf: 'atEnd',
  },
  faceFlow: {
    label: text({
      en: 'heat flow rate into the face',
      'zh-Hans': '流入端面的热流量',
    }),
    symbol: 'Q̇_b',
    unit: 'W',
  },
  exactFaceFlow: {
    counterpartOf: 'faceFlow',
    label: text({
      en: 'heat flow rate into the face, exact',
      'zh-Hans': '流入端面的热流量（精确）',
    }),
    symbol: 'Q̇_b,ex',
    unit: 'W',
    sampled: true,
  },
  endFlow: {
    label: text({
      en: 'heat flow rate out of the far end',
      'zh-Hans': '流出远端的热流量',
    }),
    symbol: 'Q̇_L',
    unit: 'W',
  },
  heatAbsorbed: {
    label: text({
      en: 'heat absorbed by the lumps',
      'zh-Hans': '各单元吸收的热量',
    }),
    symbol: 'Q',
    unit: 'J',
  },
  heatDelivered: {
    label: text({
      en: 'heat delivered through both ends',
      'zh-Hans': '经两端传入的热量',
    }),
    symbol: 'Q_ends',
    unit: 'J',
    hidden: true,
  },
  balance: {
    label: text({
      en: 'energy balance: delivered minus absorbed',
      'zh-Hans': '能量平衡：传入减去吸收',
    }),
    symbol: 'ΔQ',
    unit: 'J',
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the bar: the numbers that summarize a run. */
export const scalars = {
  timeConstant: {
    label: text({
      en: 'slowest time constant of the lumps',
      'zh-Hans': '集总模型最慢的时间常数',
    }),
    symbol: 'τ_1,N',
    unit: 's',
  },
  exactTimeConstant: {
    label: text({
      en: 'slowest time constant of the bar, exact',
      'zh-Hans': '铝棒最慢的时间常数（精确）',
    }),
    symbol: 'τ_1',
    unit: 's',
  },
  timeConstantError: {
    label: text({
      en: 'error of the slowest time constant',
      'zh-Hans': '最慢时间常数的误差',
    }),
    symbol: 'τ_1,N/τ_1 − 1',
    unit: 'ratio',
    displayUnit: 'percent',
  },
  stiffnessRatio: {
    label: text({
      en: 'stiffness ratio: slowest divided by fastest time constant',
      'zh-Hans': '刚性比：最慢与最快时间常数之比',
    }),
    symbol: 'τ_1/τ_N',
    unit: 'ratio',
  },
  eulerLimit: {
    label: text({
      en: 'longest stable step of explicit Euler',
      'zh-Hans': '显式欧拉法的最大稳定步长',
    }),
    symbol: 'Δt_max',
    unit: 's',
  },
  conductionTime: {
    label: text({en: 'time scale of the problem', 'zh-Hans': '特征时间'}),
    symbol: 'L²/α',
    unit: 's',
  },
  diffusivity: {
    label: text({en: 'thermal diffusivity', 'zh-Hans': '热扩散率'}),
    symbol: 'α',
    unit: 'm2/s',
    displayUnit: 'mm2/s',
  },
  lumpMass: {
    label: text({en: 'mass of a lump', 'zh-Hans': '每个单元的质量'}),
    symbol: 'm',
    unit: 'kg',
    displayUnit: 'g',
  },
  lumpCapacity: {
    label: text({en: 'heat capacity of a lump', 'zh-Hans': '每个单元的热容'}),
    symbol: 'C',
    unit: 'J/K',
  },
  conductance: {
    label: text({
      en: 'conductance between two lumps',
      'zh-Hans': '相邻单元之间的热导',
    }),
    symbol: 'G',
    unit: 'W/K',
  },
  firstConductance: {
    label: text({
      en: 'conductance of the first conductor',
      'zh-Hans': '第一个导热元件的热导',
    }),
    symbol: 'G_0',
    unit: 'W/K',
  },
  firstHeatFlow: {
    label: text({
      en: 'heat flow rate into the face at the start',
      'zh-Hans': '初始时刻流入端面的热流量',
    }),
    symbol: 'Q̇_0',
    unit: 'W',
  },
  totalHeat: {
    label: text({
      en: 'heat absorbed at the end',
      'zh-Hans': '最终吸收的热量',
    }),
    symbol: 'Q_total',
    unit: 'J',
  },
  biot: {
    label: text({en: 'Biot number of the far end', 'zh-Hans': '远端的毕渥数'}),
    symbol: 'Bi',
    unit: '1',
  },
  oneBodyTimeConstant: {
    label: text({
      en: 'time constant of the bar as one body without inner resistance',
      'zh-Hans': '不计内部热阻、整根棒视为单一热容的时间常数',
    }),
    symbol: 'τ_body',
    unit: 's',
  },
  oneBodyRatio: {
    label: text({
      en: 'time constant as one body divided by the exact one',
      'zh-Hans': '视为单一热容时，时间常数与精确值之比',
    }),
    symbol: 'τ_body/τ_1',
    unit: 'ratio',
  },
  steadyFlux: {
    label: text({
      en: 'steady heat flux along the bar, exact',
      'zh-Hans': '沿棒的稳态热流密度（精确）',
    }),
    symbol: 'q″',
    unit: 'W/m2',
  },
  steadyEndTemperature: {
    label: text({
      en: 'steady temperature of the far end, exact',
      'zh-Hans': '远端的稳态温度（精确）',
    }),
    symbol: 'T(L, ∞)',
    unit: 'K',
    displayUnit: 'degC',
  },
} as const satisfies ScalarDefinitions;
