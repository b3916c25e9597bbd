import {text} from '../../../i18n';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** One prepared run for each block, in the order of the table on the page. */
export const presets = {
  saturation: {
    label: text('Saturation', '饱和'),
    question: text(
      'What does the block do while the input is beyond a limit?',
      '输入超出界限期间，模块的输出是什么？',
    ),
    values: {},
    view: {sliders: ['upper'], range: [-0.9, 3], sentence: 'block'},
  },
  gain: {
    label: text('Gain', '增益'),
    question: text(
      'Does a gain change the shape of a signal?',
      '增益会改变信号的形状吗？',
    ),
    values: {block: 'gain'},
    view: {sliders: ['gain'], range: [-3, 3], sentence: 'block'},
  },
  sum: {
    label: text('Sum', '求和'),
    question: text(
      'How is a second signal added or subtracted?',
      '怎样加上或减去另一个信号？',
    ),
    values: {block: 'sum'},
    view: {sliders: ['second'], sentence: 'block'},
  },
  'dead-band': {
    label: text('Dead band', '死区'),
    question: text(
      'Does the output jump when the input leaves the dead band?',
      '输入离开死区时，输出会跳变吗？',
    ),
    values: {block: 'dead-band'},
    view: {sliders: ['upper'], range: [-0.9, 3], sentence: 'block'},
  },
  hysteresis: {
    label: text('Hysteresis', '迟滞'),
    question: text(
      'When does the output switch on, and when off again?',
      '输出何时接通，又何时断开？',
    ),
    values: {block: 'hysteresis'},
    results: ['firstOn'],
    view: {sliders: ['upper'], range: [-0.9, 3], sentence: 'block'},
  },
  table: {
    label: text('Table', '查表'),
    question: text(
      'What does a table give beyond its last point?',
      '超出最后一个点之后，查表的结果是什么？',
    ),
    values: {block: 'table', input: 'ramp'},
    duration: 10,
    view: {sliders: ['slope'], range: [0.1, 1], sentence: 'block'},
  },
  integrator: {
    label: text('Integrator', '积分'),
    question: text(
      'Where does the output of an integrator end after a pulse?',
      '脉冲过后，积分模块的输出停在哪里？',
    ),
    values: {block: 'integrator', input: 'pulse', gain: 0.5, level: 2},
    duration: 10,
    view: {sliders: ['width'], range: [0.5, 8], sentence: 'block'},
  },
  delay: {
    label: text('Delay', '纯滞后'),
    question: text(
      'What is the output before the delay has passed?',
      '滞后时间过去之前，输出是什么？',
    ),
    values: {block: 'delay'},
    view: {sliders: ['delay'], sentence: 'block'},
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
