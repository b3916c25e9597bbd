import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

/** Outputs of the triggered sine: the curves of its figures. */
export const outputs = {
  y: {label: text('output', '输出'), symbol: 'y', unit: '1', jumps: true},
  naive: {
    label: text(
      'output of the naive formula sin(2π f t)',
      '直接代入式 sin(2π f t) 的输出',
    ),
    symbol: 'y_n',
    unit: '1',
    jumps: true,
    hidden: true,
  },
  amplitude: {
    label: text('amplitude', '幅值'),
    symbol: 'A',
    unit: '1',
    jumps: true,
  },
  trigger: {
    label: text('trigger', '触发信号'),
    symbol: 'r',
    unit: '1',
    jumps: true,
    reference: true,
  },
  threshold: {
    label: text('threshold of the trigger', '触发阈值'),
    symbol: 'r_th',
    unit: '1',
    hidden: true,
    reference: true,
  },
  running: {
    label: text('generator: 1 running, 0 idle', '触发正弦源：1 运行，0 空闲'),
    symbol: 's',
    unit: '1',
    jumps: true,
  },
  frequency: {
    label: text('frequency', '频率'),
    symbol: 'f',
    unit: 'Hz',
    jumps: true,
  },
  cycles: {
    label: text('accumulated phase in cycles', '累加的相位（周期数）'),
    symbol: 'c',
    unit: '1',
    jumps: true,
  },
  naiveCycles: {
    label: text(
      'phase f t of the naive formula in cycles',
      '直接代入式的相位 f t（周期数）',
    ),
    symbol: 'c_n',
    unit: '1',
    jumps: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the triggered sine: the numbers that summarize a run. */
export const scalars = {
  bursts: {label: text('number of bursts', '猝发波形的个数'), unit: '1'},
  firstStart: {
    label: text('start of the first burst', '第一个猝发波形的开始时刻'),
    symbol: 't_on',
    unit: 's',
  },
  firstEnd: {
    label: text('end of the first burst', '第一个猝发波形的结束时刻'),
    symbol: 't_end',
    unit: 's',
  },
  secondEnd: {
    label: text('end of the second burst', '第二个猝发波形的结束时刻'),
    symbol: 't_end2',
    unit: 's',
  },
  firstCycles: {
    label: text('cycles of the first burst', '第一个猝发波形的周期数'),
    symbol: 'N',
    unit: '1',
  },
  overrun: {
    label: text(
      'time from the drop of the trigger to the end of the first burst',
      '从触发信号断开到第一个猝发波形结束的时间',
    ),
    symbol: 'Δt_end',
    unit: 's',
  },
  cutHeight: {
    label: text(
      'jump of the output at the end of the first burst',
      '第一个猝发波形结束时输出的跳变量',
    ),
    symbol: 'Δy',
    unit: '1',
  },
  naiveJump: {
    label: text(
      'jump of the naive phase at the first switch time, in cycles',
      '直接代入式的相位在第一个切换时刻的跳变（周期数）',
    ),
    symbol: 'Δc',
    unit: '1',
  },
  highestFrequency: {
    label: text('highest frequency in the run', '运行中的最高频率'),
    symbol: 'f_max',
    unit: 'Hz',
  },
  printInterval: {
    label: text(
      'longest print interval with twenty points per period',
      '每周期二十个点时的最大打印间隔',
    ),
    symbol: 'Δt_p',
    unit: 's',
  },
  maximumTimeStep: {
    label: text(
      'a quarter of the shortest period, for the maximum time step',
      '最短周期的四分之一，用作最大时间步长',
    ),
    symbol: 'h_max',
    unit: 's',
  },
} as const satisfies ScalarDefinitions;
