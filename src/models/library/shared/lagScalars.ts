import {text} from '../../../i18n';
import type {ScalarDefinitions} from '../../definition/defineModel';

/** Numbers that summarize a run of a lag of any order. */
export const lagScalars = {
  finalValue: {
    label: text({
      en: 'final value after the step',
      'zh-Hans': '阶跃后的终值',
    }),
    symbol: 'y_∞',
    unit: '1',
  },
  riseTime: {
    label: text({
      en: 'rise time from 10% to 90%',
      'zh-Hans': '从 10% 到 90% 的上升时间',
    }),
    symbol: 't_r',
    unit: 's',
  },
  settlingTime: {
    label: text({en: 'settling time to 2%', 'zh-Hans': '2% 调节时间'}),
    symbol: 't_s',
    unit: 's',
  },
  amplitudeRatio: {
    label: text({
      en: 'amplitude ratio at the frequency, without gain',
      'zh-Hans': '该频率处的幅值比（不计增益）',
    }),
    symbol: 'M',
    unit: 'ratio',
  },
  amplitudeLevel: {
    label: text({
      en: 'amplitude ratio in decibels, without gain',
      'zh-Hans': '以分贝表示的幅值比（不计增益）',
    }),
    symbol: 'L',
    unit: 'dB',
  },
  phase: {
    label: text({en: 'phase at the frequency', 'zh-Hans': '该频率处的相位'}),
    symbol: 'φ',
    unit: 'rad',
    displayUnit: 'deg',
  },
  steadyAmplitude: {
    label: text({
      en: 'steady-state amplitude of the output',
      'zh-Hans': '输出的稳态幅值',
    }),
    symbol: 'ŷ',
    unit: '1',
  },
} as const satisfies ScalarDefinitions;
