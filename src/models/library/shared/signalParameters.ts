import {type LocalizedText, text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition/defineModel';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  lag: text({en: 'Lag', 'zh-Hans': '惯性环节'}),
  input: text({en: 'Input', 'zh-Hans': '输入'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Parameters of a lag of any order, and of the test input of a signal block. */
export const signalParameters = {
  gain: {
    label: text({en: 'gain', 'zh-Hans': '增益'}),
    symbol: 'k',
    unit: '1',
    default: 2,
    min: -10,
    max: 10,
    slider: [-5, 5],
    help: text({
      en: 'The output settles at the gain times a constant input.',
      'zh-Hans': '输入恒定时，输出的稳态值等于增益乘以输入。',
    }),
    group: 'lag',
  },
  initial: {
    label: text({en: 'initial output', 'zh-Hans': '输出初始值'}),
    symbol: 'y_0',
    unit: '1',
    default: 0.5,
    min: -10,
    max: 10,
    slider: [-6, 6],
    help: text({
      en: 'The output at the start of the run. Lags in series all start from this value.',
      'zh-Hans': '运行开始时的输出。多个环节串联时，各环节都从这个值开始。',
    }),
    group: 'lag',
  },
  input: {
    label: text({en: 'kind of input', 'zh-Hans': '输入类型'}),
    choices: {
      step: text({en: 'step', 'zh-Hans': '阶跃'}),
      ramp: text({en: 'ramp', 'zh-Hans': '斜坡'}),
      pulse: text({en: 'pulse', 'zh-Hans': '脉冲'}),
      sine: text({en: 'sine', 'zh-Hans': '正弦'}),
    },
    default: 'step',
    help: text({
      en: 'The signal at the input of the lag; it is 0 before its start.',
      'zh-Hans': '惯性环节的输入信号，在开始时刻之前为 0。',
    }),
    group: 'input',
  },
  level: {
    label: text({en: 'level of the input', 'zh-Hans': '输入幅值'}),
    symbol: 'u_0',
    unit: '1',
    default: 3,
    min: -10,
    max: 10,
    slider: [-5, 5],
    help: text({
      en: 'Height of the step or pulse, amplitude of the sine.',
      'zh-Hans': '阶跃或脉冲的高度，或正弦的幅值。',
    }),
    group: 'input',
  },
  slope: {
    label: text({en: 'slope of the ramp', 'zh-Hans': '斜坡的斜率'}),
    symbol: 'a',
    unit: '1/s',
    default: 1,
    min: -10,
    max: 10,
    slider: [-3, 3],
    help: text({
      en: 'How much the ramp rises each second.',
      'zh-Hans': '斜坡信号每秒的增量。',
    }),
    group: 'input',
  },
  onset: {
    label: text({en: 'start of the input', 'zh-Hans': '输入开始时刻'}),
    symbol: 't_1',
    unit: 's',
    default: 0,
    min: 0,
    max: 100,
    slider: [0, 10],
    help: text({
      en: 'The instant at which the input begins; before it the input is 0.',
      'zh-Hans': '输入信号开始的时刻，此前输入为 0。',
    }),
    group: 'input',
  },
  width: {
    label: text({en: 'width of the pulse', 'zh-Hans': '脉冲宽度'}),
    symbol: 'w',
    unit: 's',
    default: 3,
    min: 0.01,
    max: 100,
    slider: [0.3, 10],
    log: true,
    help: text({
      en: 'How long the pulse lasts.',
      'zh-Hans': '脉冲持续的时间。',
    }),
    group: 'input',
  },
  frequency: {
    label: text({en: 'frequency', 'zh-Hans': '频率'}),
    symbol: 'f',
    unit: 'Hz',
    default: 0.2,
    min: 1e-3,
    max: 100,
    slider: [0.02, 5],
    log: true,
    help: text({
      en: 'Frequency of the sine, and the point marked in the frequency response.',
      'zh-Hans': '正弦的频率，也是频率响应图中标出的点。',
    }),
    group: 'input',
  },
} as const satisfies ParameterDefinitions;
