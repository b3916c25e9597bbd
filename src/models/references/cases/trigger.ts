import {text} from '../../../i18n';
import {model} from '../../library/trigger';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/trigger.json';

/** Instant at which 5 + 3·sin(2πt/10) first exceeds 6, s. */
const DELAY = (10 / (2 * Math.PI)) * Math.asin(1 / 3);

/** Reference cases of the trigger: closed forms and independent solutions. */
export const references = [
  ...defineReferences(model, [
    {
      id: 'sine',
      label: text(
        'Input 5 + 3 sin(2πt / 10\u00a0s), thresholds 4 and 6',
        '输入 5 + 3 sin(2πt / 10\u00a0s)，阈值 4 和 6',
      ),
      parameters: {
        mean: 5,
        amplitude: 3,
        period: 10,
        lowThreshold: 4,
        highThreshold: 6,
        lowOutput: 0,
        highOutput: 1,
        initialOutput: 'low',
      },
      duration: 19,
      tolerance: 1e-9,
      points: [
        ...[0, 5, 10, 15].flatMap(
          (zero, n) =>
            [
              {event: 2 * n, expected: zero},
              {event: 2 * n + 1, expected: zero + DELAY},
            ] as const,
        ),
        {scalar: 'delay', expected: DELAY},
        {output: 'y', at: 0.5, expected: 0},
        {output: 'y', at: 0.6, expected: 1},
        {output: 'y', at: 5.5, expected: 1},
        {output: 'y', at: 5.6, expected: 0},
      ],
    },
  ]),
  ...independentCases(model, independent),
];
