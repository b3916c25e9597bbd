// Names in the product: cspell:ignore VDGTRGSIN
import {text} from '../../i18n';
import type {model} from '../../models/library/triggered-sine';
import {constantSource, signalPlug, stagedSource} from '../parts';
import {defineSheet} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'triggered-sine',
  given: {secondOn: 20, secondOff: 21},
  parts: [
    {
      name: text('triggered sine generator', '触发正弦源'),
      perhaps: 'SIGTRGSIN0',
      others: [
        {
          submodels: ['VDGTRGSIN0'],
          isEquivalent: true,
          why: text(
            'It is the ancestor and has the same inputs.',
            '它是前身，输入端口相同。',
          ),
        },
      ],
      why: text('the component of this page', '本页介绍的元件'),
      values: [
        {
          label: text('wait for end of cycle', '等待周期结束'),
          title: 'wait for end of cycle',
          symbol: 'waitEndCycle',
          choice: 'no',
          note: text('the ancestor’s default is yes', '其前身默认为 yes'),
        },
      ],
    },
    constantSource(text('gives the frequency in Hz', '给出频率，单位 Hz'), {
      value: ({firstFrequency}) => firstFrequency,
    }),
    constantSource(text('gives the amplitude', '给出幅值'), {
      parameter: 'firstAmplitude',
    }),
    stagedSource(text('gives the trigger', '给出触发信号'), [
      [0, 0, {value: ({firstOn}) => firstOn}],
      [1, 1, {value: ({firstOn, firstOff}) => firstOff - firstOn}],
      [0, 0, {value: 3}],
    ]),
    signalPlug,
  ],
  run: {final: 6, interval: 0.01, maximumStep: 0.5},
  readings: [
    {
      label: text('output at 1.5 s', '1.5 s 时的输出'),
      parts: [0],
      output: 'y',
      at: 1.5,
      unit: '1',
      tolerance: 0.02,
    },
  ],
});
