import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the triggered sine: the curves of its figures. */
export const outputs = {
  y: quantity('y', '1', {label: text('output', '输出'), jumps: true}),
  naive: quantity('y_n', '1', {
    label: text(
      'output of the naive formula sin(2π f t)',
      '直接代入式 sin(2π f t) 的输出',
    ),
    jumps: true,
    hidden: true,
  }),
  amplitude: quantity('A', '1', {
    label: text('amplitude', '幅值'),
    jumps: true,
  }),
  trigger: quantity('r', '1', {
    label: text('trigger', '触发信号'),
    jumps: true,
    reference: true,
  }),
  threshold: quantity('r_th', '1', {
    label: text('threshold of the trigger', '触发阈值'),
    hidden: true,
    reference: true,
  }),
  running: quantity('s', '1', {
    label: text('generator: 1 running, 0 idle', '触发正弦源：1 运行，0 空闲'),
    jumps: true,
  }),
  frequency: quantity('f', 'Hz', {
    label: text('frequency', '频率'),
    jumps: true,
  }),
  cycles: quantity('c', '1', {
    label: text('accumulated phase in cycles', '累加的相位（周期数）'),
    jumps: true,
  }),
  naiveCycles: quantity('c_n', '1', {
    label: text(
      'phase f t of the naive formula in cycles',
      '直接代入式的相位 f t（周期数）',
    ),
    jumps: true,
  }),
} as const satisfies OutputDefinitions;

/** Scalars of the triggered sine: the numbers that summarize a run. */
export const scalars = {
  bursts: {label: text('number of bursts', '猝发波形的个数'), unit: '1'},
  firstStart: quantity('t_on', 's', {
    label: text('start of the first burst', '第一个猝发波形的开始时刻'),
  }),
  firstEnd: quantity('t_end', 's', {
    label: text('end of the first burst', '第一个猝发波形的结束时刻'),
  }),
  secondEnd: quantity('t_end2', 's', {
    label: text('end of the second burst', '第二个猝发波形的结束时刻'),
  }),
  firstCycles: quantity('N', '1', {
    label: text('cycles of the first burst', '第一个猝发波形的周期数'),
  }),
  overrun: quantity('Δt_end', 's', {
    label: text(
      'time from the drop of the trigger to the end of the first burst',
      '从触发信号断开到第一个猝发波形结束的时间',
    ),
  }),
  cutHeight: quantity('Δy', '1', {
    label: text(
      'jump of the output at the end of the first burst',
      '第一个猝发波形结束时输出的跳变量',
    ),
  }),
  naiveJump: quantity('Δc', '1', {
    label: text(
      'jump of the naive phase at the first switch time, in cycles',
      '直接代入式的相位在第一个切换时刻的跳变（周期数）',
    ),
  }),
  highestFrequency: quantity('f_max', 'Hz', {
    label: text('highest frequency in the run', '运行中的最高频率'),
  }),
  printInterval: quantity('Δt_p', 's', {
    label: text(
      'longest print interval with twenty points per period',
      '每周期二十个点时的最大打印间隔',
    ),
  }),
  maximumTimeStep: quantity('h_max', 's', {
    label: text(
      'a quarter of the shortest period, for the maximum time step',
      '最短周期的四分之一，用作最大时间步长',
    ),
  }),
} as const satisfies ScalarDefinitions;
