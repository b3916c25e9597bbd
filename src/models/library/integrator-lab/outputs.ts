import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

/** Outputs of the integrator lab: the curves of its figures. */
export const outputs = {
  y: {label: text('exact solution', '精确解'), symbol: 'y', unit: '1'},
  u: {
    label: text('input', '输入'),
    symbol: 'u',
    unit: '1',
    jumps: true,
    reference: true,
  },
  steps: {
    label: text('values at the steps', '各步点上的值'),
    symbol: 'y_n',
    unit: '1',
    sampled: true,
  },
  printed: {
    label: text('printed values', '打印出来的值'),
    symbol: 'y_p',
    unit: '1',
    sampled: true,
    hidden: true,
  },
  error: {
    label: text('error at the steps', '各步点上的误差'),
    symbol: 'e_n',
    unit: '1',
    sampled: true,
  },
  stepLength: {
    label: text('length of the step that ends here', '在此结束的一步的长度'),
    symbol: 'h',
    unit: 's',
    sampled: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the integrator: the numbers that summarize a run. */
export const scalars = {
  endValue: {
    label: text('value at the end', '终点的值'),
    symbol: 'y_N',
    unit: '1',
  },
  exactEnd: {
    label: text('exact value at the end', '终点的精确值'),
    symbol: 'y',
    unit: '1',
  },
  endError: {
    label: text('error at the end', '终点的误差'),
    symbol: 'e_N',
    unit: '1',
  },
  largestError: {
    label: text('largest error at a step', '各步点上的最大误差'),
    symbol: 'e_max',
    unit: '1',
  },
  steps: {label: text('number of steps', '步数'), symbol: 'N', unit: '1'},
  rejected: {label: text('rejected steps', '被舍弃的步数'), unit: '1'},
  evaluations: {
    label: text('evaluations of the right-hand side', '右端项的计算次数'),
    unit: '1',
  },
  pulseEvaluations: {
    label: text('evaluations that fell into the pulse', '落在脉冲内的计算次数'),
    unit: '1',
  },
  shortestStep: {
    label: text('shortest step', '最短的一步'),
    symbol: 'h_1',
    unit: 's',
  },
  longestStep: {
    label: text('longest step', '最长的一步'),
    symbol: 'h_2',
    unit: 's',
  },
  amplification: {
    label: text('amplification factor of equal steps', '定步长的放大因子'),
    symbol: 'R',
    unit: '1',
  },
  stabilityLimit: {
    label: text(
      'step beyond which the method is unstable',
      '超过它就不稳定的步长',
    ),
    symbol: 'h_s',
    unit: 's',
  },
  printedValues: {
    label: text('number of printed values', '打印值的个数'),
    unit: '1',
  },
  pictureError: {
    label: text(
      'largest distance of the printed lines from the computed curve',
      '打印点连线与算出曲线的最大距离',
    ),
    symbol: 'e_p',
    unit: '1',
  },
} as const satisfies ScalarDefinitions;
