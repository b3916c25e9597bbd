import {text} from '../../../i18n';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** What the presets show whose run is one time constant in four steps. */
const FOUR_STEPS = {
  duration: 1,
  results: ['endValue', 'exactEnd', 'endError', 'steps'],
  view: {
    curves: ['y', 'steps'],
    sliders: ['step'],
    range: [0.05, 1],
    marks: ['endError'],
  },
} as const;

const LONG_STEPS = {step: 5, printInterval: 0.5} as const;
const SHORT_PULSE = {
  method: 'adaptive',
  input: 'pulse',
  onset: 10,
  width: 0.5,
} as const;

/** Presets of the integrator, each with a question that its run answers. */
export const presets = {
  explicit: {
    label: text('Explicit Euler', '显式欧拉法'),
    question: text(
      'How far off is explicit Euler after four steps of a quarter time constant?',
      '步长为时间常数的四分之一，显式欧拉法走四步后差多少？',
    ),
    values: {},
    ...FOUR_STEPS,
  },
  implicit: {
    label: text('Implicit Euler', '隐式欧拉法'),
    question: text(
      'On which side of the exact curve does implicit Euler stay?',
      '隐式欧拉法落在精确曲线的哪一侧？',
    ),
    values: {method: 'implicit'},
    ...FOUR_STEPS,
  },
  trapezoid: {
    label: text('Trapezoidal rule', '梯形法'),
    question: text(
      'How much closer is the trapezoidal rule with the same four steps?',
      '同样走四步，梯形法近了多少？',
    ),
    values: {method: 'trapezoid'},
    ...FOUR_STEPS,
  },
  swinging: {
    label: text('Just below the limit', '略低于极限'),
    question: text(
      'Why does a lag that cannot overshoot swing around its final value here?',
      '惯性环节本来不会超调，这里为什么在终值上下摆动？',
    ),
    values: {step: 1.9},
    duration: 38,
    results: ['amplification', 'stabilityLimit', 'largestError', 'steps'],
    view: {
      figure: 'amplification',
      curves: ['exact', 'explicit', 'chosen'],
      sliders: ['step'],
      range: [0.5, 2.1],
      marks: ['stabilityLimit'],
    },
  },
  unstable: {
    label: text('Beyond the limit', '超过极限'),
    question: text(
      'What does explicit Euler do with steps of more than two time constants?',
      '步长超过两个时间常数，显式欧拉法会怎样？',
    ),
    values: {step: 2.1},
    duration: 42,
    results: ['amplification', 'stabilityLimit', 'largestError', 'steps'],
    view: {curves: ['y', 'steps'], sliders: ['step'], range: [0.5, 2.1]},
  },
  'long-implicit-steps': {
    label: text('Long implicit steps', '隐式方法走大步'),
    question: text(
      'Does implicit Euler stay calm with steps of five time constants?',
      '每步五个时间常数，隐式欧拉法还平稳吗？',
    ),
    values: {...LONG_STEPS, method: 'implicit'},
    duration: 50,
    results: ['amplification', 'stabilityLimit', 'largestError', 'steps'],
    view: {curves: ['y', 'steps'], sliders: ['step'], range: [0.5, 5]},
  },
  ringing: {
    label: text('Long trapezoidal steps', '梯形法走大步'),
    question: text(
      'Why does the trapezoidal rule ring where implicit Euler does not?',
      '隐式欧拉法不振荡，梯形法为什么振荡？',
    ),
    values: {...LONG_STEPS, method: 'trapezoid'},
    duration: 50,
    results: ['amplification', 'stabilityLimit', 'largestError', 'steps'],
    view: {
      figure: 'amplification',
      curves: ['exact', 'implicit', 'trapezoid', 'chosen'],
      sliders: ['step'],
      range: [0.5, 5],
    },
  },
  adaptive: {
    label: text('Adaptive steps', '变步长'),
    question: text(
      'Where on the curve does the method take short steps, and where long ones?',
      '曲线的哪一段步长小，哪一段步长大？',
    ),
    values: {method: 'adaptive', tolerance: 1e-5, step: 0.01},
    duration: 8,
    results: ['shortestStep', 'longestStep', 'steps', 'rejected'],
    view: {figure: 'step-length', sliders: ['tolerance']},
  },
  stiff: {
    label: text('Stiff', '刚性'),
    question: text(
      'Why does the method go on with tiny steps after the fast part has died away?',
      '快变部分早已衰减，步长为什么仍然很小？',
    ),
    values: {
      method: 'adaptive',
      timeConstant: 0.02,
      step: 0.01,
      printInterval: 0.01,
    },
    duration: 4,
    results: ['longestStep', 'shortestStep', 'steps', 'evaluations'],
    view: {figure: 'step-length', sliders: ['timeConstant'], range: [0.02, 1]},
  },
  'coarse-picture': {
    label: text('Coarse print interval', '打印间隔太粗'),
    question: text(
      'Is the integration wrong here, or only the picture?',
      '错的是积分，还是只有图？',
    ),
    values: {
      method: 'adaptive',
      input: 'sine',
      frequency: 0.5,
      printInterval: 1.5,
    },
    duration: 12,
    results: ['pictureError', 'largestError', 'printedValues', 'steps'],
    view: {figure: 'picture', sliders: ['printInterval'], range: [0.05, 2]},
  },
  'missed-pulse': {
    label: text('Missed pulse', '漏掉的脉冲'),
    question: text(
      'Why does the pulse leave no trace?',
      '脉冲为什么没有留下任何痕迹？',
    ),
    values: {...SHORT_PULSE, announced: 'no'},
    duration: 20,
    results: ['pulseEvaluations', 'steps', 'longestStep', 'evaluations'],
    view: {curves: ['y', 'steps'], sliders: ['width'], range: [0.1, 5]},
  },
  'short-maximum-step': {
    label: text('Maximum time step', '限制最大时间步长'),
    question: text(
      'What does it cost to find the pulse by a short maximum time step?',
      '靠缩短最大时间步长来找到脉冲，代价是什么？',
    ),
    values: {...SHORT_PULSE, announced: 'no', maximumStep: 0.5},
    duration: 20,
    results: ['steps', 'evaluations', 'pulseEvaluations', 'longestStep'],
    view: {figure: 'step-length', sliders: ['maximumStep'], range: [0.1, 20]},
  },
  'announced-pulse': {
    label: text('Announced pulse', '声明过的脉冲'),
    question: text(
      'How many steps does it take when the jumps are announced?',
      '声明跳变之后，一共需要多少步？',
    ),
    values: SHORT_PULSE,
    duration: 20,
    results: ['steps', 'evaluations', 'pulseEvaluations', 'longestStep'],
    view: {figure: 'step-length', sliders: ['width'], range: [0.1, 5]},
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
