import {text} from '../../../i18n';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of the integrator, of the lag it integrates and of its input. */
export const parameters = {
  method: {
    label: text('method', '积分方法'),
    choices: {
      explicit: text('explicit Euler', '显式欧拉法'),
      implicit: text('implicit Euler', '隐式欧拉法'),
      trapezoid: text('trapezoidal rule', '梯形法'),
      adaptive: text('adaptive method of order 3(2)', '变步长 3(2) 阶方法'),
    },
    default: 'explicit',
    help: text(
      'The first three take equal steps. The adaptive one compares two explicit formulas, of order 3 and 2, and chooses each step by itself.',
      '前三种用相等的步长。变步长方法比较 3 阶和 2 阶两个显式公式，自己决定每一步的长短。',
    ),
    group: text('Run parameters', '运行参数'),
  },
  step: quantity('h', 's', {
    label: text('step', '步长'),
    default: 0.25,
    range: [0.001, 20],
    slider: [0.01, 5],
    log: true,
    help: text(
      'Length of the equal steps; the last one is cut at the end of the run. The adaptive method only begins with it.',
      '定步长方法的步长，最后一步截止在运行结束处。变步长方法只用它作第一步。',
    ),
  }),
  tolerance: quantity('tol', '1', {
    label: text('tolerance', '容差'),
    default: 1e-4,
    range: [1e-8, 0.1],
    slider: [1e-7, 0.01],
    log: true,
    help: text(
      'Error allowed in one step, mixed: absolute for values below 1, relative above.',
      '一步内允许的误差。采用混合误差：值小于 1 时按绝对误差，大于 1 时按相对误差。',
    ),
  }),
  maximumStep: quantity('h_max', 's', {
    label: text('maximum time step', '最大时间步长'),
    default: 100,
    range: [0.001, 100],
    slider: [0.05, 100],
    log: true,
    help: text(
      'Longest step the adaptive method may take.',
      '变步长方法最长可以走多大的一步。',
    ),
  }),
  printInterval: quantity('Δt_p', 's', {
    label: text('print interval', '打印间隔'),
    default: 0.1,
    range: [0.001, 20],
    slider: [0.01, 2],
    log: true,
    isOfStorage: true,
    help: text(
      'Distance of the stored values. They lie on the computed curve and are joined by straight lines; they have no effect on the integration.',
      '存下来的值之间的间隔。这些值都在算出的曲线上，用直线相连；求解器的步长与它们无关。',
    ),
  }),
  timeConstant: quantity('τ', 's', {
    label: text('time constant', '时间常数'),
    default: 1,
    range: [0.01, 10],
    slider: [0.02, 5],
    log: true,
    help: text(
      'Time constant of the lag τ·dy/dt + y = u. Only its ratio to the step matters for stability.',
      '惯性环节 τ·dy/dt + y = u 的时间常数。是否稳定，只取决于步长与它之比。',
    ),
    group: text('Lag', '惯性环节'),
  }),
  initial: quantity('y_0', '1', {
    label: text('initial output', '初始输出'),
    default: 0,
    range: [-10, 10],
    slider: [-5, 5],
    help: text('The output of the lag at the start.', '仿真开始时环节的输出。'),
  }),
  input: {
    label: text('kind of input', '输入类型'),
    choices: {
      step: text('step', '阶跃'),
      pulse: text('pulse', '脉冲'),
      sine: text('sine', '正弦'),
    },
    default: 'step',
    help: text(
      'What the lag is driven with. Every input is 0 before its start.',
      '驱动环节的信号。各种输入在开始时刻之前都为 0。',
    ),
    group: text('Input', '输入'),
  },
  level: quantity('u_0', '1', {
    label: text('level of the input', '输入幅值'),
    default: 1,
    range: [-10, 10],
    slider: [-3, 3],
    help: text(
      'Height of the step or pulse, amplitude of the sine. At 0 the lag only decays.',
      '阶跃或脉冲的高度，或正弦的幅值。取 0 时环节只衰减。',
    ),
  }),
  onset: quantity('t_1', 's', {
    label: text('start of the input', '输入开始时刻'),
    default: 0,
    range: [0, 50],
    slider: [0, 20],
    help: text(
      'The instant at which the input departs from 0.',
      '输入开始偏离 0 的时刻。',
    ),
  }),
  width: quantity('Δt', 's', {
    label: text('length of the pulse', '脉冲宽度'),
    default: 0.5,
    range: [0.001, 50],
    slider: [0.02, 10],
    log: true,
    help: text(
      'How long the pulse lasts. A short one may fall between two evaluations.',
      '脉冲持续的时间。太短的脉冲可能落在两次计算之间。',
    ),
  }),
  frequency: quantity('f', 'Hz', {
    label: text('frequency of the sine', '正弦的频率'),
    default: 0.5,
    range: [0.01, 10],
    slider: [0.05, 5],
    log: true,
    help: text(
      'How many swings the sine makes each second.',
      '正弦每秒摆动的次数。',
    ),
  }),
  announced: {
    label: text('jumps of the input are announced', '声明输入的跳变'),
    choices: {yes: text('yes', '是'), no: text('no', '否')},
    default: 'yes',
    help: text(
      'Yes: a step ends exactly at every jump, and the method starts afresh there. No: the method knows only the values it evaluates.',
      '是：每个跳变处正好结束一步，并从那里重新开始。否：积分方法只用到各计算点上的值，可能一步跨过跳变。',
    ),
  },
} as const satisfies ParameterDefinitions;

/** Parameter values of the integrator lab. */
export type Values = ParameterValues<typeof parameters>;
