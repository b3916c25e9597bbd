import {text} from '../../../i18n';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';
import {signalParameters as shared} from '../shared/signalParameters';

/** Parameters of the block and of its input, which is that of the first-order lag. */
export const parameters = {
  block: {
    label: text('kind of block', '模块种类'),
    choices: {
      gain: text('gain', '增益'),
      sum: text('sum', '求和'),
      saturation: text('saturation', '饱和'),
      'dead-band': text('dead band', '死区'),
      hysteresis: text('hysteresis', '迟滞'),
      table: text('table', '查表'),
      integrator: text('integrator', '积分'),
      delay: text('delay', '纯滞后'),
    },
    default: 'saturation',
    help: text('What the block makes of its input.', '模块对输入所做的运算。'),
    group: text('Block', '模块'),
  },
  gain: {
    ...shared.gain,
    help: text(
      'The factor of the gain, and of the input of the integrator.',
      '增益模块的系数，也是积分模块输入的系数。',
    ),
  },
  second: quantity('b', '1', {
    label: text('second input', '第二个输入'),
    default: -1,
    range: [-10, 10],
    slider: [-4, 4],
    help: text(
      'The constant that is added; below 0 it is subtracted.',
      '与输入相加的常数，为负时就是相减。',
    ),
  }),
  lower: quantity('a_1', '1', {
    label: text('lower limit', '下限'),
    default: -1,
    range: [-10, 10],
    slider: [-4, 4],
    help: text(
      'The least output of the saturation, the lower end of the dead band, or the value of the input at which the hysteresis switches off.',
      '饱和模块的最小输出、死区的下端，或迟滞模块断开时的输入值。',
    ),
  }),
  upper: quantity('a_2', '1', {
    label: text('upper limit', '上限'),
    default: 1.5,
    range: [-10, 10],
    slider: [-4, 4],
    help: text(
      'The largest output of the saturation, the upper end of the dead band, or the value of the input at which the hysteresis switches on.',
      '饱和模块的最大输出、死区的上端，或迟滞模块接通时的输入值。',
    ),
  }),
  beyond: {
    label: text('beyond the table', '超出表格范围时'),
    choices: {
      extend: text('last line extended', '沿末段直线外推'),
      hold: text('last value held', '保持端点值'),
    },
    default: 'extend',
    help: text(
      'What the table gives for an input below its first or above its last point.',
      '输入小于第一个点或大于最后一个点时，查表模块给出的值。',
    ),
  },
  initial: {
    ...shared.initial,
    default: 0,
    help: text(
      'The output of the integrator at the start of the run.',
      '运行开始时积分模块的输出。',
    ),
  },
  delay: quantity('T', 's', {
    label: text('delay', '滞后时间'),
    default: 2,
    range: [0, 100],
    slider: [0, 6],
    help: text(
      'How much later the output repeats the input; before that it is 0.',
      '输出比输入晚多久，在此之前输出为 0。',
    ),
  }),
  input: {...shared.input, default: 'sine'},
  level: {...shared.level, default: 2.5},
  slope: {...shared.slope, default: 0.5},
  onset: {...shared.onset, default: 1},
  width: {...shared.width, default: 4},
  frequency: {...shared.frequency, default: 0.1},
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
