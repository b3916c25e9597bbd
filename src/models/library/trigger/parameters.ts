import {text} from '../../../i18n';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of the trigger and of its input. */
export const parameters = {
  lowThreshold: quantity('u_L', '1', {
    label: text('low threshold', '下阈值'),
    default: 4,
    range: [-20, 20],
    slider: [0, 10],
    help: text(
      'When the input falls below this value, the output becomes low.',
      '输入低于该值时，输出变为低值。',
    ),
    group: text('Trigger', '触发器'),
  }),
  highThreshold: quantity('u_H', '1', {
    label: text('high threshold', '上阈值'),
    default: 6,
    range: [-20, 20],
    slider: [0, 10],
    help: text(
      'When the input rises above this value, the output becomes high.',
      '输入高于该值时，输出变为高值。',
    ),
  }),
  lowOutput: quantity('y_L', '1', {
    label: text('low output', '输出低值'),
    default: 0,
    range: [-20, 20],
    slider: [-5, 5],
    help: text(
      'The output while the trigger is low. It may be the larger of the two values.',
      '触发器处于低态时的输出值，可以大于输出高值。',
    ),
  }),
  highOutput: quantity('y_H', '1', {
    label: text('high output', '输出高值'),
    default: 1,
    range: [-20, 20],
    slider: [-5, 5],
    help: text(
      'The output while the trigger is high.',
      '触发器处于高态时的输出值。',
    ),
  }),
  initialOutput: {
    label: text('initial output', '初始输出'),
    choices: {low: text('low', '低'), high: text('high', '高')},
    default: 'low',
    help: text(
      'Used only if the input lies between the thresholds at the start.',
      '仅当仿真开始时输入位于两个阈值之间时才起作用。',
    ),
  },
  mean: quantity('u_m', '1', {
    label: text('mean of the input', '输入均值'),
    default: 5,
    range: [-20, 20],
    slider: [0, 10],
    help: text(
      'The value about which the input oscillates.',
      '输入以该值为中心波动。',
    ),
    group: text('Input', '输入'),
  }),
  amplitude: quantity('A', '1', {
    label: text('amplitude of the input', '输入幅值'),
    default: 3,
    range: [0, 20],
    slider: [0, 8],
    help: text(
      'The largest deviation of the input from its mean, without the ripple.',
      '输入偏离均值的最大值，不含纹波。',
    ),
  }),
  period: quantity('T_u', 's', {
    label: text('period of the input', '输入周期'),
    default: 10,
    range: [1, 100],
    slider: [3, 30],
    log: true,
    help: text('The time of one oscillation.', '输入波动一次所用的时间。'),
  }),
  ripple: quantity('n', '1', {
    label: text('amplitude of the ripple', '纹波幅值'),
    default: 0,
    range: [0, 5],
    slider: [0, 2],
    help: text(
      'The amplitude of a second, faster sine, which is added to the input to represent noise.',
      '叠加在输入上的快速正弦的幅值，用来代表噪声。',
    ),
  }),
  rippleFrequency: quantity('f', 'Hz', {
    label: text('frequency of the ripple', '纹波频率'),
    default: 2.3,
    range: [0.5, 10],
    log: true,
    help: text(
      'The number of oscillations of the ripple per second.',
      '纹波每秒波动的次数。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
