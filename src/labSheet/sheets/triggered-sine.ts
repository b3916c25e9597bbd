// Names in the product: cspell:ignore VDGTRGSIN nstages
import {text} from '../../i18n';
import type {model} from '../../models/library/triggered-sine';
import {signalPlug} from '../parts';
import {defineSheet} from '../sheet';

/** The fields of a stage of UD00. */
function stage(
  number: number,
  level: number,
  duration: number | ((p: {firstOn: number; firstOff: number}) => number),
) {
  return [
    {
      label: text(
        `output at start of stage ${number}`,
        `第 ${number} 段的起点输出`,
      ),
      title: `output at start of stage ${number}`,
      ...({symbol: `start${number}`, value: level, unit: '1'} as const),
    },
    {
      label: text(
        `output at end of stage ${number}`,
        `第 ${number} 段的终点输出`,
      ),
      title: `output at end of stage ${number}`,
      ...({symbol: `end${number}`, value: level, unit: '1'} as const),
    },
    {
      label: text(`duration of stage ${number}`, `第 ${number} 段的持续时间`),
      title: `duration of stage ${number}`,
      ...({symbol: `t${number}`, value: duration, unit: 's'} as const),
    },
  ] as const;
}

const constant = {
  label: text('constant value', '常数值'),
  ...({title: 'constant value', symbol: 'k', unit: '1'} as const),
} as const;

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
    {
      name: text('constant', '常数源'),
      submodels: ['CONS00'],
      why: text('gives the frequency in Hz', '给出频率，单位 Hz'),
      values: [{...constant, value: ({firstFrequency}) => firstFrequency}],
    },
    {
      name: text('constant', '常数源'),
      submodels: ['CONS00'],
      why: text('gives the amplitude', '给出幅值'),
      values: [{...constant, parameter: 'firstAmplitude'}],
    },
    {
      name: text('piecewise linear source', '分段线性信号源'),
      submodels: ['UD00'],
      why: text('gives the trigger', '给出触发信号'),
      values: [
        {
          label: text('number of stages', '段数'),
          title: 'number of stages',
          symbol: 'nstages',
          value: 3,
          unit: '1',
        },
        ...stage(1, 0, ({firstOn}) => firstOn),
        ...stage(2, 1, ({firstOn, firstOff}) => firstOff - firstOn),
        ...stage(3, 0, 3),
      ],
      typed: text(
        '{nstages} stages, each with output at start, output at end and duration: {start1}, {end1}, {t1}; {start2}, {end2}, {t2}; {start3}, {end3}, {t3}',
        '{nstages} 段，每段依次为起点输出、终点输出、持续时间：{start1}，{end1}，{t1}；{start2}，{end2}，{t2}；{start3}，{end3}，{t3}',
      ),
    },
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
