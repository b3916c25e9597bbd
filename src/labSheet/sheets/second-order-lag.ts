import {text} from '../../i18n';
import type {model} from '../../models/library/second-order-lag';
import {signalPlug, stepSource} from '../parts';
import {defineSheet, field, type Reading} from '../sheet';

const patterns: Reading<typeof model>['patterns'] = [
  {
    values: ({naturalFrequency}) => ({
      naturalFrequency: 2 * Math.PI * naturalFrequency,
    }),
    says: text(
      'An angular frequency in a field that takes hertz gives this value.',
      '把角频率填进以赫兹为单位的参数栏时就是这个值。',
    ),
  },
  {
    values: ({naturalFrequency}) => ({
      naturalFrequency: naturalFrequency / (2 * Math.PI),
    }),
    says: text(
      'A number of hertz in a field that takes rad/s gives this value.',
      '把赫兹数填进以 rad/s 为单位的参数栏时就是这个值。',
    ),
  },
  {
    values: () => ({dampingRatio: 1}),
    says: text(
      'A damping ratio of 1 gives this value.',
      '阻尼比为 1 时就是这个值。',
    ),
  },
  {
    values: () => ({gain: 1}),
    says: text('A gain of 1 gives this value.', '增益为 1 时就是这个值。'),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'second-order-lag',
  parts: [
    stepSource({parameter: 'level'}, {parameter: 'onset'}),
    {
      name: text('second-order lag', '二阶惯性环节'),
      perhaps: 'LAG2',
      words: ['second order'],
      why: text('the component of this page', '本页介绍的元件'),
      values: [
        field(text('gain', '增益'), '1', {words: ['gain'], parameter: 'gain'}),
        field(text('natural frequency', '固有频率'), 'Hz', {
          words: ['frequency'],
          parameter: 'naturalFrequency',
          note: text(
            '3.1416 if the field asks for rad/s',
            '参数栏的单位是 rad/s 时填 3.1416',
          ),
        }),
        field(text('damping ratio', '阻尼比'), '1', {
          words: ['damping'],
          parameter: 'dampingRatio',
        }),
        field(text('initial output', '初始输出'), '1', {
          words: ['output'],
          parameter: 'initial',
        }),
        field(text('initial rate of change', '变化率初值'), '1/s', {
          words: ['rate', 'derivative'],
          parameter: 'initialRate',
        }),
      ],
    },
    signalPlug,
  ],
  run: {final: 10, interval: 0.02},
  readings: [
    {
      label: text('output at 1 s', '1 s 时的输出'),
      parts: [1],
      output: 'y',
      at: 1,
      unit: '1',
      tolerance: 0.02,
      patterns,
    },
    {
      label: text('output at 2 s', '2 s 时的输出'),
      parts: [1],
      output: 'y',
      at: 2,
      unit: '1',
      tolerance: 0.02,
      patterns,
    },
  ],
});
