import {text} from '../../../i18n';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

const ALWAYS_ON = {
  firstOn: 0,
  firstOff: 30,
  secondOn: 0,
  secondOff: 0,
} as const;
const ONE_WINDOW = {secondOn: 0, secondOff: 0} as const;

/** View of output and trigger; the slider moves the end of the first window. */
const END_OF_WINDOW = {
  figure: 'trigger',
  curves: ['y', 'trigger'],
  sliders: ['firstOff'],
  range: [2.1, 4.4],
} as const;

/** Presets of the triggered sine, each with a question that its run answers. */
export const presets = {
  cut: {
    label: text('Without waiting', '不等待'),
    question: text(
      'How far does the output jump when the trigger drops in the middle of a cycle?',
      '触发信号在周期中间断开时，输出跳变多少？',
    ),
    values: {},
    results: ['cutHeight', 'firstEnd', 'firstCycles', 'bursts'],
    view: {...END_OF_WINDOW, marks: ['jump']},
  },
  complete: {
    label: text('Wait for end of cycle', '等待周期结束'),
    question: text(
      'How much later do the bursts end when the running cycle is completed first?',
      '先完成当前周期时，两个猝发波形各晚多久才结束？',
    ),
    values: {wait: 'yes'},
    results: ['overrun', 'firstEnd', 'secondEnd', 'firstCycles'],
    view: {...END_OF_WINDOW, marks: ['burstEnd']},
  },
  'five-cycles': {
    label: text('Exactly five cycles', '正好五个周期'),
    question: text(
      'When should the trigger drop so that a burst has exactly five cycles?',
      '要得到正好五个周期，触发信号应在什么时刻断开？',
    ),
    values: {
      wait: 'yes',
      firstFrequency: 2,
      firstOn: 1,
      firstOff: 3.25,
      ...ONE_WINDOW,
    },
    duration: 5,
    results: ['firstCycles', 'overrun', 'firstEnd', 'bursts'],
    view: {...END_OF_WINDOW, marks: ['burstEnd']},
  },
  retrigger: {
    label: text('Trigger comes back', '触发信号重新接通'),
    question: text(
      'What happens to the wave when the trigger comes back before the cycle is complete?',
      '周期尚未完成时触发信号重新接通，波形会怎样？',
    ),
    values: {wait: 'yes', secondOn: 4.2, secondOff: 6.4},
    duration: 9,
    results: ['bursts', 'firstEnd', 'secondEnd', 'firstCycles'],
    view: {
      figure: 'trigger',
      curves: ['y', 'trigger'],
      sliders: ['secondOn'],
      range: [3.5, 6],
      marks: ['burstEnd'],
      sentence: 'firstOff',
    },
  },
  'frequency-step': {
    label: text('Step of the frequency', '频率阶跃'),
    question: text(
      'Which of the two phases jumps with the frequency, and by how many cycles?',
      '频率跳变时两种相位中哪一种随之跳变？跳变几个周期？',
    ),
    values: {
      ...ALWAYS_ON,
      frequencyProfile: 'steps',
      firstFrequency: 0.4,
      secondFrequency: 1,
      firstSwitch: 2,
      secondSwitch: 30,
    },
    duration: 5,
    results: ['naiveJump', 'highestFrequency', 'firstStart'],
    view: {
      curves: ['y', 'naive'],
      sliders: ['secondFrequency'],
      range: [0.2, 2.5],
      marks: ['frequencySwitch'],
    },
  },
  'three-tones': {
    label: text('Three tones', '频率和幅值分三段'),
    question: text(
      'Why does the output not jump although the amplitude does?',
      '幅值跳变时，输出为什么不跳变？',
    ),
    values: {
      ...ALWAYS_ON,
      frequencyProfile: 'steps',
      amplitudeProfile: 'steps',
    },
    duration: 7,
    results: ['naiveJump', 'highestFrequency', 'firstStart'],
    view: {
      sliders: ['firstSwitch'],
      range: [3, 5],
      marks: ['frequencySwitch', 'jump'],
    },
  },
  'amplitude-step': {
    label: text('Step at a peak', '在峰值处改变幅值'),
    question: text(
      'How far does the output jump when the amplitude is switched at a peak?',
      '在峰值处改变幅值，输出跳变多少？',
    ),
    values: {
      ...ALWAYS_ON,
      amplitudeProfile: 'steps',
      firstSwitch: 2.5,
      secondSwitch: 5.5,
    },
    duration: 8,
    results: ['cutHeight', 'naiveJump', 'firstStart', 'highestFrequency'],
    view: {sliders: ['firstSwitch'], range: [2, 4], marks: ['jump']},
  },
  sweep: {
    label: text('Linear sweep', '线性扫频'),
    question: text(
      'How much faster than specified does the naive formula sweep?',
      '直接代入式的扫频速率是给定值的多少倍？',
    ),
    values: {
      ...ALWAYS_ON,
      firstOff: 10,
      frequencyProfile: 'sweep',
      firstFrequency: 0.2,
    },
    duration: 10,
    results: ['highestFrequency', 'firstCycles', 'firstEnd', 'printInterval'],
    view: {figure: 'phase', sliders: ['sweepRate'], range: [-0.02, 0.3]},
  },
  octaves: {
    label: text('Exponential sweep', '指数扫频'),
    question: text(
      'How many cycles are in each octave if every octave lasts two seconds?',
      '每个倍频程都持续两秒时，各包含几个周期？',
    ),
    values: {...ALWAYS_ON, firstOff: 8, frequencyProfile: 'octaves'},
    duration: 8,
    results: ['highestFrequency', 'firstCycles', 'firstEnd', 'printInterval'],
    view: {
      figure: 'phase',
      curves: ['cycles'],
      sliders: ['doublingTime'],
      range: [1.5, 4],
      marks: ['octaves'],
    },
  },
  standstill: {
    label: text('Frequency zero', '频率为零'),
    question: text(
      'Why does this burst never end although the trigger is off?',
      '触发信号已经断开，猝发波形为什么始终不结束？',
    ),
    values: {
      wait: 'yes',
      frequencyProfile: 'steps',
      secondFrequency: 0,
      thirdFrequency: 0,
      firstSwitch: 4.5,
      ...ONE_WINDOW,
    },
    duration: 10,
    results: ['firstStart', 'firstEnd', 'firstCycles', 'bursts'],
    view: {
      figure: 'trigger',
      curves: ['y', 'trigger'],
      sliders: ['secondFrequency'],
      range: [0, 1],
      marks: ['frequencySwitch'],
      sentence: 'firstOff',
    },
  },
  'weak-trigger': {
    label: text('Weak trigger', '触发信号过小'),
    question: text(
      'How large must the trigger be to start the generator?',
      '触发信号要达到多大，触发正弦源才会启动？',
    ),
    values: {triggerLevel: 0.4},
    results: ['bursts', 'firstStart', 'firstEnd', 'firstCycles'],
    view: {
      figure: 'trigger',
      curves: ['y', 'trigger', 'threshold'],
      sliders: ['triggerLevel'],
      range: [0, 1.5],
    },
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
