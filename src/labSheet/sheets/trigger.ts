import {text} from '../../i18n';
import type {model} from '../../models/library/trigger';
import {signalPlug} from '../parts';
import {defineSheet, field} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'trigger',
  parts: [
    {
      name: text('sine source', '正弦信号源'),
      submodels: ['SIN0'],
      why: text('gives the input $u$', '给出输入 $u$'),
      values: [
        {
          label: text('frequency', '频率'),
          title: 'sine wave frequency',
          symbol: 'f',
          unit: 'Hz',
          value: ({period}) => 1 / period,
        },
        field(text('mean level', '均值'), '1', {
          title: 'mean level',
          symbol: 'level0',
          parameter: 'mean',
        }),
        field(text('amplitude', '幅值'), '1', {
          title: 'sine wave amplitude',
          symbol: 'a',
          parameter: 'amplitude',
        }),
      ],
    },
    {
      name: text('trigger', '触发器'),
      perhaps: 'TRIG0',
      words: ['trigger'],
      why: text('the component of this page', '本页介绍的元件'),
      values: [
        field(text('lower threshold', '下阈值'), '1', {
          words: ['low threshold', 'lower threshold'],
          parameter: 'lowThreshold',
        }),
        field(text('upper threshold', '上阈值'), '1', {
          words: ['high threshold', 'upper threshold'],
          parameter: 'highThreshold',
        }),
        field(text('low output', '输出低值'), '1', {
          words: ['low output', 'lower output'],
          parameter: 'lowOutput',
        }),
        field(text('high output', '输出高值'), '1', {
          words: ['high output', 'upper output'],
          parameter: 'highOutput',
        }),
        {
          label: text('initial output', '初始输出'),
          words: ['initial'],
          choice: 'low',
        },
      ],
    },
    signalPlug,
  ],
  run: {final: 30, interval: 0.01},
  readings: [
    {
      label: text('input at 2.5 s', '2.5 s 时的输入'),
      parts: [0],
      output: 'u',
      at: 2.5,
      unit: '1',
      tolerance: 0.01,
      patterns: [
        {
          values: () => ({mean: 0}),
          says: text(
            'A mean level of 0 gives this value.',
            '均值为 0 时就是这个值。',
          ),
        },
      ],
    },
  ],
});
