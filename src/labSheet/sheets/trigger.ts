import {text} from '../../i18n';
import type {model} from '../../models/library/trigger';
import {signalPlug} from '../parts';
import {defineSheet} from '../sheet';

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
        {
          label: text('mean level', '均值'),
          title: 'mean level',
          symbol: 'level0',
          unit: '1',
          parameter: 'mean',
        },
        {
          label: text('amplitude', '幅值'),
          title: 'sine wave amplitude',
          symbol: 'a',
          unit: '1',
          parameter: 'amplitude',
        },
      ],
    },
    {
      name: text('trigger', '触发器'),
      perhaps: 'TRIG0',
      words: ['trigger'],
      why: text('the component of this page', '本页介绍的元件'),
      values: [
        {
          label: text('lower threshold', '下阈值'),
          words: ['low threshold', 'lower threshold'],
          unit: '1',
          parameter: 'lowThreshold',
        },
        {
          label: text('upper threshold', '上阈值'),
          words: ['high threshold', 'upper threshold'],
          unit: '1',
          parameter: 'highThreshold',
        },
        {
          label: text('low output', '输出低值'),
          words: ['low output', 'lower output'],
          unit: '1',
          parameter: 'lowOutput',
        },
        {
          label: text('high output', '输出高值'),
          words: ['high output', 'upper output'],
          unit: '1',
          parameter: 'highOutput',
        },
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
