import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

/** Outputs of the clock: the curves of its figures. */
export const outputs = {
  clock: {
    label: text({en: 'clock', 'zh-Hans': '时钟'}),
    symbol: 'y',
    unit: '1',
  },
  printed: {
    label: text({en: 'printed clock', 'zh-Hans': '打印的时钟值'}),
    symbol: 'y_n',
    unit: '1',
    sampled: true,
  },
  scaled: {
    label: text({
      en: 'clock after gain and offset',
      'zh-Hans': '增益与偏移之后的时钟',
    }),
    symbol: 'ay + b',
    unit: '1',
    hidden: true,
  },
  integral: {
    label: text({en: 'integral of the clock', 'zh-Hans': '时钟的积分'}),
    symbol: 'I',
    unit: '1',
  },
  doubleIntegral: {
    label: text({en: 'integral of the integral', 'zh-Hans': '时钟的二重积分'}),
    symbol: 'J',
    unit: '1',
    hidden: true,
  },
  sine: {
    label: text({en: 'sine of the clock', 'zh-Hans': '由时钟得到的正弦'}),
    symbol: 's',
    unit: '1',
  },
  printedSine: {
    label: text({en: 'printed sine', 'zh-Hans': '打印的正弦值'}),
    symbol: 's_n',
    unit: '1',
    sampled: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the clock: the numbers that summarize a run. */
export const scalars = {
  sampleCount: {
    label: text({en: 'number of printed values', 'zh-Hans': '打印值的个数'}),
    symbol: 'n',
    unit: '1',
  },
  accumulated: {
    label: text({
      en: 'final time by repeated addition of the print interval',
      'zh-Hans': '反复累加打印间隔得到的终止时间',
    }),
    unit: 's',
  },
  accumulationError: {
    label: text({
      en: 'rounding error of the accumulation',
      'zh-Hans': '累加的舍入误差',
    }),
    unit: 's',
  },
  apparentFrequency: {
    label: text({
      en: 'apparent frequency of the printed values',
      'zh-Hans': '打印值的表观频率',
    }),
    unit: 'Hz',
  },
} as const satisfies ScalarDefinitions;
