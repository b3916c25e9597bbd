import {text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition/defineModel';

const AMPLITUDE = {
  unit: '1',
  min: -10,
  max: 10,
  slider: [-3, 3],
  group: 'amplitude',
} as const;

/** Parameters of the source at the amplitude port. */
export const amplitudeParameters = {
  amplitudeProfile: {
    label: text({en: 'amplitude profile', 'zh-Hans': '幅值的变化方式'}),
    choices: {
      constant: text({en: 'constant', 'zh-Hans': '不变'}),
      steps: text({en: 'three steps', 'zh-Hans': '分三段'}),
      ramp: text({en: 'ramp', 'zh-Hans': '斜坡'}),
    },
    default: 'constant',
    help: text({
      en: 'The signal of the source at the amplitude port. The ramp begins at 0\u00a0s.',
      'zh-Hans': '幅值端口所接信号源的输出形式。斜坡从 0\u00a0s 开始。',
    }),
    group: 'amplitude',
  },
  firstAmplitude: {
    ...AMPLITUDE,
    label: text({en: 'initial amplitude', 'zh-Hans': '初始幅值'}),
    symbol: 'A_0',
    default: 1,
    help: text({
      en: 'The amplitude until it is switched, or at the start of the ramp.',
      'zh-Hans': '切换之前的幅值，或斜坡的起始幅值。',
    }),
  },
  secondAmplitude: {
    ...AMPLITUDE,
    label: text({en: 'second amplitude', 'zh-Hans': '第二段幅值'}),
    symbol: 'A_1',
    default: 2,
    help: text({
      en: 'The amplitude from the first switch time on.',
      'zh-Hans': '从第一个切换时刻起的幅值。',
    }),
  },
  thirdAmplitude: {
    ...AMPLITUDE,
    label: text({en: 'third amplitude', 'zh-Hans': '第三段幅值'}),
    symbol: 'A_2',
    default: 0.5,
    help: text({
      en: 'The amplitude from the second switch time on.',
      'zh-Hans': '从第二个切换时刻起的幅值。',
    }),
  },
  amplitudeRate: {
    label: text({en: 'slope of the ramp', 'zh-Hans': '斜坡的斜率'}),
    symbol: 'α',
    unit: '1/s',
    default: 0.1,
    min: -1,
    max: 1,
    slider: [-0.5, 0.5],
    help: text({
      en: 'The increase of the amplitude per second.',
      'zh-Hans': '幅值每秒的增加量。',
    }),
    group: 'amplitude',
  },
} as const satisfies ParameterDefinitions;
