import {text} from '../../../i18n';
import {model} from '../../library/first-order-lag';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/first-order-lag.json';

const {PI, atan, cos, exp, hypot, log, log10, sin} = Math;

/** Response to a step of 3 from 0.5, with gain 2 and τ = 1.5 s. */
function stepFromHalf(t: number): number {
  return 6 - 5.5 * exp(-t / 1.5);
}

const UNIT_LAG = {gain: 1, timeConstant: 1, initial: 0, level: 1} as const;

/** Response from rest to u = sin ωt, with gain 1. */
function sineFromRest(t: number, omega: number, tau: number): number {
  const x = omega * tau;
  return (
    (sin(omega * t) - x * cos(omega * t) + x * exp(-t / tau)) / (1 + x * x)
  );
}

const frequencyCases = [0.1, 0.5, 1, 2, 5, 10, 100].map(
  (x) =>
    ({
      id: `frequency-${String(x).replace('.', '-')}`,
      label: text(`Frequency response at ωτ = ${x}`, `ωτ = ${x} 时的频率响应`),
      parameters: {...UNIT_LAG, frequency: x / (2 * PI)},
      tolerance: 1e-12,
      points: [
        {scalar: 'amplitudeRatio', expected: 1 / hypot(1, x)},
        {scalar: 'amplitudeLevel', expected: -10 * log10(1 + x * x)},
        {scalar: 'phase', expected: -atan(x)},
      ],
    }) as const,
);

/**
 * Reference cases of the first-order lag: closed forms and independent
 * solutions.
 */
export const references = [
  ...defineReferences(model, [
    {
      id: 'step',
      label: text(
        'Step of 3 on a lag with gain 2 and time constant 1.5\u00a0s, from 0.5',
        '增益 2、时间常数 1.5\u00a0s 的环节，从 0.5 出发，输入阶跃 3',
      ),
      parameters: {gain: 2, timeConstant: 1.5, initial: 0.5, level: 3},
      duration: 7.5,
      tolerance: 1e-6,
      points: [
        {
          output: 'y',
          at: [0, 0.75, 1.5, 3, 4.5, 7.5],
          expected: stepFromHalf,
        },
        {scalar: 'finalValue', expected: 6},
      ],
    },
    {
      id: 'unit-step',
      label: text(
        'Unit step from rest, time in time constants',
        '从零起步的单位阶跃，时间以时间常数计',
      ),
      parameters: UNIT_LAG,
      duration: 6,
      tolerance: 1e-6,
      points: [
        {output: 'y', at: [0.5, 1, 2, 3, 4, 5], expected: (at) => 1 - exp(-at)},
        ...[0.5, 0.95, 0.98, 0.99].map(
          (expected) =>
            ({output: 'y', at: -log(1 - expected), expected}) as const,
        ),
        {scalar: 'riseTime', expected: log(9)},
        {scalar: 'settlingTime', expected: log(50)},
      ],
    },
    {
      id: 'pulse',
      label: text(
        'Pulse of 1 from 2\u00a0s to 5\u00a0s, time constant 1\u00a0s',
        '2\u00a0s 到 5\u00a0s 的单位脉冲，时间常数 1\u00a0s',
      ),
      parameters: {...UNIT_LAG, input: 'pulse', onset: 2, width: 3},
      duration: 8,
      tolerance: 1e-6,
      points: [
        {output: 'y', at: [2.5, 3, 5], expected: (at) => 1 - exp(2 - at)},
        {
          output: 'y',
          at: [6, 8],
          expected: (at) => (1 - exp(-3)) * exp(5 - at),
        },
      ],
    },
    ...frequencyCases,
    {
      id: 'sine',
      label: text(
        'Sine of 1\u00a0Hz from rest, time constant 0.5\u00a0s',
        '1\u00a0Hz 正弦，从零起步，时间常数 0.5\u00a0s',
      ),
      parameters: {...UNIT_LAG, timeConstant: 0.5, input: 'sine', frequency: 1},
      duration: 6,
      tolerance: 1e-6,
      points: [
        {
          output: 'y',
          at: [0.1, 0.25, 0.5, 1, 5.25],
          expected: (at) => sineFromRest(at, 2 * PI, 0.5),
        },
        {scalar: 'steadyAmplitude', expected: 1 / hypot(1, PI)},
        {scalar: 'phase', expected: -atan(PI)},
      ],
    },
    {
      id: 'ramp',
      label: text(
        'Ramp of 1 per second from rest, time constant 1\u00a0s',
        '每秒上升 1 的斜坡，从零起步，时间常数 1\u00a0s',
      ),
      parameters: {...UNIT_LAG, input: 'ramp', slope: 1},
      duration: 10,
      tolerance: 1e-6,
      points: [
        {output: 'y', at: [1, 2, 5, 10], expected: (at) => at - 1 + exp(-at)},
      ],
    },
    {
      id: 'two-lags',
      label: text(
        'Two lags of 1\u00a0s in series, unit step from rest',
        '两个 1\u00a0s 的环节串联，从零起步的单位阶跃',
      ),
      parameters: {...UNIT_LAG, stages: 2},
      duration: 8,
      tolerance: 1e-6,
      points: [
        {
          output: 'y',
          at: [0.5, 1, 2, 5],
          expected: (at) => 1 - (1 + at) * exp(-at),
        },
      ],
    },
  ]),
  ...independentCases(model, independent),
];
