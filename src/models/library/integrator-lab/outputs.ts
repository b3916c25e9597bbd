import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the integrator lab: the curves of its figures. */
export const outputs = {
  y: quantity('y', '1', {label: text('exact solution', '精确解')}),
  u: quantity('u', '1', {
    label: text('input', '输入'),
    jumps: true,
    reference: true,
  }),
  steps: quantity('y_n', '1', {
    label: text('values at the steps', '各步点上的值'),
    sampled: true,
  }),
  printed: quantity('y_p', '1', {
    label: text('printed values', '打印出来的值'),
    sampled: true,
    hidden: true,
  }),
  error: quantity('e_n', '1', {
    label: text('error at the steps', '各步点上的误差'),
    sampled: true,
  }),
  stepLength: quantity('h', 's', {
    label: text('length of the step that ends here', '在此结束的一步的长度'),
    sampled: true,
  }),
} as const satisfies OutputDefinitions;

/** Scalars of the integrator: the numbers that summarize a run. */
export const scalars = {
  endValue: quantity('y_N', '1', {label: text('value at the end', '终点的值')}),
  exactEnd: quantity('y', '1', {
    label: text('exact value at the end', '终点的精确值'),
  }),
  endError: quantity('e_N', '1', {
    label: text('error at the end', '终点的误差'),
  }),
  largestError: quantity('e_max', '1', {
    label: text('largest error at a step', '各步点上的最大误差'),
  }),
  steps: quantity('N', '1', {label: text('number of steps', '步数')}),
  rejected: {label: text('rejected steps', '被舍弃的步数'), unit: '1'},
  evaluations: {
    label: text('evaluations of the right-hand side', '右端项的计算次数'),
    unit: '1',
  },
  pulseEvaluations: {
    label: text('evaluations that fell into the pulse', '落在脉冲内的计算次数'),
    unit: '1',
  },
  shortestStep: quantity('h_1', 's', {
    label: text('shortest step', '最短的一步'),
  }),
  longestStep: quantity('h_2', 's', {
    label: text('longest step', '最长的一步'),
  }),
  amplification: quantity('R', '1', {
    label: text('amplification factor of equal steps', '定步长的放大因子'),
  }),
  stabilityLimit: quantity('h_s', 's', {
    label: text(
      'step beyond which the method is unstable',
      '超过它就不稳定的步长',
    ),
  }),
  printedValues: {
    label: text('number of printed values', '打印值的个数'),
    unit: '1',
  },
  pictureError: quantity('e_p', '1', {
    label: text(
      'largest distance of the printed lines from the computed curve',
      '打印点连线与算出曲线的最大距离',
    ),
  }),
} as const satisfies ScalarDefinitions;
