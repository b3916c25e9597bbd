import {text} from '../../../i18n';
import type {ParameterValues, ProfileCurve} from '../../definition/defineModel';
import {defineModel} from '../../definition/defineModel';
import type {LagChain} from '../shared/lagResponse';
import {
  frequencyResponse,
  lagResponse,
  settlingTime,
} from '../shared/lagResponse';
import type {Signal} from '../shared/signals';
import {signalBreaks, signalValue} from '../shared/signals';
import {tooManyPeriods} from '../shared/tooManyPeriods';
import {findings, marks} from './knob';
import {outputs, scalars} from './outputs';
import {groups, parameters} from './parameters';
import {presets} from './presets';
import {summary} from './summary';

type Values = ParameterValues<typeof parameters>;

/** Largest number of periods in a run: more can't be drawn. */
const MAXIMUM_PERIODS = 1000;

function lagChain(p: Values): LagChain {
  const {gain, timeConstant, stages} = p;
  return {gain, timeConstant, stages};
}

function inputSignal(p: Values): Signal {
  const {input, onset, level, slope, width, frequency} = p;
  return {kind: input, onset, level, slope, width, frequency};
}

function totalDelay({stages, timeConstant}: Values): number {
  return stages * timeConstant;
}

function delayedValue(p: Values, t: number): number {
  const before = t - totalDelay(p);
  return before < 0 ? p.initial : p.gain * signalValue(inputSignal(p), before);
}

/** Returns a duration, s, in which the output settles, or a few periods. */
function usualDuration(p: Values): number {
  const {timeConstant, stages, input, onset, width, frequency} = p;
  const transient = timeConstant * (stages + 4 * Math.sqrt(stages));
  switch (input) {
    case 'step':
      return onset + transient;
    case 'ramp':
      return onset + 2 * transient;
    case 'pulse':
      return onset + width + transient;
    case 'sine':
      return (
        onset + Math.min(Math.max(transient, 2 / frequency), 30 / frequency)
      );
  }
}

/** Returns frequencies around the corner frequency in equal ratios, Hz. */
function bodeFrequencies(p: Values): readonly number[] {
  const corner = 1 / (2 * Math.PI * p.timeConstant);
  return Array.from({length: 81}, (_, n) => corner * 10 ** (n / 20 - 2));
}

function bodeCurves(
  p: Values,
  value: (frequency: number) => number,
): readonly ProfileCurve[] {
  const x = bodeFrequencies(p);
  return [
    {
      id: 'response',
      label: text({en: 'lag', 'zh-Hans': '惯性环节'}),
      x,
      y: x.map(value),
    },
    {
      id: 'chosen',
      label: text({en: 'chosen frequency', 'zh-Hans': '所选频率'}),
      x: [p.frequency],
      y: [value(p.frequency)],
      style: 'markers',
    },
  ];
}

function level(p: Values, frequency: number): number {
  return 20 * Math.log10(frequencyResponse(lagChain(p), frequency).ratio);
}

const FREQUENCY_AXIS = {
  label: text({en: 'frequency', 'zh-Hans': '频率'}),
  symbol: 'f',
  unit: 'Hz',
  scale: 'log',
} as const;

/** Model of LAG1, the first-order lag τ·y′ + y = k·u, one or more in series. */
export const model = defineModel({
  id: 'first-order-lag',
  title: text({en: 'First-order lag', 'zh-Hans': '一阶惯性环节'}),
  groups,
  parameters,
  irrelevant(p) {
    const unused = {
      step: ['slope', 'width'],
      ramp: ['level', 'width'],
      pulse: ['slope'],
      sine: ['slope', 'width'],
    } as const;
    return unused[p.input];
  },
  validate: (p, duration) =>
    tooManyPeriods(inputSignal(p), duration, MAXIMUM_PERIODS),
  duration: {default: usualDuration, min: 0.1, max: 10_000},
  states: {
    x: {
      label: text({en: 'outputs of the lags', 'zh-Hans': '各环节的输出'}),
      unit: '1',
      vector: true,
    },
  },
  initial: (p) => ({x: new Float64Array(p.stages).fill(p.initial)}),
  derivatives(t, {x}, p) {
    const u = p.gain * signalValue(inputSignal(p), t);
    return {
      x: x.map(
        (value, stage) => ((x[stage - 1] ?? u) - value) / p.timeConstant,
      ),
    };
  },
  band: {lower: 1, upper: 0},
  breaks(p) {
    const breaks = signalBreaks(inputSignal(p));
    const delay = totalDelay(p);
    return [...breaks, delay, ...breaks.map((instant) => instant + delay)];
  },
  maximumStep: (p, t) =>
    p.input === 'sine' && t >= p.onset ? 1 / (4 * p.frequency) : undefined,
  resolution: (p) => (p.input === 'sine' ? 1 / (40 * p.frequency) : undefined),
  outputs,
  observe: (t, {x}, p) => ({
    y: x.at(-1) ?? Number.NaN,
    u: signalValue(inputSignal(p), t),
    delayed: delayedValue(p, t),
  }),
  exact: (t, p) => ({
    y: lagResponse(lagChain(p), inputSignal(p), p.initial, t),
  }),
  scalars,
  measure(p) {
    const chain = lagChain(p);
    const {ratio, phase} = frequencyResponse(chain, p.frequency);
    const isSine = p.input === 'sine';
    return {
      finalValue: p.input === 'step' ? p.gain * p.level : undefined,
      riseTime: settlingTime(chain, 0.1) - settlingTime(chain, 0.9),
      settlingTime: settlingTime(chain, 0.02),
      cornerFrequency: 1 / (2 * Math.PI * p.timeConstant),
      amplitudeRatio: ratio,
      amplitudeLevel: level(p, p.frequency),
      phase,
      steadyAmplitude: isSine ? Math.abs(p.gain * p.level) * ratio : undefined,
    };
  },
  figures: [
    {
      kind: 'time',
      id: 'response',
      title: text({en: 'Response in time', 'zh-Hans': '时间响应'}),
      outputs: ['y', 'u', 'delayed'],
    },
    {
      kind: 'profile',
      id: 'amplitude',
      title: text({en: 'Amplitude ratio', 'zh-Hans': '幅值比'}),
      coordinate: FREQUENCY_AXIS,
      quantity: {
        label: text({en: 'amplitude ratio', 'zh-Hans': '幅值比'}),
        symbol: 'L',
        unit: 'dB',
      },
      curves: (p) => bodeCurves(p, (frequency) => level(p, frequency)),
    },
    {
      kind: 'profile',
      id: 'phase',
      title: text({en: 'Phase', 'zh-Hans': '相位'}),
      coordinate: FREQUENCY_AXIS,
      quantity: {
        label: text({en: 'phase', 'zh-Hans': '相位'}),
        symbol: 'φ',
        unit: 'rad',
        displayUnit: 'deg',
      },
      curves: (p) =>
        bodeCurves(
          p,
          (frequency) => frequencyResponse(lagChain(p), frequency).phase,
        ),
    },
  ],
  summary,
  findings,
  marks,
  presets,
});
