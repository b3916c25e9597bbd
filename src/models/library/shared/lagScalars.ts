import {text} from '../../../i18n';
import type {ScalarDefinitions} from '../../definition';

/** Numbers that summarize a run of a lag of any order. */
export const lagScalars = {
  finalValue: {
    label: text('final value after the step', '阶跃后的终值'),
    symbol: 'y_∞',
    unit: '1',
  },
  riseTime: {
    label: text('rise time from 10% to 90%', '从 10% 到 90% 的上升时间'),
    symbol: 't_r',
    unit: 's',
  },
  settlingTime: {
    label: text('settling time to 2%', '2% 调节时间'),
    symbol: 't_s',
    unit: 's',
  },
  amplitudeRatio: {
    label: text(
      'amplitude ratio at the frequency, without gain',
      '该频率处的幅值比（不计增益）',
    ),
    symbol: 'M',
    unit: 'ratio',
  },
  amplitudeLevel: {
    label: text(
      'amplitude ratio in decibels, without gain',
      '以分贝表示的幅值比（不计增益）',
    ),
    symbol: 'L',
    unit: 'dB',
  },
  phase: {
    label: text('phase at the frequency', '该频率处的相位'),
    symbol: 'φ',
    unit: 'rad',
    displayUnit: 'deg',
  },
  steadyAmplitude: {
    label: text('steady-state amplitude of the output', '输出的稳态幅值'),
    symbol: 'ŷ',
    unit: '1',
  },
} as const satisfies ScalarDefinitions;
