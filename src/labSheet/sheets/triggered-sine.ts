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
      label: text({
        en: `output at start of stage ${number}`,
        'zh-Hans': `第 ${number} 段的起点输出`,
      }),
      title: `output at start of stage ${number}`,
      ...({symbol: `start${number}`, value: level, unit: '1'} as const),
    },
    {
      label: text({
        en: `output at end of stage ${number}`,
        'zh-Hans': `第 ${number} 段的终点输出`,
      }),
      title: `output at end of stage ${number}`,
      ...({symbol: `end${number}`, value: level, unit: '1'} as const),
    },
    {
      label: text({
        en: `duration of stage ${number}`,
        'zh-Hans': `第 ${number} 段的持续时间`,
      }),
      title: `duration of stage ${number}`,
      ...({symbol: `t${number}`, value: duration, unit: 's'} as const),
    },
  ] as const;
}

const constant = {
  label: text({en: 'constant value', 'zh-Hans': '常数值'}),
  ...({title: 'constant value', symbol: 'k', unit: '1'} as const),
} as const;

export const sheet = defineSheet<typeof model>({
  model: 'triggered-sine',
  given: {secondOn: 20, secondOff: 21},
  parts: [
    {
      name: text({en: 'triggered sine generator', 'zh-Hans': '触发正弦源'}),
      perhaps: 'SIGTRGSIN0',
      others: [
        {
          submodels: ['VDGTRGSIN0'],
          isEquivalent: true,
          why: text({
            en: 'It is the ancestor and has the same inputs.',
            'zh-Hans': '它是前身，输入端口相同。',
          }),
        },
      ],
      why: text({
        en: 'the component of this page',
        'zh-Hans': '本页介绍的元件',
      }),
      values: [
        {
          label: text({
            en: 'wait for end of cycle',
            'zh-Hans': '等待周期结束',
          }),
          ...{title: 'wait for end of cycle', symbol: 'waitEndCycle'},
          choice: 'no',
          note: text({
            en: 'the ancestor’s default is yes',
            'zh-Hans': '其前身默认为 yes',
          }),
        },
      ],
    },
    {
      name: text({en: 'constant', 'zh-Hans': '常数源'}),
      submodels: ['CONS00'],
      why: text({
        en: 'gives the frequency in Hz',
        'zh-Hans': '给出频率，单位 Hz',
      }),
      values: [{...constant, value: ({firstFrequency}) => firstFrequency}],
    },
    {
      name: text({en: 'constant', 'zh-Hans': '常数源'}),
      submodels: ['CONS00'],
      why: text({en: 'gives the amplitude', 'zh-Hans': '给出幅值'}),
      values: [{...constant, parameter: 'firstAmplitude'}],
    },
    {
      name: text({en: 'piecewise linear source', 'zh-Hans': '分段线性信号源'}),
      submodels: ['UD00'],
      why: text({en: 'gives the trigger', 'zh-Hans': '给出触发信号'}),
      values: [
        {
          label: text({en: 'number of stages', 'zh-Hans': '段数'}),
          ...{title: 'number of stages', symbol: 'nstages', value: 3},
          unit: '1',
        },
        ...stage(1, 0, ({firstOn}) => firstOn),
        ...stage(2, 1, ({firstOn, firstOff}) => firstOff - firstOn),
        ...stage(3, 0, 3),
      ],
      typed: text({
        en: '{nstages} stages, each with output at start, output at end and duration: {start1}, {end1}, {t1}; {start2}, {end2}, {t2}; {start3}, {end3}, {t3}',
        'zh-Hans':
          '{nstages} 段，每段依次为起点输出、终点输出、持续时间：{start1}，{end1}，{t1}；{start2}，{end2}，{t2}；{start3}，{end3}，{t3}',
      }),
    },
    signalPlug,
  ],
  run: {final: 6, interval: 0.01, maximumStep: 0.5},
  readings: [
    {
      label: text({en: 'output at 1.5 s', 'zh-Hans': '1.5 s 时的输出'}),
      ...{parts: [0], output: 'y', at: 1.5, unit: '1', tolerance: 0.02},
    },
  ],
});
