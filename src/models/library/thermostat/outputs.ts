import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

/** Outputs of the thermostat: the curves of its figures. */
export const outputs = {
  temperature: {
    label: text({en: 'room temperature', 'zh-Hans': '室温'}),
    symbol: 'T',
    unit: 'K',
    displayUnit: 'degC',
  },
  ideal: {
    label: text({
      en: 'room temperature with every crossing located',
      'zh-Hans': '每次切换都精确定位时的室温',
    }),
    symbol: 'T_ex',
    unit: 'K',
    displayUnit: 'degC',
    hidden: true,
  },
  low: {
    label: text({en: 'low threshold', 'zh-Hans': '下阈值'}),
    symbol: 'T_L',
    unit: 'K',
    displayUnit: 'degC',
    reference: true,
  },
  high: {
    label: text({en: 'high threshold', 'zh-Hans': '上阈值'}),
    symbol: 'T_H',
    unit: 'K',
    displayUnit: 'degC',
    reference: true,
  },
  heater: {
    label: text({
      en: 'heater: 1 on, 0 off',
      'zh-Hans': '加热器：1 接通，0 断开',
    }),
    symbol: 's',
    unit: '1',
    jumps: true,
  },
} as const satisfies OutputDefinitions;

/**
 * Scalars of the thermostat: the numbers that summarize a run. Those of a cycle
 * are taken from the last full one.
 */
export const scalars = {
  firstSwitchOff: {
    label: text({en: 'first switch-off', 'zh-Hans': '首次断开的时刻'}),
    symbol: 't_1',
    unit: 's',
  },
  onTime: {
    label: text({
      en: 'heater on in a cycle',
      'zh-Hans': '一个周期内的接通时间',
    }),
    symbol: 't_on',
    unit: 's',
  },
  offTime: {
    label: text({
      en: 'heater off in a cycle',
      'zh-Hans': '一个周期内的断开时间',
    }),
    symbol: 't_off',
    unit: 's',
  },
  period: {
    label: text({en: 'period of the cycle', 'zh-Hans': '通断周期'}),
    symbol: 't_p',
    unit: 's',
  },
  exactPeriod: {
    label: text({
      en: 'period of the cycle, exact',
      'zh-Hans': '通断周期（精确）',
    }),
    symbol: 't_p,ex',
    unit: 's',
  },
  periodError: {
    label: text({
      en: 'error of the period',
      'zh-Hans': '通断周期的误差',
    }),
    symbol: 't_p − t_p,ex',
    unit: 's',
  },
  drift: {
    label: text({
      en: 'delay of the last switch-off after the exact one',
      'zh-Hans': '最后一次断开相对于精确时刻的滞后',
    }),
    symbol: 'Δt',
    unit: 's',
  },
  overshoot: {
    label: text({
      en: 'temperature above the threshold at the last switch-off',
      'zh-Hans': '最后一次断开时室温超出阈值的量',
    }),
    unit: 'deltaK',
  },
  duty: {
    label: text({
      en: 'duty: share of the cycle with the heater on',
      'zh-Hans': '占空比',
    }),
    symbol: 'D',
    unit: 'ratio',
  },
  cycleRate: {
    label: text({en: 'cycles per hour', 'zh-Hans': '每小时的通断次数'}),
    symbol: 'n',
    unit: 'Hz',
    displayUnit: '1/h',
  },
  meanTemperature: {
    label: text({
      en: 'mean temperature over a cycle',
      'zh-Hans': '一个周期内的平均温度',
    }),
    symbol: 'T_m',
    unit: 'K',
    displayUnit: 'degC',
  },
} as const satisfies ScalarDefinitions;
