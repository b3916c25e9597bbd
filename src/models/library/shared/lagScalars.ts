import {text} from '../../../i18n';
import type {ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Numbers that summarize a run of a lag of any order. */
export const lagScalars = {
  finalValue: quantity('y_∞', '1', {
    label: text('final value after the step', '阶跃后的终值'),
  }),
  riseTime: quantity('t_r', 's', {
    label: text('rise time from 10% to 90%', '从 10% 到 90% 的上升时间'),
  }),
  settlingTime: quantity('t_s', 's', {
    label: text('settling time to 2%', '2% 调节时间'),
  }),
  amplitudeRatio: quantity('M', 'ratio', {
    label: text(
      'amplitude ratio at the frequency, without gain',
      '该频率处的幅值比（不计增益）',
    ),
  }),
  amplitudeLevel: quantity('L', 'dB', {
    label: text(
      'amplitude ratio in decibels, without gain',
      '以分贝表示的幅值比（不计增益）',
    ),
  }),
  phase: quantity('φ', 'rad', {
    label: text('phase at the frequency', '该频率处的相位'),
    displayUnit: 'deg',
  }),
  steadyAmplitude: quantity('ŷ', '1', {
    label: text('steady-state amplitude of the output', '输出的稳态幅值'),
  }),
} as const satisfies ScalarDefinitions;
