import {text} from '../../../i18n';
import {model} from '../../library/clock';
import {defineReferences} from '../defineReferences';

const END = 10;

/** Reference cases of the clock: closed forms. */
export const references = defineReferences(model, [
  {
    id: 'ten-seconds',
    label: text('From 0 to 10\u00a0s', '从 0 到 10\u00a0s'),
    parameters: {},
    duration: END,
    tolerance: 1e-6,
    points: [
      {output: 'clock', at: 7.25, expected: 7.25, tolerance: 1e-15},
      {output: 'integral', at: END, expected: END ** 2 / 2},
      {output: 'doubleIntegral', at: END, expected: END ** 3 / 6},
      {output: 'sine', at: 0.3, expected: Math.sin(0.3 * Math.PI)},
    ],
  },
  {
    id: 'printed-values',
    label: text('Printed every 0.1\u00a0s', '每 0.1\u00a0s 打印一次'),
    parameters: {printInterval: 0.1},
    duration: END,
    tolerance: 1e-15,
    points: [{scalar: 'sampleCount', expected: END / 0.1 + 1}],
  },
  {
    id: 'gain-and-offset',
    label: text('Three times the clock, less one', '时钟的 3 倍减 1'),
    parameters: {gain: 3, offset: -1},
    tolerance: 1e-15,
    points: [{output: 'scaled', at: 2.5, expected: 3 * 2.5 - 1}],
  },
  {
    id: 'late-start',
    label: text('From 20\u00a0s to 30\u00a0s', '从 20\u00a0s 到 30\u00a0s'),
    parameters: {startTime: 20},
    duration: END,
    tolerance: 1e-5,
    points: [
      {output: 'clock', at: 20, expected: 20},
      {output: 'integral', at: 30, expected: (30 ** 2 - 20 ** 2) / 2},
    ],
  },
]);
