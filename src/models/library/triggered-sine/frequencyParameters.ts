import {text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition/defineModel';

const FREQUENCY = {
  unit: 'Hz',
  min: 0,
  max: 20,
  slider: [0, 5],
  group: 'frequency',
} as const;

/** Parameters of the source at the frequency port. */
export const frequencyParameters = {
  frequencyProfile: {
    label: text({en: 'course of the frequency', 'zh-Hans': '频率怎样变化'}),
    choices: {
      constant: text({en: 'constant', 'zh-Hans': '不变'}),
      steps: text({en: 'three steps', 'zh-Hans': '分三级'}),
      sweep: text({en: 'linear sweep', 'zh-Hans': '线性扫频'}),
      octaves: text({en: 'exponential sweep', 'zh-Hans': '指数扫频'}),
    },
    default: 'constant',
    help: text({
      en: 'What the source at the frequency port gives. Sweeps begin at 0 s.',
      'zh-Hans': '频率端口前面的信号源给出什么。扫频从 0 s 开始。',
    }),
    group: 'frequency',
  },
  firstFrequency: {
    ...FREQUENCY,
    label: text({en: 'frequency at the beginning', 'zh-Hans': '开始时的频率'}),
    symbol: 'f_0',
    default: 0.5,
    help: text({
      en: 'The frequency until it is switched, or from which the sweep goes out. At 0 Hz the phase stands still.',
      'zh-Hans': '切换之前的频率，或扫频的起始频率。0 Hz 时相位停住不动。',
    }),
  },
  secondFrequency: {
    ...FREQUENCY,
    label: text({en: 'second frequency', 'zh-Hans': '第二级频率'}),
    symbol: 'f_1',
    default: 1,
    help: text({
      en: 'The frequency from the first switch time on.',
      'zh-Hans': '从第一个切换时刻起的频率。',
    }),
  },
  thirdFrequency: {
    ...FREQUENCY,
    label: text({en: 'third frequency', 'zh-Hans': '第三级频率'}),
    symbol: 'f_2',
    default: 2,
    help: text({
      en: 'The frequency from the second switch time on.',
      'zh-Hans': '从第二个切换时刻起的频率。',
    }),
  },
  sweepRate: {
    label: text({en: 'rate of the linear sweep', 'zh-Hans': '线性扫频的速率'}),
    symbol: 'β',
    unit: 'Hz/s',
    default: 0.1,
    min: -1,
    max: 5,
    slider: [-0.2, 1],
    help: text({
      en: 'How much the frequency rises each second. The frequency must not fall below 0 within the run.',
      'zh-Hans': '频率每秒升高多少。仿真时长内频率不能降到 0 以下。',
    }),
    group: 'frequency',
  },
  doublingTime: {
    label: text({en: 'doubling time', 'zh-Hans': '频率翻倍的时间'}),
    symbol: 'T_2',
    unit: 's',
    default: 2,
    min: 0.2,
    max: 20,
    slider: [0.5, 10],
    log: true,
    help: text({
      en: 'The time the exponential sweep spends on every octave.',
      'zh-Hans': '指数扫频在每个倍频程上花的时间。',
    }),
    group: 'frequency',
  },
} as const satisfies ParameterDefinitions;
