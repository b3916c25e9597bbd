import {text} from '../../i18n';
import type {model} from '../../models/library/_template';
import {constantSource, signalPlug} from '../parts';
import {defineSheet, field} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'first-order-lag',
  parts: [
    constantSource(text('gives the input $u$', '给出输入 $u$'), {
      parameter: 'level',
    }),
    {
      name: text('the component', '元件'),
      words: ['lag'],
      why: text('the component of this page', '本页介绍的元件'),
      values: [
        field(text('time constant', '时间常数'), 's', {
          words: ['time constant'],
          parameter: 'timeConstant',
        }),
      ],
    },
    signalPlug,
  ],
  run: {final: 5, interval: 0.1},
  readings: [
    {
      label: text('output at the end', '结束时的输出'),
      parts: [1],
      output: 'y',
      at: 5,
      unit: '1',
      tolerance: 0.02,
    },
  ],
});
