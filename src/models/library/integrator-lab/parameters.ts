import {type LocalizedText, text} from '../../../i18n';
import type {
  ParameterDefinitions,
  ParameterValues,
} from '../../definition/defineModel';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  run: text({en: 'Run parameters', 'zh-Hans': '运行参数'}),
  lag: text({en: 'Lag', 'zh-Hans': '惯性环节'}),
  input: text({en: 'Input', 'zh-Hans': '输入'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Parameters of the integrator, of the lag it integrates and of its input. */
export const parameters = {
  method: {
    label: text({en: 'method', 'zh-Hans': '积分方法'}),
    choices: {
      explicit: text({en: 'explicit Euler', 'zh-Hans': '显式欧拉法'}),
      implicit: text({en: 'implicit Euler', 'zh-Hans': '隐式欧拉法'}),
      trapezoid: text({en: 'trapezoidal rule', 'zh-Hans': '梯形法'}),
      adaptive: text({
        en: 'adaptive method of order 3(2)',
        'zh-Hans': '变步长 3(2) 阶方法',
      }),
    },
    default: 'explicit',
    help: text({
      en: 'The first three take equal steps. The adaptive one compares two explicit formulas, of order 3 and 2, and chooses each step by itself.',
      'zh-Hans':
        '前三种用相等的步长。变步长方法比较 3 阶和 2 阶两个显式公式，自己决定每一步的长短。',
    }),
    group: 'run',
  },
  step: {
    label: text({en: 'step', 'zh-Hans': '步长'}),
    symbol: 'h',
    unit: 's',
    default: 0.25,
    min: 0.001,
    max: 20,
    slider: [0.01, 5],
    log: true,
    help: text({
      en: 'Length of the equal steps; the last one is cut at the end of the run. The adaptive method only begins with it.',
      'zh-Hans':
        '定步长方法的步长，最后一步截止在运行结束处。变步长方法只用它作第一步。',
    }),
    group: 'run',
  },
  tolerance: {
    label: text({en: 'tolerance', 'zh-Hans': '容差'}),
    symbol: 'tol',
    unit: '1',
    default: 1e-4,
    min: 1e-8,
    max: 0.1,
    slider: [1e-7, 0.01],
    log: true,
    help: text({
      en: 'Error allowed in one step, mixed: absolute for values below 1, relative above.',
      'zh-Hans':
        '一步内允许的误差。采用混合误差：值小于 1 时按绝对误差，大于 1 时按相对误差。',
    }),
    group: 'run',
  },
  maximumStep: {
    label: text({en: 'maximum time step', 'zh-Hans': '最大时间步长'}),
    symbol: 'h_max',
    unit: 's',
    default: 100,
    min: 0.001,
    max: 100,
    slider: [0.05, 100],
    log: true,
    help: text({
      en: 'Longest step the adaptive method may take.',
      'zh-Hans': '变步长方法最长可以走多大的一步。',
    }),
    group: 'run',
  },
  printInterval: {
    label: text({en: 'print interval', 'zh-Hans': '打印间隔'}),
    symbol: 'Δt_p',
    unit: 's',
    default: 0.1,
    min: 0.001,
    max: 20,
    slider: [0.01, 2],
    log: true,
    help: text({
      en: 'Distance of the stored values. They lie on the computed curve and are joined by straight lines; they have no effect on the integration.',
      'zh-Hans':
        '存下来的值之间的间隔。这些值都在算出的曲线上，用直线相连；求解器的步长与它们无关。',
    }),
    group: 'run',
  },
  timeConstant: {
    label: text({en: 'time constant', 'zh-Hans': '时间常数'}),
    symbol: 'τ',
    unit: 's',
    default: 1,
    min: 0.01,
    max: 10,
    slider: [0.02, 5],
    log: true,
    help: text({
      en: 'Time constant of the lag τ·dy/dt + y = u. Only its ratio to the step matters for stability.',
      'zh-Hans':
        '惯性环节 τ·dy/dt + y = u 的时间常数。是否稳定，只取决于步长与它之比。',
    }),
    group: 'lag',
  },
  initial: {
    label: text({en: 'initial output', 'zh-Hans': '输出初始值'}),
    symbol: 'y_0',
    unit: '1',
    default: 0,
    min: -10,
    max: 10,
    slider: [-5, 5],
    help: text({
      en: 'The output of the lag at the start.',
      'zh-Hans': '仿真开始时环节的输出。',
    }),
    group: 'lag',
  },
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

/** Parameter values of the integrator lab. */
export type Values = ParameterValues<typeof parameters>;
