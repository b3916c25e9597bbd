import {type LocalizedText, text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition/defineModel';
import {amplitudeParameters} from './amplitudeParameters';
import {frequencyParameters} from './frequencyParameters';
import {triggerParameters} from './triggerParameters';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  generator: text({en: 'Generator', 'zh-Hans': '发生器'}),
  frequency: text({en: 'Frequency input', 'zh-Hans': '频率输入'}),
  amplitude: text({en: 'Amplitude input', 'zh-Hans': '幅值输入'}),
  switching: text({en: 'Switch times of both', 'zh-Hans': '两者的切换时刻'}),
  trigger: text({en: 'Trigger input', 'zh-Hans': '触发输入'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

const INSTANT = {
  unit: 's',
  min: 0,
  max: 30,
  slider: [0, 12],
  group: 'switching',
} as const;

/** Parameters of the triggered sine and of the three sources before it. */
export const parameters = {
  wait: {
    label: text({en: 'wait for end of cycle', 'zh-Hans': '等待周期结束'}),
    choices: {
      no: text({en: 'no', 'zh-Hans': '否'}),
      yes: text({en: 'yes', 'zh-Hans': '是'}),
    },
    default: 'no',
    help: text({
      en: 'No: the output becomes 0 when the trigger drops. Yes: the running cycle is completed first.',
      'zh-Hans':
        '否：触发信号断开时输出立即变为 0。是：先完成当前周期，输出再变为 0。',
    }),
    group: 'generator',
  },
  ...frequencyParameters,
  ...amplitudeParameters,
  firstSwitch: {
    ...INSTANT,
    label: text({en: 'first switch time', 'zh-Hans': '第一个切换时刻'}),
    symbol: 't_s1',
    default: 4,
    help: text({
      en: 'The instant at which a stepped frequency or amplitude takes its second value.',
      'zh-Hans': '分段的频率或幅值进入第二段的时刻。',
    }),
  },
  secondSwitch: {
    ...INSTANT,
    label: text({en: 'second switch time', 'zh-Hans': '第二个切换时刻'}),
    symbol: 't_s2',
    default: 6,
    help: text({
      en: 'The instant at which a stepped frequency or amplitude takes its third value. It must not come before the first switch time.',
      'zh-Hans': '分段的频率或幅值进入第三段的时刻，不能早于第一个切换时刻。',
    }),
  },
  ...triggerParameters,
} as const satisfies ParameterDefinitions;
