import {text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition/defineModel';

/** Parameters of the input that drives the lag. */
export const inputParameters = {
  input: {
    label: text({en: 'kind of input', 'zh-Hans': '输入类型'}),
    choices: {
      step: text({en: 'step', 'zh-Hans': '阶跃'}),
      pulse: text({en: 'pulse', 'zh-Hans': '脉冲'}),
      sine: text({en: 'sine', 'zh-Hans': '正弦'}),
    },
    default: 'step',
    help: text({
      en: 'What the lag is driven with. Every input is 0 before its start.',
      'zh-Hans': '驱动环节的信号。各种输入在开始时刻之前都为 0。',
    }),
    group: 'input',
  },
  level: {
    label: text({en: 'level of the input', 'zh-Hans': '输入幅值'}),
    symbol: 'u_0',
    unit: '1',
    default: 1,
    min: -10,
    max: 10,
    slider: [-3, 3],
    help: text({
      en: 'Height of the step or pulse, amplitude of the sine. At 0 the lag only decays.',
      'zh-Hans': '阶跃或脉冲的高度，或正弦的幅值。取 0 时环节只衰减。',
    }),
    group: 'input',
  },
  onset: {
    label: text({en: 'start of the input', 'zh-Hans': '输入开始时刻'}),
    symbol: 't_1',
    unit: 's',
    default: 0,
    min: 0,
    max: 50,
    slider: [0, 20],
    help: text({
      en: 'The instant at which the input departs from 0.',
      'zh-Hans': '输入开始偏离 0 的时刻。',
    }),
    group: 'input',
  },
  width: {
    label: text({en: 'length of the pulse', 'zh-Hans': '脉冲宽度'}),
    symbol: 'Δt',
    unit: 's',
    default: 0.5,
    min: 0.001,
    max: 50,
    slider: [0.02, 10],
    log: true,
    help: text({
      en: 'How long the pulse lasts. A short one may fall between two evaluations.',
      'zh-Hans': '脉冲持续的时间。太短的脉冲可能落在两次计算之间。',
    }),
    group: 'input',
  },
  frequency: {
    label: text({en: 'frequency of the sine', 'zh-Hans': '正弦的频率'}),
    symbol: 'f',
    unit: 'Hz',
    default: 0.5,
    min: 0.01,
    max: 10,
    slider: [0.05, 5],
    log: true,
    help: text({
      en: 'How many swings the sine makes each second.',
      'zh-Hans': '正弦每秒摆动的次数。',
    }),
    group: 'input',
  },
  announced: {
    label: text({
      en: 'jumps of the input are announced',
      'zh-Hans': '声明输入的跳变',
    }),
    choices: {
      yes: text({en: 'yes', 'zh-Hans': '是'}),
      no: text({en: 'no', 'zh-Hans': '否'}),
    },
    default: 'yes',
    help: text({
      en: 'Yes: a step ends exactly at every jump, and the method starts afresh there. No: the method knows only the values it evaluates.',
      'zh-Hans':
        '是：每个跳变处正好结束一步，并从那里重新开始。否：积分方法只用到各计算点上的值，可能一步跨过跳变。',
    }),
    group: 'input',
  },
} as const satisfies ParameterDefinitions;
