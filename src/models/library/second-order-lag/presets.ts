import {text} from '../../../i18n';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** Prepared runs, from the overshoot of a step to the free oscillation. */
export const presets = {
  step: {
    label: text('Step', '阶跃'),
    question: text(
      'How far does the output go beyond its final value?',
      '输出会超过终值多少？',
    ),
    values: {},
    duration: 10,
    results: ['overshoot', 'peakTime', 'settlingTime', 'finalValue'],
    view: {
      sliders: ['dampingRatio', 'naturalFrequency'],
      marks: ['finalValue', 'peak'],
    },
  },
  critical: {
    label: text('Two lags in one', '相当于两个一阶环节'),
    question: text(
      'From which damping ratio on is the block two first-order lags in series?',
      '阻尼比从多大起，它就相当于两个一阶惯性环节串联？',
    ),
    values: {gain: 1, dampingRatio: 1, level: 1},
    duration: 4,
    results: [
      'slowTimeConstant',
      'fastTimeConstant',
      'overshoot',
      'settlingTime',
    ],
    view: {
      curves: ['y', 'oneLag'],
      sliders: ['dampingRatio'],
      range: [0.3, 4],
      marks: ['finalValue'],
      sentence: 'lags',
    },
  },
  ramp: {
    label: text('Ramp', '斜坡'),
    question: text(
      'How late and how low is the output when the input is a ramp?',
      '输入为斜坡时，输出在时间上滞后多少，数值上低多少？',
    ),
    values: {gain: 1, input: 'ramp', dampingRatio: 0.7},
    duration: 5,
    results: ['rampDelay', 'overshoot'],
    view: {
      sliders: ['dampingRatio'],
      range: [0.2, 3],
      marks: ['behindRamp'],
      sentence: 'ramp',
    },
  },
  resonance: {
    label: text('Resonance', '谐振'),
    question: text(
      'At which frequency does the output swing the most, and how far?',
      '输入在哪个频率时输出摆动最大？有多大？',
    ),
    values: {
      gain: 1,
      input: 'sine',
      level: 1,
      naturalFrequency: 1,
      dampingRatio: 0.1,
      frequency: 1,
    },
    duration: 12,
    results: ['amplitudeRatio', 'phase', 'resonanceFrequency', 'resonancePeak'],
    view: {
      sliders: ['frequency', 'dampingRatio'],
      range: [0.3, 1.7],
      marks: ['steadyAmplitude'],
    },
  },
  struck: {
    label: text('Free oscillation', '自由振荡'),
    question: text(
      'What do two peaks in a row say about the damping?',
      '从相邻的两个峰值能看出阻尼有多大吗？',
    ),
    values: {level: 0, naturalFrequency: 1, dampingRatio: 0.1, initialRate: 10},
    duration: 8,
    results: ['peakRatio', 'dampedFrequency'],
    view: {
      curves: ['y'],
      sliders: ['dampingRatio'],
      range: [0.02, 2],
      sentence: 'free',
    },
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
