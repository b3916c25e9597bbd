import {text} from '../../../i18n';
import type {ParameterDefinitions} from '../../definition/defineModel';

const INSTANT = {
  unit: 's',
  min: 0,
  max: 30,
  slider: [0, 12],
  group: 'trigger',
} as const;

/** Parameters of the source at the trigger port: two windows. */
export const triggerParameters = {
  triggerLevel: {
    label: text({en: 'value of the trigger', 'zh-Hans': '触发信号的值'}),
    symbol: 'r',
    unit: '1',
    default: 1,
    min: 0,
    max: 2,
    help: text({
      en: 'The trigger has this value in its windows and 0 outside. It is on while it is greater than 0.5.',
      'zh-Hans': '触发信号在各个窗口内取该值，窗口外为 0。大于 0.5 时为接通。',
    }),
    group: 'trigger',
  },
  firstOn: {
    ...INSTANT,
    label: text({
      en: 'start of the first window',
      'zh-Hans': '第一个窗口的开始',
    }),
    symbol: 't_on1',
    default: 1,
    help: text({
      en: 'The instant at which the trigger comes on for the first time.',
      'zh-Hans': '触发信号第一次接通的时刻。',
    }),
  },
  firstOff: {
    ...INSTANT,
    label: text({en: 'end of the first window', 'zh-Hans': '第一个窗口的结束'}),
    symbol: 't_off1',
    default: 3.4,
    help: text({
      en: 'The instant at which the trigger drops. If it is not later than the start, there is no such window.',
      'zh-Hans': '触发信号断开的时刻。如果不晚于开始时刻，则没有这个窗口。',
    }),
  },
  secondOn: {
    ...INSTANT,
    label: text({
      en: 'start of the second window',
      'zh-Hans': '第二个窗口的开始',
    }),
    symbol: 't_on2',
    default: 5.8,
    help: text({
      en: 'The instant at which the trigger comes on again. Overlapping windows act as one.',
      'zh-Hans': '触发信号再次接通的时刻。重叠的窗口合并为一个。',
    }),
  },
  secondOff: {
    ...INSTANT,
    label: text({
      en: 'end of the second window',
      'zh-Hans': '第二个窗口的结束',
    }),
    symbol: 't_off2',
    default: 9,
    help: text({
      en: 'The instant at which the trigger drops again. For a single window, set it to the start of the second window.',
      'zh-Hans':
        '触发信号再次断开的时刻。如果只需要一个窗口，就设为与第二个窗口的开始相同。',
    }),
  },
} as const satisfies ParameterDefinitions;
