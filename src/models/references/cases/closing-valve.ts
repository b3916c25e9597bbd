import {text} from '../../../i18n';
import {model} from '../../library/closing-valve';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/closing-valve.json';

const [DENSITY, MODULUS, LENGTH, VELOCITY, PRESSURE] = [
  1000, 1.6e9, 20, 0.5, 1e6,
];
const SOUND = Math.sqrt(MODULUS / DENSITY);
const RETURN = (2 * LENGTH) / SOUND;

/** What the closed forms hold for, whatever the defaults of the model are. */
const LINE = {
  onset: 0.01,
  velocity: VELOCITY,
  tankPressure: PRESSURE,
  length: LENGTH,
  diameter: 0.02,
  friction: 0.025,
  bulkModulus: MODULUS,
  cells: 16,
} as const;

/** A pipe so wide and smooth that friction takes 63 Pa. */
const SMOOTH = {...LINE, diameter: 0.2, friction: 0.005, cells: 40} as const;

/** Closing time to the leak of 1e-4, as if the valve went on to zero, s. */
function toZero(closingTime: number): number {
  return closingTime / (1 - 1e-4);
}

/**
 * Rise of a rigid column before an orifice that closes evenly, without friction,
 * Pa. Source: Wylie and Streeter, Fluid Transients in Systems, chapter 1.
 */
function rigidRise(closingTime: number): number {
  const sigma =
    (DENSITY * LENGTH * VELOCITY) / (PRESSURE * toZero(closingTime));
  return (PRESSURE * sigma * (sigma + Math.sqrt(sigma ** 2 + 4))) / 2;
}

/**
 * Rise when the first wave is back, Pa, of a valve that still closes: the first of
 * Allievi's chain of equations. Source: Wylie and Streeter, Fluid Transients in
 * Systems, chapter 3.
 */
function firstPhaseRise(closingTime: number): number {
  const opening = 1 - RETURN / toZero(closingTime);
  const ratio = (DENSITY * SOUND * VELOCITY) / PRESSURE;
  const half = (ratio * opening) / 2;
  return PRESSURE * ((Math.sqrt(half ** 2 + 1 + ratio) - half) ** 2 - 1);
}

/** Reference cases of the closing valve: closed forms and an independent solver. */
export const references = [
  ...defineReferences(model, [
    {
      id: 'fast',
      label: text(
        'Closing in 5\u00a0ms: what does not depend on the way',
        '5\u00a0ms 内关闭，与关闭过程无关的量',
      ),
      parameters: {...LINE, closingTime: 0.005},
      duration: 0.13,
      tolerance: 1e-6,
      points: [
        {scalar: 'joukowsky', expected: DENSITY * SOUND * VELOCITY},
        {scalar: 'returnTime', expected: RETURN},
        {
          scalar: 'softRise',
          expected: (0.025 * LENGTH * DENSITY * VELOCITY ** 2) / (2 * 0.02),
          tolerance: 0.1,
        },
      ],
    },
    ...[0.05, 0.1].map(
      (closingTime) =>
        ({
          id: `smooth-${1000 * closingTime}`,
          label: text(
            `Almost no friction, closing in ${1000 * closingTime}\u00a0ms`,
            `几乎没有摩擦，${1000 * closingTime}\u00a0ms 内关闭`,
          ),
          parameters: {...SMOOTH, closingTime},
          duration: 0.13,
          tolerance: 100,
          points: [
            {scalar: 'columnRise', expected: rigidRise(closingTime)},
            {
              scalar: 'rowRise',
              expected: firstPhaseRise(closingTime),
              tolerance: 0.005 * firstPhaseRise(closingTime),
            },
          ],
        }) as const,
    ),
  ]),
  ...independentCases(model, independent),
];
