import {type LocalizedText, text} from '../../../i18n';
import type {OutputDefinitions} from '../../definition/defineModel';

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

/** Outputs of the concentric cylinders: the curves of its figures. */
export const outputs = {
  innerTube: temperature(
    'T_1',
    text({
      en: 'inner tube, at r₂',
      'zh-Hans': '内管温度（r₂ 处）',
    }),
  ),
  outerTube: temperature(
    'T_2',
    text({
      en: 'outer tube, at r₃',
      'zh-Hans': '外管温度（r₃ 处）',
    }),
  ),
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
        'zh-Hans': '其中环流部分',
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
