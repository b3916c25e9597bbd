import {text} from '../../../i18n';
import {model} from '../../library/triggered-sine';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/triggered-sine.json';

/**
 * Computes a sine of amplitude 1 after `cycles`. Half cycles are subtracted
 * before the multiplication by π, so that a zero crossing is exactly 0.
 */
function sineOfCycles(cycles: number): number {
  const halves = Math.round(2 * cycles);
  const sine = Math.sin(Math.PI * (2 * cycles - halves));
  return halves % 2 === 0 ? sine : 0 - sine;
}

/** Creates reference points of the output from instants and values. */
function output(
  points: readonly (readonly [at: number, expected: number])[],
): readonly {
  readonly output: 'y';
  readonly at: number;
  readonly expected: number;
}[] {
  return points.map(([at, expected]) => ({output: 'y', at, expected}));
}

/** Parameters of a trigger with only one window. */
const ONE_WINDOW = {secondOn: 0, secondOff: 0} as const;

const {LN2} = Math;

const ALWAYS_ON = {firstOn: 0, firstOff: 30, ...ONE_WINDOW} as const;

/** Instants, with the amplitude and the cycles since the start. */
const tones = [
  [0.5, 1, 0.5 * 0.5],
  [1.5, 1, 0.5 * 1.5],
  [3, 1, 0.5 * 3],
  [4.25, 2, 0.5 * 4 + 0.25],
  [4.75, 2, 0.5 * 4 + 0.75],
  [6.125, 0.5, 0.5 * 4 + 2 + 2 * 0.125],
  [6.375, 0.5, 0.5 * 4 + 2 + 2 * 0.375],
] as const;

/** 0.5 Hz, trigger on from 1 to 3.4 s and from 5.8 to 9 s. */
const GATED = {
  firstFrequency: 0.5,
  firstAmplitude: 1,
  firstOn: 1,
  firstOff: 3.4,
  secondOn: 5.8,
  secondOff: 9,
} as const;

/** Points of the 0.5 Hz wave in the first and second burst. */
const gated = output([
  [0.5, 0],
  ...[1.5, 2.5, 3.3].map((at) => [at, sineOfCycles(0.5 * (at - 1))] as const),
  ...[6.3, 8.9].map((at) => [at, sineOfCycles(0.5 * (at - 5.8))] as const),
]);

/**
 * Reference cases of the triggered sine: closed forms and independent
 * solutions.
 */
export const references = [
  ...defineReferences(model, [
    {
      id: 'three-tones',
      label: text(
        '0.5\u00a0Hz, from 4\u00a0s on 1\u00a0Hz, from 6\u00a0s on 2\u00a0Hz; amplitudes 1, 2, 0.5',
        '0.5\u00a0Hz，4\u00a0s 起 1\u00a0Hz，6\u00a0s 起 2\u00a0Hz；幅值依次为 1、2、0.5',
      ),
      parameters: {
        ...ALWAYS_ON,
        frequencyProfile: 'steps',
        firstFrequency: 0.5,
        secondFrequency: 1,
        thirdFrequency: 2,
        amplitudeProfile: 'steps',
        firstAmplitude: 1,
        secondAmplitude: 2,
        thirdAmplitude: 0.5,
        firstSwitch: 4,
        secondSwitch: 6,
      },
      duration: 7,
      tolerance: 1e-9,
      points: [
        ...tones.map(
          ([at, , expected]) => ({output: 'cycles', at, expected}) as const,
        ),
        ...output(
          tones.map(([at, amplitude, cycles]) => [
            at,
            amplitude * sineOfCycles(cycles),
          ]),
        ),
      ],
    },
    {
      id: 'frequency-step',
      label: text(
        '0.4\u00a0Hz, from 2\u00a0s on 1\u00a0Hz, in the middle of a cycle',
        '0.4\u00a0Hz，2\u00a0s 起 1\u00a0Hz，切换发生在周期中间',
      ),
      parameters: {
        ...ALWAYS_ON,
        frequencyProfile: 'steps',
        firstFrequency: 0.4,
        secondFrequency: 1,
        thirdFrequency: 1,
        firstSwitch: 2,
        secondSwitch: 4,
      },
      duration: 3,
      tolerance: 1e-9,
      points: [
        ...output([
          [1, sineOfCycles(0.4)],
          [2, sineOfCycles(0.8)],
          [2.1, sineOfCycles(0.8 + 0.1)],
          [2.45, sineOfCycles(0.8 + 0.45)],
        ]),
        {output: 'naive', at: 1, expected: sineOfCycles(0.4)},
        {output: 'naive', at: 1.99, expected: sineOfCycles(0.4 * 1.99)},
        {output: 'naive', at: 2, expected: sineOfCycles(2)},
        {output: 'naive', at: 2.1, expected: sineOfCycles(2.1)},
        {output: 'naive', at: 2.45, expected: sineOfCycles(2.45)},
        {scalar: 'naiveJump', expected: (1 - 0.4) * 2},
      ],
    },
    {
      id: 'sweep',
      label: text(
        'Linear sweep from 0.2\u00a0Hz, 0.1\u00a0Hz each second',
        '从 0.2\u00a0Hz 起的线性扫频，每秒升高 0.1\u00a0Hz',
      ),
      parameters: {
        ...ALWAYS_ON,
        frequencyProfile: 'sweep',
        firstFrequency: 0.2,
        sweepRate: 0.1,
      },
      duration: 5,
      tolerance: 1e-8,
      points: [1, 2, 5].flatMap(
        (at) =>
          [
            {
              output: 'y',
              at,
              expected: sineOfCycles(0.2 * at + 0.05 * at ** 2),
            },
            {
              output: 'naive',
              at,
              expected: sineOfCycles((0.2 + 0.1 * at) * at),
            },
          ] as const,
      ),
    },
    {
      id: 'octaves',
      label: text(
        'Exponential sweep from 0.5\u00a0Hz, an octave in 2\u00a0s',
        '从 0.5\u00a0Hz 起的指数扫频，每 2\u00a0s 一个倍频程',
      ),
      parameters: {
        ...ALWAYS_ON,
        frequencyProfile: 'octaves',
        firstFrequency: 0.5,
        doublingTime: 2,
      },
      duration: 8,
      tolerance: 1e-7,
      points: [1, 2, 4, 7.3].flatMap((at) => {
        const cycles = ((0.5 * 2) / LN2) * (2 ** (at / 2) - 1);
        return [
          {output: 'cycles', at, expected: cycles},
          {output: 'y', at, expected: sineOfCycles(cycles)},
        ] as const;
      }),
    },
    {
      id: 'gated',
      label: text(
        'Two bursts of 0.5\u00a0Hz, without waiting for the end of cycle',
        '两段 0.5\u00a0Hz 的波形，不等待周期结束',
      ),
      parameters: {...GATED, wait: 'no'},
      duration: 10,
      tolerance: 1e-9,
      points: [
        ...gated,
        ...output([3.5, 4.5, 5.2, 9.5].map((at) => [at, 0])),
        {scalar: 'firstEnd', expected: 3.4},
        {scalar: 'secondEnd', expected: 9},
        {scalar: 'firstCycles', expected: 0.5 * (3.4 - 1)},
        {scalar: 'cutHeight', expected: sineOfCycles(0.5 * (3.4 - 1))},
      ],
    },
    {
      id: 'gated-waiting',
      label: text(
        'Two bursts of 0.5\u00a0Hz, the running cycle completed',
        '两段 0.5\u00a0Hz 的波形，等待周期结束',
      ),
      parameters: {...GATED, wait: 'yes'},
      duration: 10,
      tolerance: 1e-9,
      points: [
        ...gated,
        ...output(
          [3.5, 4.5].map((at) => [at, sineOfCycles(0.5 * (at - 1))] as const),
        ),
        ...output([
          [5.2, 0],
          [9.5, sineOfCycles(0.5 * (9.5 - 5.8))],
        ]),
        {scalar: 'firstEnd', expected: 1 + 2 / 0.5},
        {scalar: 'secondEnd', expected: 5.8 + 2 / 0.5},
        {scalar: 'firstCycles', expected: 2},
        {scalar: 'overrun', expected: 5 - 3.4},
        {scalar: 'cutHeight', expected: 0},
      ],
    },
    {
      id: 'five-cycles',
      label: text(
        'Five cycles of 2\u00a0Hz: the trigger drops in the middle of the last',
        '2\u00a0Hz 的五个周期：触发信号在最后一个周期中间断开',
      ),
      parameters: {
        ...ONE_WINDOW,
        wait: 'yes',
        firstFrequency: 2,
        firstOn: 1,
        firstOff: 1 + 4.5 / 2,
      },
      duration: 5,
      tolerance: 1e-9,
      points: [
        {scalar: 'firstCycles', expected: 5},
        {scalar: 'firstEnd', expected: 1 + 5 / 2},
      ],
    },
    {
      id: 'whole-cycles',
      label: text(
        'The trigger drops at the end of a cycle: the burst ends at once',
        '触发信号正好在周期结束时断开：波形立即结束',
      ),
      parameters: {
        ...ONE_WINDOW,
        wait: 'yes',
        firstFrequency: 0.3,
        firstOn: 0.1,
        firstOff: 0.1 + 3 / 0.3,
      },
      duration: 15,
      tolerance: 1e-9,
      points: [
        {scalar: 'firstEnd', expected: 0.1 + 3 / 0.3},
        {scalar: 'overrun', expected: 0},
        {scalar: 'firstCycles', expected: 3},
      ],
    },
  ]),
  ...independentCases(model, independent),
];
