import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

/** Outputs of the trigger: the curves of its figures. */
export const outputs = {
  u: {label: text({en: 'input', 'zh-Hans': '输入'}), symbol: 'u', unit: '1'},
  low: {
    label: text({en: 'low threshold', 'zh-Hans': '下阈值'}),
    symbol: 'u_L',
    unit: '1',
    reference: true,
  },
  high: {
    label: text({en: 'high threshold', 'zh-Hans': '上阈值'}),
    symbol: 'u_H',
    unit: '1',
    reference: true,
  },
  y: {
    label: text({en: 'output of the trigger', 'zh-Hans': '触发器的输出'}),
    symbol: 'y',
    unit: '1',
    jumps: true,
  },
  comparator: {
    label: text({
      en: 'output of a plain comparator',
      'zh-Hans': '普通比较器的输出',
    }),
    symbol: 'y_c',
    unit: '1',
    jumps: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the trigger: the numbers that summarize a run. */
export const scalars = {
  switchings: {
    label: text({
      en: 'switchings of the trigger',
      'zh-Hans': '触发器的切换次数',
    }),
    unit: '1',
  },
  comparatorSwitchings: {
    label: text({
      en: 'switchings of the comparator',
      'zh-Hans': '比较器的切换次数',
    }),
    unit: '1',
  },
  firstSwitching: {
    label: text({
      en: 'first switching of the trigger',
      'zh-Hans': '触发器首次切换的时刻',
    }),
    symbol: 't_1',
    unit: 's',
  },
  delay: {
    label: text({
      en: 'delay of that switching after the comparator',
      'zh-Hans': '该次切换相对于比较器的延迟',
    }),
    symbol: 'Δt',
    unit: 's',
  },
} as const satisfies ScalarDefinitions;
