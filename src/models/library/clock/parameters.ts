import {type LocalizedText, text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition/defineModel';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  run: text({en: 'Run', 'zh-Hans': '运行'}),
  blocks: text({en: 'Blocks after the clock', 'zh-Hans': '时钟之后的模块'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Parameters of the run and of the blocks after the clock. */
export const parameters = {
  startTime: {
    label: text({en: 'start time', 'zh-Hans': '起始时间'}),
    symbol: 't_0',
    unit: 's',
    default: 0,
    min: 0,
    max: 100,
    slider: [0, 30],
    help: text({
      en: 'The instant at which the run begins. The clock starts from here, not from 0.',
      'zh-Hans': '仿真开始的时刻。时钟从该时刻开始，而不是从 0 开始。',
    }),
    group: 'run',
  },
  printInterval: {
    label: text({en: 'print interval', 'zh-Hans': '打印间隔'}),
    symbol: 'Δt_p',
    unit: 's',
    default: 0.1,
    min: 0.01,
    max: 5,
    slider: [0.02, 2],
    log: true,
    help: text({
      en: 'The time between stored values. It changes what is plotted, not what is computed.',
      'zh-Hans':
        '相邻两个存储值的时间间隔，只影响曲线图上的点，不影响计算结果。',
    }),
    group: 'run',
  },
  gain: {
    label: text({en: 'gain', 'zh-Hans': '增益'}),
    symbol: 'a',
    unit: '1',
    default: 3,
    min: -10,
    max: 10,
    slider: [-5, 5],
    help: text({
      en: 'Multiplies the clock: 1/60 turns seconds into minutes.',
      'zh-Hans': '与时钟相乘的系数。取 1/60 时，秒换算为分钟。',
    }),
    group: 'blocks',
  },
  offset: {
    label: text({en: 'offset', 'zh-Hans': '偏移量'}),
    symbol: 'b',
    unit: '1',
    default: -1,
    min: -100,
    max: 100,
    slider: [-10, 10],
    help: text({
      en: 'The number added after the gain.',
      'zh-Hans': '在增益之后相加的数。',
    }),
    group: 'blocks',
  },
  frequency: {
    label: text({en: 'frequency of the sine', 'zh-Hans': '正弦频率'}),
    symbol: 'f',
    unit: 'Hz',
    default: 0.5,
    min: 0.05,
    max: 5,
    slider: [0.1, 4],
    log: true,
    help: text({
      en: 'Frequency of the sine that is computed from the clock.',
      'zh-Hans': '由时钟算出的正弦信号的频率。',
    }),
    group: 'blocks',
  },
} as const satisfies ParameterDefinitions;
