import {text} from '../../../i18n';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

/** Presets of the trigger, each with a question that its run answers. */
export const presets = {
  sine: {
    label: text({en: 'Slow sine', 'zh-Hans': '慢正弦'}),
    question: text({
      en: 'How much later than a plain comparator does the trigger switch?',
      'zh-Hans': '触发器的切换比普通比较器晚多少？',
    }),
    values: {},
    results: ['firstSwitching', 'delay', 'switchings', 'comparatorSwitchings'],
  },
  ripple: {
    label: text({en: 'Sine with ripple', 'zh-Hans': '带纹波的正弦'}),
    question: text({
      en: 'Which of the two switches repeatedly when the input is noisy?',
      'zh-Hans': '输入含有噪声时，触发器和比较器中哪一个会反复切换？',
    }),
    values: {ripple: 0.8},
  },
  'ripple-too-large': {
    label: text({
      en: 'Ripple larger than the band',
      'zh-Hans': '纹波大于回差',
    }),
    question: text({
      en: 'How large may the noise be before hysteresis no longer helps?',
      'zh-Hans': '噪声大到什么程度，迟滞就不再起作用？',
    }),
    values: {
      ripple: 0.8,
      rippleFrequency: 10,
      lowThreshold: 4.5,
      highThreshold: 5.5,
    },
  },
  'between-thresholds': {
    label: text({
      en: 'Between the thresholds',
      'zh-Hans': '始终在两个阈值之间',
    }),
    question: text({
      en: 'What determines the output when the input never leaves the band?',
      'zh-Hans': '输入始终位于两个阈值之间时，输出由什么决定？',
    }),
    values: {amplitude: 0.8, initialOutput: 'high'},
  },
  inverted: {
    label: text({en: 'Inverted', 'zh-Hans': '反向输出'}),
    question: text({
      en: 'How must the trigger be set for a heater, which must be on when it is cold?',
      'zh-Hans': '加热器需要在温度低时接通，触发器应当怎样设置？',
    }),
    values: {lowOutput: 1, highOutput: 0},
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
