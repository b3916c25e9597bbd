import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

/** Outputs of the triggered sine: the curves of its figures. */
export const outputs = {
  y: {
    label: text({en: 'output', 'zh-Hans': '输出'}),
    symbol: 'y',
    unit: '1',
    jumps: true,
  },
  naive: {
    label: text({
      en: 'output of the naive formula sin(2π f t)',
      'zh-Hans': '直接代入式 sin(2π f t) 的输出',
    }),
    symbol: 'y_n',
    unit: '1',
    jumps: true,
    hidden: true,
  },
  amplitude: {
    label: text({en: 'amplitude', 'zh-Hans': '幅值'}),
    symbol: 'A',
    unit: '1',
    jumps: true,
  },
  trigger: {
    label: text({en: 'trigger', 'zh-Hans': '触发信号'}),
    symbol: 'r',
    unit: '1',
    jumps: true,
    reference: true,
  },
  threshold: {
    label: text({en: 'threshold of the trigger', 'zh-Hans': '触发阈值'}),
    symbol: 'r_th',
    unit: '1',
    hidden: true,
    reference: true,
  },
  running: {
    label: text({
      en: 'generator: 1 running, 0 idle',
      'zh-Hans': '发生器：1 运行，0 空闲',
    }),
    symbol: 's',
    unit: '1',
    jumps: true,
  },
  frequency: {
    label: text({en: 'frequency', 'zh-Hans': '频率'}),
    symbol: 'f',
    unit: 'Hz',
    jumps: true,
  },
  cycles: {
    label: text({
      en: 'accumulated phase in cycles',
      'zh-Hans': '累加的相位（周期数）',
    }),
    symbol: 'c',
    unit: '1',
    jumps: true,
  },
  naiveCycles: {
    label: text({
      en: 'phase f t of the naive formula in cycles',
      'zh-Hans': '直接代入式的相位 f t（周期数）',
    }),
    symbol: 'c_n',
    unit: '1',
    jumps: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the triggered sine: the numbers that summarize a run. */
export const scalars = {
  bursts: {
    label: text({en: 'number of bursts', 'zh-Hans': '猝发波形的个数'}),
    unit: '1',
  },
  firstStart: {
    label: text({
      en: 'start of the first burst',
      'zh-Hans': '第一个猝发波形的开始时刻',
    }),
    symbol: 't_on',
    unit: 's',
  },
  firstEnd: {
    label: text({
      en: 'end of the first burst',
      'zh-Hans': '第一个猝发波形的结束时刻',
    }),
    symbol: 't_end',
    unit: 's',
  },
  secondEnd: {
    label: text({
      en: 'end of the second burst',
      'zh-Hans': '第二个猝发波形的结束时刻',
    }),
    symbol: 't_end2',
    unit: 's',
  },
  firstCycles: {
    label: text({
      en: 'cycles of the first burst',
      'zh-Hans': '第一个猝发波形的周期数',
    }),
    symbol: 'N',
    unit: '1',
  },
  overrun: {
    label: text({
      en: 'time from the drop of the trigger to the end of the first burst',
      'zh-Hans': '从触发信号断开到第一个猝发波形结束的时间',
    }),
    symbol: 'Δt_end',
    unit: 's',
  },
  cutHeight: {
    label: text({
      en: 'jump of the output at the end of the first burst',
      'zh-Hans': '第一个猝发波形结束时输出的跳变量',
    }),
    symbol: 'Δy',
    unit: '1',
  },
  naiveJump: {
    label: text({
      en: 'jump of the naive phase at the first switch time, in cycles',
      'zh-Hans': '直接代入式的相位在第一个切换时刻的跳变（周期数）',
    }),
    symbol: 'Δc',
    unit: '1',
  },
  highestFrequency: {
    label: text({
      en: 'highest frequency in the run',
      'zh-Hans': '运行中的最高频率',
    }),
    symbol: 'f_max',
    unit: 'Hz',
  },
  printInterval: {
    label: text({
      en: 'longest print interval with twenty points per period',
      'zh-Hans': '每周期二十个点时的最大打印间隔',
    }),
    symbol: 'Δt_p',
    unit: 's',
  },
  maximumTimeStep: {
    label: text({
      en: 'a quarter of the shortest period, for the maximum time step',
      'zh-Hans': '最短周期的四分之一，用作最大时间步长',
    }),
    symbol: 'h_max',
    unit: 's',
  },
} as const satisfies ScalarDefinitions;
