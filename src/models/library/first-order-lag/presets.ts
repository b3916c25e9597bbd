import {text} from '../../../i18n';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

/**
 * Presets of the first-order lag, each with a question that its run answers.
 */
export const presets = {
  step: {
    label: text({en: 'Step', 'zh-Hans': '阶跃'}),
    question: text({
      en: 'How far has the output come after one time constant?',
      'zh-Hans': '经过一个时间常数，输出完成了变化量的多少？',
    }),
    values: {},
    results: ['finalValue', 'riseTime', 'settlingTime', 'cornerFrequency'],
  },
  ramp: {
    label: text({en: 'Ramp', 'zh-Hans': '斜坡'}),
    question: text({
      en: 'How late and how low is the output when the input is a ramp?',
      'zh-Hans': '输入为斜坡时，输出在时间上滞后多少，数值上低多少？',
    }),
    values: {gain: 1, timeConstant: 1, initial: 0, input: 'ramp'},
    duration: 10,
    results: ['riseTime', 'settlingTime', 'cornerFrequency'],
  },
  pulse: {
    label: text({en: 'Pulse', 'zh-Hans': '脉冲'}),
    question: text({
      en: 'Does the output reach the height of a pulse that lasts three time constants?',
      'zh-Hans': '脉冲持续三个时间常数，输出能达到它的高度吗？',
    }),
    values: {
      gain: 1,
      timeConstant: 1,
      initial: 0,
      input: 'pulse',
      level: 1,
      onset: 2,
      width: 3,
    },
    duration: 8,
    results: ['riseTime', 'settlingTime', 'cornerFrequency'],
  },
  sine: {
    label: text({en: 'Sine', 'zh-Hans': '正弦'}),
    question: text({
      en: 'How much smaller and how much later is the output when the input is a fast sine?',
      'zh-Hans': '输入是频率较高的正弦时，输出的幅值减小多少，相位滞后多少？',
    }),
    values: {
      gain: 1,
      timeConstant: 0.5,
      initial: 0,
      input: 'sine',
      level: 1,
      frequency: 1,
    },
    duration: 6,
    results: ['amplitudeRatio', 'phase', 'steadyAmplitude', 'cornerFrequency'],
  },
  'two-lags': {
    label: text({en: 'Two lags in series', 'zh-Hans': '两个环节串联'}),
    question: text({
      en: 'Why is the slope of the output zero at the start when two lags are in series?',
      'zh-Hans': '两个环节串联时，输出的初始斜率为什么为零？',
    }),
    values: {gain: 1, timeConstant: 1, initial: 0, stages: 2, level: 1},
    duration: 8,
    results: ['finalValue', 'riseTime', 'settlingTime', 'cornerFrequency'],
  },
  'off-equilibrium': {
    label: text({en: 'Not from equilibrium', 'zh-Hans': '不从平衡状态开始'}),
    question: text({
      en: 'How much of the arbitrary initial value is left when the step begins?',
      'zh-Hans': '阶跃开始时，随意填写的初始值还剩下多少影响？',
    }),
    values: {gain: 1, timeConstant: 2, initial: 2, level: 3, onset: 4},
    duration: 16,
    results: ['finalValue', 'settlingTime', 'riseTime'],
  },
  'almost-a-delay': {
    label: text({en: 'Almost a delay', 'zh-Hans': '近似纯滞后'}),
    question: text({
      en: 'How close do twenty short lags come to a pure delay of two seconds?',
      'zh-Hans': '二十个时间常数很小的环节串联，与 2\u00a0s 的纯滞后有多接近？',
    }),
    values: {gain: 1, timeConstant: 0.1, initial: 0, stages: 20, level: 1},
    duration: 4,
    results: ['riseTime', 'settlingTime', 'finalValue', 'phase'],
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
