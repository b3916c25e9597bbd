import {text} from '../../../i18n';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** Prepared runs, from the usual extension to the line that is blocked. */
export const presets = {
  extend: {
    label: text('Extend', '伸出'),
    question: text(
      'Why is the pump not at 160\u00a0bar while the piston moves?',
      '活塞运动时，泵出口压力为什么不是 160\u00a0bar？',
    ),
    values: {},
    results: [
      'steadySpeed',
      'steadyPumpPressure',
      'steadyPressureA',
      'steadyReliefFlow',
    ],
    view: {sliders: ['load', 'speed']},
  },
  'heavy-load': {
    label: text('Heavy load', '重载'),
    question: text(
      'From which load on does the cylinder become slow?',
      '负载力超过多少，液压缸才会变慢？',
    ),
    values: {load: 30e3},
    results: ['steadySpeed', 'steadyPumpPressure', 'steadyReliefFlow'],
    view: {
      figure: 'speed-load',
      sliders: ['load', 'speed'],
      marks: ['reliefLoad'],
    },
  },
  stall: {
    label: text('Standstill', '推不动'),
    question: text('Where does the power go?', '功率都到哪里去了？'),
    values: {load: 40e3},
    duration: 1,
    results: ['stallForce', 'steadyReliefFlow', 'reliefEnergy', 'pumpEnergy'],
    view: {figure: 'power', sliders: ['load', 'opening'], sentence: 'power'},
  },
  closing: {
    label: text('Closing', '关阀'),
    question: text(
      'How high does the pressure jump when the valve closes?',
      '关阀时，压力会冲到多高？',
    ),
    values: {mass: 2000, strokeTime: 0.005},
    duration: 1.6,
    results: ['largestAfterClosingB', 'smallestAfterClosingA'],
    view: {
      curves: ['pressureA', 'pressureB'],
      sliders: ['mass', 'strokeTime'],
      sentence: 'closing',
      marks: ['closing'],
    },
  },
  retract: {
    label: text('Retract', '缩回'),
    question: text('Which way is faster?', '伸出和缩回，哪个更快？'),
    values: {opening: -1, load: 0},
    duration: 1,
    results: ['areaRatio', 'theoreticalFlow'],
    view: {
      figure: 'velocity',
      sliders: ['rodDiameter', 'speed'],
      sentence: 'retract',
    },
  },
  blocked: {
    label: text('Return blocked', '回油堵塞'),
    question: text(
      'Can a pressure exceed the relief setting?',
      '压力能超过溢流阀的开启压力吗？',
    ),
    values: {returnLine: 'blocked', load: 0},
    results: [
      'steadyPressureB',
      'largestPressureB',
      'areaRatio',
      'finalPosition',
    ],
    view: {sliders: ['rodDiameter', 'load'], sentence: 'blocked'},
  },
  'slow-model': {
    label: text('Slow model', '很慢的模型'),
    question: text(
      'How fast does the cylinder push 1200\u00a0kg, and in how many steps?',
      '推动 1200\u00a0kg 的速度是多少？求解器要走多少步？',
    ),
    values: {mass: 1200, lineVolume: 5e-5, airContent: 1e-5, strokeTime: 0},
    duration: 1.2,
    results: ['steadySpeed', 'steadyPumpPressure', 'largestPressureA'],
    view: {
      sliders: ['lineVolume', 'strokeTime'],
      range: [5e-5, 1e-3],
      sentence: 'steps',
    },
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
