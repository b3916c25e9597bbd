import type {
  ParameterDefinitions,
  Translated,
} from '../../definition/defineModel';
import {amplitudeParameters} from './amplitudeParameters';
import {frequencyParameters} from './frequencyParameters';
import {triggerParameters} from './triggerParameters';

/** Headings of the parameters. */
export const groups = {
  generator: {en: 'Generator', 'zh-Hans': '发生器'},
  frequency: {en: 'Frequency input', 'zh-Hans': '频率输入'},
  amplitude: {en: 'Amplitude input', 'zh-Hans': '幅值输入'},
  switching: {en: 'Switch times of both', 'zh-Hans': '两者的切换时刻'},
  trigger: {en: 'Trigger input', 'zh-Hans': '触发输入'},
} as const satisfies Readonly<Record<string, Translated>>;

const INSTANT = {unit: 's', min: 0, max: 30, group: 'switching'} as const;

/** Parameters of the triggered sine and of the three sources before it. */
export const parameters = {
  wait: {
    label: {en: 'wait for end of cycle', 'zh-Hans': '等待周期结束'},
    choices: {
      no: {en: 'no', 'zh-Hans': '否'},
      yes: {en: 'yes', 'zh-Hans': '是'},
    },
    default: 'no',
    help: {
      en: 'No: the output is 0 from the instant at which the trigger drops. Yes: the running cycle is completed first.',
      'zh-Hans':
        '否：触发信号一落下，输出就为 0。是：先走完当前周期，输出再变为 0。',
    },
    group: 'generator',
  },
  ...frequencyParameters,
  ...amplitudeParameters,
  firstSwitch: {
    ...INSTANT,
    label: {en: 'first switch time', 'zh-Hans': '第一个切换时刻'},
    symbol: 't_s1',
    default: 4,
    help: {
      en: 'When a stepped frequency or amplitude takes its second value.',
      'zh-Hans': '分级的频率或幅值换到第二级的时刻。',
    },
  },
  secondSwitch: {
    ...INSTANT,
    label: {en: 'second switch time', 'zh-Hans': '第二个切换时刻'},
    symbol: 't_s2',
    default: 6,
    help: {
      en: 'When a stepped frequency or amplitude takes its third value. It must not come before the first switch time.',
      'zh-Hans': '分级的频率或幅值换到第三级的时刻，不能早于第一个切换时刻。',
    },
  },
  ...triggerParameters,
} as const satisfies ParameterDefinitions;
