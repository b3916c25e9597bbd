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
    label: text({en: 'frequency profile', 'zh-Hans': '频率的变化方式'}),
    choices: {
      constant: text({en: 'constant', 'zh-Hans': '不变'}),
      steps: text({en: 'three steps', 'zh-Hans': '分三段'}),
      sweep: text({en: 'linear sweep', 'zh-Hans': '线性扫频'}),
      octaves: text({en: 'exponential sweep', 'zh-Hans': '指数扫频'}),
    },
    default: 'constant',
    help: text({
      en: 'The signal of the source at the frequency port. Sweeps begin at 0\u00a0s.',
      'zh-Hans': '频率端口所接信号源的输出形式。扫频从 0\u00a0s 开始。',
    }),
    group: 'frequency',
  },
  firstFrequency: {
    ...FREQUENCY,
    label: text({en: 'initial frequency', 'zh-Hans': '初始频率'}),
    symbol: 'f_0',
    default: 0.5,
    help: text({
      en: 'The frequency until it is switched, or at the start of the sweep. At 0\u00a0Hz the phase is constant.',
      'zh-Hans':
        '切换之前的频率，或扫频的起始频率。频率为 0\u00a0Hz 时相位保持不变。',
    }),
  },
  secondFrequency: {
    ...FREQUENCY,
    label: text({en: 'second frequency', 'zh-Hans': '第二段频率'}),
    symbol: 'f_1',
    default: 1,
    help: text({
      en: 'The frequency from the first switch time on.',
      'zh-Hans': '从第一个切换时刻起的频率。',
    }),
  },
  thirdFrequency: {
    ...FREQUENCY,
    label: text({en: 'third frequency', 'zh-Hans': '第三段频率'}),
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
      en: 'The increase of the frequency per second. The frequency must not fall below 0 within the run.',
      'zh-Hans': '频率每秒的增加量。在仿真时长内，频率不能降到 0 以下。',
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
      en: 'The duration of each octave of the exponential sweep.',
      'zh-Hans': '指数扫频中每个倍频程的持续时间。',
    }),
    group: 'frequency',
  },
} as const satisfies ParameterDefinitions;
