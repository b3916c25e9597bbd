import {type LocalizedText, text} from '../../../i18n';
import type {OutputDefinitions} from '../../definition/defineModel';

function temperature(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'K', displayUnit: 'degC'} as const;
}

/** Outputs of the bar: the curves of its figures. */
export const outputs = {
  firstHalf: temperature(
    'T_I',
    text({
      en: 'mean of the first half, lumps',
      'zh-Hans': '前半段平均温度（集总）',
    }),
  ),
  secondHalf: temperature(
    'T_II',
    text({
      en: 'mean of the second half, lumps',
      'zh-Hans': '后半段平均温度（集总）',
    }),
  ),
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
  exactFirstHalf: temperature(
    'T_I,ex',
    text({
      en: 'mean of the first half, exact',
      'zh-Hans': '前半段平均温度（精确）',
    }),
  ),
  exactSecondHalf: temperature(
    'T_II,ex',
    text({
      en: 'mean of the second half, exact',
      'zh-Hans': '后半段平均温度（精确）',
    }),
  ),
  exactWhole: {
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
  atHalf: temperature(
    'T(L/2)',
    text({
      en: 'temperature at L/2, lumps',
      'zh-Hans': 'L/2 处的温度（集总）',
    }),
  ),
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
  atEnd: temperature(
    'T(L)',
    text({
      en: 'temperature of the far end, lumps',
      'zh-Hans': '远端的温度（集总）',
    }),
  ),
  exactAtQuarter: {
    ...temperature(
      'T_ex(L/4)',
      text({
        en: 'temperature at L/4, exact',
        'zh-Hans': 'L/4 处的温度（精确）',
      }),
    ),
    hidden: true,
  },
  exactAtHalf: temperature(
    'T_ex(L/2)',
    text({
      en: 'temperature at L/2, exact',
      'zh-Hans': 'L/2 处的温度（精确）',
    }),
  ),
  exactAtThreeQuarters: {
    ...temperature(
      'T_ex(3L/4)',
      text({
        en: 'temperature at 3L/4, exact',
        'zh-Hans': '3L/4 处的温度（精确）',
      }),
    ),
    hidden: true,
  },
  exactAtEnd: temperature(
    'T_ex(L)',
    text({
      en: 'temperature of the far end, exact',
      'zh-Hans': '远端的温度（精确）',
    }),
  ),
  faceFlow: {
    label: text({
      en: 'heat flow rate into the face',
      'zh-Hans': '流入端面的热流量',
    }),
    symbol: 'Q̇_b',
    unit: 'W',
  },
  exactFaceFlow: {
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
