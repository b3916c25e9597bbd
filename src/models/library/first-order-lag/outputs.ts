import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

/** Outputs of the first-order lag: the curves of its figures. */
export const outputs = {
  y: {
    label: text({en: 'output', 'zh-Hans': '输出'}),
    symbol: 'y',
    unit: '1',
  },
  u: {
    label: text({en: 'input', 'zh-Hans': '输入'}),
    symbol: 'u',
    unit: '1',
    jumps: true,
    reference: true,
  },
  delayed: {
    label: text({
      en: 'gain times the input after a pure delay',
      'zh-Hans': '经纯滞后的输入乘以增益',
    }),
    symbol: 'y_d',
    unit: '1',
    jumps: true,
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the lag: the numbers that summarize a run. */
export const scalars = {
  finalValue: {
    label: text({en: 'final value after the step', 'zh-Hans': '阶跃后的终值'}),
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
  cornerFrequency: {
    label: text({
      en: 'corner frequency of one lag',
      'zh-Hans': '单个环节的转折频率',
    }),
    symbol: 'f_c',
    unit: 'Hz',
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
