import {text} from '../../../i18n';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** Prepared runs, from the plain effect to the choice between two aims. */
export const presets = {
  proportional: {
    label: text('Proportional only', '只用比例'),
    question: text('Why does the room stay too cold?', '室温为什么一直偏低？'),
    values: {action: 'p', outsideStep: 0, stepTime: 1800},
    duration: 3600,
    results: ['offset', 'finalDeviation', 'fullPower'],
    view: {sliders: ['band'], marks: ['offset']},
  },
  windup: {
    label: text('Integral windup', '积分饱和'),
    question: text(
      'How far above the set temperature does the room go, and why?',
      '室温会超出设定温度多少？为什么？',
    ),
    values: {antiWindup: 'off', outsideStep: 0, stepTime: 3600},
    duration: 7200,
    results: ['overshoot', 'fullPower', 'firstReach', 'settlingTime'],
    view: {sliders: ['integralTime'], marks: ['peak', 'reached']},
  },
  'cold-snap': {
    label: text('Colder outside', '室外降温'),
    question: text(
      'It becomes 10\u00a0K colder outside: how far does the room fall, and how long does it take to recover?',
      '室外温度降低 10\u00a0K，室温会下降多少？多久才能恢复？',
    ),
    values: {start: 'settled', stepTime: 600},
    results: ['deviationAfterStep', 'recovery'],
    view: {
      sliders: ['band', 'integralTime'],
      marks: ['step'],
      sentence: 'recovery',
    },
  },
  lambda: {
    label: text('Tuned for the set temperature', '按设定值整定'),
    question: text(
      'Is the best response to a new set temperature also the best against the weather?',
      '对新设定温度响应最好的参数，对付天气变化也最好吗？',
    ),
    values: {start: 'settled', band: 16 / 3, integralTime: 1800, stepTime: 600},
    results: ['deviationAfterStep', 'recovery', 'dampingRatio'],
    view: {
      sliders: ['integralTime'],
      range: [200, 3600],
      marks: ['step'],
      sentence: 'recovery',
    },
  },
  sampled: {
    label: text('Sampled', '采样控制'),
    question: text(
      'How rarely may the controller read its sensor?',
      '控制器最长可以隔多久读一次传感器？',
    ),
    values: {action: 'p', sampling: 450, outsideStep: 0},
    results: ['finalDeviation', 'overshoot', 'offset'],
    view: {sliders: ['sampling'], range: [60, 900]},
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
