import {text} from '../../../i18n';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

const ALWAYS_ON = {
  firstOn: 0,
  firstOff: 30,
  secondOn: 0,
  secondOff: 0,
} as const;
const ONE_WINDOW = {secondOn: 0, secondOff: 0} as const;

/** Presets of the triggered sine, each with a question that its run answers. */
export const presets = {
  cut: {
    label: text({en: 'Without waiting', 'zh-Hans': '不等待'}),
    question: text({
      en: 'How far does the output jump when the trigger drops in the middle of a cycle?',
      'zh-Hans': '触发信号在周期中间断开，输出跳变多少？',
    }),
    values: {},
    results: ['cutHeight', 'firstEnd', 'firstCycles', 'bursts'],
    view: {
      figure: 'trigger',
      curves: ['y', 'trigger'],
      sliders: ['firstOff'],
      range: [2.1, 4.4],
      marks: ['jump'],
    },
  },
  complete: {
    label: text({en: 'Wait for end of cycle', 'zh-Hans': '等待周期结束'}),
    question: text({
      en: 'How much later do the bursts end when the running cycle is completed first?',
      'zh-Hans': '先完成当前周期，两个猝发波形各延后多久结束？',
    }),
    values: {wait: 'yes'},
    results: ['overrun', 'firstEnd', 'secondEnd', 'firstCycles'],
    view: {
      figure: 'trigger',
      curves: ['y', 'trigger'],
      sliders: ['firstOff'],
      range: [2.1, 4.4],
      marks: ['burstEnd'],
    },
  },
  'five-cycles': {
    label: text({en: 'Exactly five cycles', 'zh-Hans': '正好五个周期'}),
    question: text({
      en: 'When should the trigger drop so that a burst has exactly five cycles?',
      'zh-Hans': '要得到正好五个周期，触发信号应在什么时刻断开？',
    }),
    values: {
      wait: 'yes',
      firstFrequency: 2,
      firstOn: 1,
      firstOff: 3.25,
      ...ONE_WINDOW,
    },
    duration: 5,
    results: ['firstCycles', 'overrun', 'firstEnd', 'bursts'],
    view: {
      figure: 'trigger',
      curves: ['y', 'trigger'],
      sliders: ['firstOff'],
      range: [2.1, 4.4],
      marks: ['burstEnd'],
    },
  },
  retrigger: {
    label: text({en: 'Trigger comes back', 'zh-Hans': '触发信号重新接通'}),
    question: text({
      en: 'What happens to the wave when the trigger comes back before the cycle is complete?',
      'zh-Hans': '周期尚未完成而触发信号重新接通，波形会怎样？',
    }),
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
    label: text({en: 'Step of the frequency', 'zh-Hans': '频率阶跃'}),
    question: text({
      en: 'Which of the two phases jumps with the frequency, and by how many cycles?',
      'zh-Hans': '频率跳变时，两种相位中哪一种随之跳变？跳变几个周期？',
    }),
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
    label: text({en: 'Three tones', 'zh-Hans': '频率和幅值分三段'}),
    question: text({
      en: 'Why does the output not jump although the amplitude does?',
      'zh-Hans': '幅值跳变时，输出为什么不跳变？',
    }),
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
    label: text({en: 'Step at a peak', 'zh-Hans': '在峰值处改变幅值'}),
    question: text({
      en: 'How far does the output jump when the amplitude is switched at a peak?',
      'zh-Hans': '在峰值处改变幅值，输出跳变多少？',
    }),
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
    label: text({en: 'Linear sweep', 'zh-Hans': '线性扫频'}),
    question: text({
      en: 'How much faster than specified does the naive formula sweep?',
      'zh-Hans': '直接代入式的扫频速率是规定值的多少倍？',
    }),
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
    label: text({en: 'Exponential sweep', 'zh-Hans': '指数扫频'}),
    question: text({
      en: 'How many cycles are in each octave if every octave lasts two seconds?',
      'zh-Hans': '每个倍频程都持续两秒，各包含几个周期？',
    }),
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
    label: text({en: 'Frequency zero', 'zh-Hans': '频率为零'}),
    question: text({
      en: 'Why does this burst never end although the trigger is off?',
      'zh-Hans': '触发信号已经断开，猝发波形为什么始终不结束？',
    }),
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
    label: text({en: 'Weak trigger', 'zh-Hans': '触发信号过小'}),
    question: text({
      en: 'How large must the trigger be to start the generator?',
      'zh-Hans': '触发信号要达到多大，发生器才会启动？',
    }),
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
