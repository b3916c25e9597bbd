import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

/** Presets of the thermostat, each with a question that its run answers. */
export const presets = {
  'cold-start': {
    label: text({en: 'Cold start', 'zh-Hans': '冷启动'}),
    question: text({
      en: 'How long is the heater on the first time, and how long in later cycles?',
      'zh-Hans': '首次加热需要多久？之后每个周期加热多久？',
    }),
    values: {},
    results: ['firstSwitchOff', 'onTime', 'offTime', 'period'],
  },
  'narrow-band': {
    label: text({en: 'Narrow band', 'zh-Hans': '回差很小'}),
    question: text({
      en: 'How often does the heater switch with a band of half a kelvin?',
      'zh-Hans': '回差只有 0.5\u00a0K 时，加热器每小时通断多少次？',
    }),
    values: {band: 0.5, initial: celsius(20)},
    results: ['cycleRate', 'period', 'onTime', 'offTime'],
  },
  'cold-night': {
    label: text({en: 'Cold night', 'zh-Hans': '寒冷的夜晚'}),
    question: text({
      en: 'What happens when the heater is too weak for a cold night?',
      'zh-Hans': '室外太冷、加热功率不足时，会发生什么？',
    }),
    values: {outside: celsius(-15), heated: celsius(25), setpoint: celsius(24)},
    results: ['duty', 'meanTemperature', 'firstSwitchOff', 'cycleRate'],
  },
  'mild-day': {
    label: text({en: 'Mild day', 'zh-Hans': '温和的白天'}),
    question: text({
      en: 'How does the duty change when it is mild outside?',
      'zh-Hans': '室外温和时，占空比怎样变化？',
    }),
    values: {outside: celsius(14), heated: celsius(54), initial: celsius(14)},
    results: ['duty', 'onTime', 'offTime', 'period'],
  },
  'ends-of-steps': {
    label: text({en: 'Checked once a minute', 'zh-Hans': '每分钟检查一次'}),
    question: text({
      en: 'How late is the cycle after four hours if the thresholds are checked once a minute?',
      'zh-Hans': '每分钟检查一次阈值，四小时之后通断过程滞后多少？',
    }),
    values: {noticing: 'steps', step: 60},
    duration: 14_400,
    results: ['drift', 'periodError', 'period', 'exactPeriod'],
  },
  interpolated: {
    label: text({en: 'Straight line in the step', 'zh-Hans': '步内直线插值'}),
    question: text({
      en: 'How much of this delay does linear interpolation within the step remove?',
      'zh-Hans': '在步内作线性插值，能消除多少滞后？',
    }),
    values: {noticing: 'interpolated', step: 60},
    duration: 14_400,
    results: ['drift', 'periodError', 'period', 'exactPeriod'],
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
