import {type LocalizedText, text} from '../../../i18n';
import type {OutputDefinitions} from '../../definition/defineModel';

function temperature(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'K', displayUnit: 'degC'} as const;
}

function excess(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'deltaK'} as const;
}

function flow(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'W', nominal: 10} as const;
}

function heat(symbol: string, label: LocalizedText) {
  return {label, symbol, unit: 'J', displayUnit: 'kJ', nominal: 100} as const;
}

/** Outputs of the sphere: the curves of its figures. */
export const outputs = {
  temperature: temperature(
    'T',
    text({
      en: 'temperature of the sphere',
      'zh-Hans': '球体温度',
    }),
  ),
  fastBound: temperature(
    'T_fast',
    text({
      en: 'bound: exponential with the fast time constant',
      'zh-Hans': '界限：快时间常数的指数曲线',
    }),
  ),
  slowBound: temperature(
    'T_slow',
    text({
      en: 'bound: exponential with the slow time constant',
      'zh-Hans': '界限：慢时间常数的指数曲线',
    }),
  ),
  excess: excess(
    'T − T_eq',
    text({
      en: 'excess over the final temperature',
      'zh-Hans': '高出最终温度的部分',
    }),
  ),
  fastExcess: excess(
    'T_fast − T_eq',
    text({
      en: 'excess of the fast bound',
      'zh-Hans': '快界限高出的部分',
    }),
  ),
  slowExcess: excess(
    'T_slow − T_eq',
    text({
      en: 'excess of the slow bound',
      'zh-Hans': '慢界限高出的部分',
    }),
  ),
  convectionFlow: flow(
    'Q̇_conv',
    text({
      en: 'heat flow rate by convection',
      'zh-Hans': '对流热流量',
    }),
  ),
  radiationFlow: flow(
    'Q̇_rad',
    text({
      en: 'heat flow rate by radiation',
      'zh-Hans': '辐射热流量',
    }),
  ),
  totalFlow: {
    ...flow(
      'Q̇',
      text({
        en: 'heat flow rate of both paths',
        'zh-Hans': '两条路径的总热流量',
      }),
    ),
    hidden: true,
  },
  convectedHeat: heat(
    'Q_conv',
    text({
      en: 'heat given off by convection',
      'zh-Hans': '对流散出的热量',
    }),
  ),
  radiatedHeat: heat(
    'Q_rad',
    text({
      en: 'heat given off by radiation',
      'zh-Hans': '辐射散出的热量',
    }),
  ),
  missingHeat: heat(
    'C(T_0 − T)',
    text({
      en: 'heat lost by the sphere',
      'zh-Hans': '球体减少的热量',
    }),
  ),
  balance: {
    ...heat(
      'ΔQ',
      text({
        en: 'energy balance: given off minus lost',
        'zh-Hans': '能量平衡：散出的减去球体减少的',
      }),
    ),
    displayUnit: 'J',
    hidden: true,
  },
} as const satisfies OutputDefinitions;
