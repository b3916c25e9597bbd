import {text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of a lag of any order, and of the test input of a signal block. */
export const signalParameters = {
  gain: quantity('k', '1', {
    label: text('gain', '增益'),
    default: 2,
    range: [-10, 10],
    slider: [-5, 5],
    help: text(
      'The output settles at the gain times a constant input.',
      '输入恒定时，输出的稳态值等于增益乘以输入。',
    ),
  }),
  initial: quantity('y_0', '1', {
    label: text('initial output', '初始输出'),
    default: 0.5,
    range: [-10, 10],
    slider: [-6, 6],
    help: text(
      'The output at the start of the run. Lags in series all start from this value.',
      '运行开始时的输出。多个环节串联时，各环节都从这个值开始。',
    ),
  }),
  input: {
    label: text('kind of input', '输入类型'),
    choices: {
      step: text('step', '阶跃'),
      ramp: text('ramp', '斜坡'),
      pulse: text('pulse', '脉冲'),
      sine: text('sine', '正弦'),
    },
    default: 'step',
    help: text(
      'The signal at the input of the lag; it is 0 before its start.',
      '惯性环节的输入信号，在开始时刻之前为 0。',
    ),
    group: text('Input', '输入'),
  },
  level: quantity('u_0', '1', {
    label: text('level of the input', '输入幅值'),
    default: 3,
    range: [-10, 10],
    slider: [-5, 5],
    help: text(
      'Height of the step or pulse, amplitude of the sine.',
      '阶跃或脉冲的高度，或正弦的幅值。',
    ),
  }),
  slope: quantity('a', '1/s', {
    label: text('slope of the ramp', '斜坡的斜率'),
    default: 1,
    range: [-10, 10],
    slider: [-3, 3],
    help: text('How much the ramp rises each second.', '斜坡信号每秒的增量。'),
  }),
  onset: quantity('t_1', 's', {
    label: text('start of the input', '输入开始时刻'),
    default: 0,
    range: [0, 100],
    slider: [0, 10],
    help: text(
      'The instant at which the input begins; before it the input is 0.',
      '输入信号开始的时刻，此前输入为 0。',
    ),
  }),
  width: quantity('w', 's', {
    label: text('width of the pulse', '脉冲宽度'),
    default: 3,
    range: [0.01, 100],
    slider: [0.3, 10],
    log: true,
    help: text('How long the pulse lasts.', '脉冲持续的时间。'),
  }),
  frequency: quantity('f', 'Hz', {
    label: text('frequency', '频率'),
    default: 0.2,
    range: [1e-3, 100],
    slider: [0.02, 5],
    log: true,
    help: text(
      'Frequency of the sine, and the point marked in the frequency response.',
      '正弦的频率，也是频率响应图中标出的点。',
    ),
  }),
} as const satisfies ParameterDefinitions;
