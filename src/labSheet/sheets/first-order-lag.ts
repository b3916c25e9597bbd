import {text} from '../../i18n';
import type {model} from '../../models/library/first-order-lag';
import {signalPlug, stepSource} from '../parts';
import {defineSheet, field, type Reading} from '../sheet';

const patterns: Reading<typeof model>['patterns'] = [
  {
    values: () => ({gain: 1}),
    says: text('A gain of 1 gives this value.', '增益为 1 时就是这个值。'),
  },
  {
    values: () => ({initial: 0}),
    says: text(
      'An output that starts at 0 gives this value: is the initial value automatic?',
      '输出从 0 开始时就是这个值，初始值是不是用了自动选项？',
    ),
  },
  {
    values: ({gain, level}) => ({initial: gain * level}),
    says: text(
      'An output that starts at its steady value gives this value: is the initial value automatic?',
      '输出从稳态值开始时就是这个值，初始值是不是用了自动选项？',
    ),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'first-order-lag',
  parts: [
    stepSource({parameter: 'level'}, {parameter: 'onset'}),
    {
      name: text('first-order lag', '一阶惯性环节'),
      submodels: ['LAG1'],
      why: text('the component of this page', '本页介绍的元件'),
      values: [
        field(text('gain', '增益'), '1', {words: ['gain'], parameter: 'gain'}),
        field(text('time constant', '时间常数'), 's', {
          words: ['time constant'],
          parameter: 'timeConstant',
        }),
        field(text('initial output', '初始输出'), '1', {
          isInitial: true,
          words: ['output'],
          parameter: 'initial',
          note: text('typed and not automatic', '手工填写，不用自动值'),
        }),
      ],
    },
    signalPlug,
  ],
  run: {final: 10, interval: 0.1},
  readings: [
    {
      label: text('output at 3 s', '3 s 时的输出'),
      parts: [1],
      output: 'y',
      at: 3,
      unit: '1',
      tolerance: 0.02,
      patterns,
    },
    {
      label: text('output at the end', '结束时的输出'),
      parts: [1],
      output: 'y',
      at: 10,
      unit: '1',
      tolerance: 0.02,
      patterns,
    },
  ],
});
