import {text} from '../../../i18n';
import {model} from '../../library/second-order-lag';
import {defineReferences} from '../defineReferences';

const {PI, atan2, cos, exp, hypot, sin, sqrt} = Math;

/** A lag of gain 1 at rest whose natural angular frequency is 1 rad/s. */
const UNIT_LAG = {gain: 1, naturalFrequency: 1 / (2 * PI), level: 1} as const;

/** Response of it to a unit step at 0, for ζ < 1. */
function unitStep(zeta: number, t: number): number {
  const damped = sqrt(1 - zeta * zeta);
  const angle = damped * t;
  return 1 - exp(-zeta * t) * (cos(angle) + (zeta / damped) * sin(angle));
}

const STEP_TIMES = [0.5, 1, 2, 5, 10];

/** Two first-order lags in series at rest, unit step at 0. */
function twoLags(first: number, second: number, t: number): number {
  const left = first * exp(-t / first) - second * exp(-t / second);
  return 1 - left / (first - second);
}

const stepCases = [0.05, 0.3, 0.7].map(
  (zeta) =>
    ({
      id: `step-${String(zeta).replace('.', '-')}`,
      label: text(
        `Unit step from rest with ζ = ${zeta}, time in 1/ω_n`,
        `ζ = ${zeta}，从静止开始的单位阶跃，时间以 1/ω_n 计`,
      ),
      parameters: {...UNIT_LAG, dampingRatio: zeta},
      duration: 10,
      tolerance: 1e-6,
      points: [
        {
          output: 'y',
          at: STEP_TIMES,
          expected: (at: number) => unitStep(zeta, at),
        },
        {
          scalar: 'overshoot',
          expected: exp((-PI * zeta) / sqrt(1 - zeta ** 2)),
        },
        {scalar: 'peakTime', expected: PI / sqrt(1 - zeta ** 2)},
      ],
    }) as const,
);

const frequencyCases = [0.1, 0.5, 0.9, 1, 2, 10].map(
  (x) =>
    ({
      id: `frequency-${String(x).replace('.', '-')}`,
      label: text(
        `Frequency response with ζ = 0.2 at f/f_n = ${x}`,
        `ζ = 0.2，f/f_n = ${x} 时的频率响应`,
      ),
      parameters: {
        ...UNIT_LAG,
        dampingRatio: 0.2,
        naturalFrequency: 1,
        frequency: x,
      },
      tolerance: 1e-12,
      points: [
        {scalar: 'amplitudeRatio', expected: 1 / hypot(1 - x * x, 0.4 * x)},
        {scalar: 'phase', expected: -atan2(0.4 * x, 1 - x * x)},
      ],
    }) as const,
);

/** Response from rest to sin t with ζ = ½ and ω_n = 1: −cos t and what decays. */
function sineAtNatural(t: number): number {
  const damped = sqrt(3) / 2;
  const own =
    exp(-t / 2) * (cos(damped * t) + (0.5 / damped) * sin(damped * t));
  return own - cos(t);
}

/** Reference cases of the second-order lag, all of them closed forms. */
export const references = defineReferences(model, [
  {
    id: 'step',
    label: text(
      'Step of 3 with gain 2, natural frequency 0.5\u00a0Hz and ζ = 0.3',
      '增益 2、固有频率 0.5\u00a0Hz、ζ = 0.3，输入阶跃 3',
    ),
    parameters: {},
    duration: 10,
    tolerance: 1e-6,
    points: [
      {
        output: 'y',
        at: [0.5, 1, 2, 4, 10],
        expected: (at) => 6 * unitStep(0.3, PI * at),
      },
      {scalar: 'finalValue', expected: 6},
      {scalar: 'peakTime', expected: 1 / sqrt(0.91)},
      {
        scalar: 'peakValue',
        expected: 6 * (1 + exp((-0.3 * PI) / sqrt(0.91))),
      },
      {scalar: 'dampedFrequency', expected: 0.5 * sqrt(0.91)},
    ],
  },
  ...stepCases,
  {
    id: 'critical',
    label: text(
      'ζ = 1 is two lags of 1/ω_n: unit step, time in 1/ω_n',
      'ζ = 1 相当于两个 1/ω_n 的环节：单位阶跃，时间以 1/ω_n 计',
    ),
    parameters: {...UNIT_LAG, dampingRatio: 1},
    duration: 10,
    tolerance: 1e-6,
    points: [
      {output: 'y', at: STEP_TIMES, expected: (at) => 1 - (1 + at) * exp(-at)},
      {scalar: 'overshoot', expected: 0},
      {scalar: 'slowTimeConstant', expected: 1},
      {scalar: 'fastTimeConstant', expected: 1},
    ],
  },
  {
    id: 'two-lags',
    label: text(
      'ζ = 1.25 is two lags of 2 and ½ in series: unit step, time in 1/ω_n',
      'ζ = 1.25 相当于时间常数为 2 和 ½ 的两个环节串联：单位阶跃，时间以 1/ω_n 计',
    ),
    parameters: {...UNIT_LAG, dampingRatio: 1.25},
    duration: 10,
    tolerance: 1e-6,
    points: [
      {output: 'y', at: STEP_TIMES, expected: (at) => twoLags(2, 0.5, at)},
      {scalar: 'slowTimeConstant', expected: 2},
      {scalar: 'fastTimeConstant', expected: 0.5},
    ],
  },
  {
    id: 'ramp',
    label: text(
      'Ramp of 1 per second from rest with ζ = 1, time in 1/ω_n',
      'ζ = 1，每秒上升 1 的斜坡，从静止开始，时间以 1/ω_n 计',
    ),
    parameters: {...UNIT_LAG, dampingRatio: 1, input: 'ramp', slope: 1},
    duration: 10,
    tolerance: 1e-6,
    points: [
      {
        output: 'y',
        at: STEP_TIMES,
        expected: (at) => at - 2 + (at + 2) * exp(-at),
      },
      {scalar: 'rampDelay', expected: 2},
    ],
  },
  {
    id: 'sine',
    label: text(
      'Sine at the natural frequency from rest with ζ = 0.5, time in 1/ω_n',
      'ζ = 0.5，固有频率处的正弦，从静止开始，时间以 1/ω_n 计',
    ),
    parameters: {
      ...UNIT_LAG,
      dampingRatio: 0.5,
      input: 'sine',
      frequency: 1 / (2 * PI),
    },
    duration: 20,
    tolerance: 1e-6,
    points: [
      {output: 'y', at: [1, 2, 5, 10, 20], expected: sineAtNatural},
      {scalar: 'steadyAmplitude', expected: 1},
      {scalar: 'phase', expected: -PI / 2},
    ],
  },
  {
    id: 'free',
    label: text(
      'Free oscillation from 0 at 10 per second, 1\u00a0Hz and ζ = 0.1',
      '自由振荡：从 0 以每秒 10 的变化率开始，1\u00a0Hz，ζ = 0.1',
    ),
    parameters: {
      level: 0,
      naturalFrequency: 1,
      dampingRatio: 0.1,
      initialRate: 10,
    },
    duration: 8,
    tolerance: 1e-6,
    points: [
      ...[0.25, 1, 2, 4, 8].map((at) => {
        const damped = 2 * PI * sqrt(0.99);
        const expected = (10 / damped) * exp(-0.2 * PI * at) * sin(damped * at);
        return {output: 'y', at, expected} as const;
      }),
      {scalar: 'peakRatio', expected: exp((-0.2 * PI) / sqrt(0.99))},
    ],
  },
  {
    id: 'resonance',
    label: text(
      'Resonance with ζ = 0.1 and 1\u00a0Hz',
      'ζ = 0.1、1\u00a0Hz 时的谐振',
    ),
    parameters: {...UNIT_LAG, naturalFrequency: 1, dampingRatio: 0.1},
    tolerance: 1e-12,
    points: [
      {scalar: 'resonanceFrequency', expected: sqrt(0.98)},
      {scalar: 'resonancePeak', expected: 1 / (0.2 * sqrt(0.99))},
    ],
  },
  ...frequencyCases,
]);
