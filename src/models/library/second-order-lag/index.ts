import {text} from '../../../i18n';
import {defineModel, quantity, type RunSpan} from '../../definition';
import {bodeFigures, lagMarks} from '../shared/lag';
import {lagResponse} from '../shared/lagResponse';
import {signalValue, tooManyPeriods} from '../shared/signals';
import {parameters, type Values} from './parameters';
import {presets} from './presets';
import {
  angularFrequency,
  dampingOf,
  decayRate,
  frequencyResponse,
  outputAt,
  overshoot,
  peakTime,
  rampDelay,
} from './response';
import {measure, scalars} from './scalars';

/** Largest number of periods in a run: more can't be drawn. */
const MAXIMUM_PERIODS = 1000;

/** The output of one first-order lag that follows a ramp with the same delay. */
function oneLagAt(p: Values, t: number): number {
  return lagResponse({...p, timeConstant: rampDelay(p), stages: 1}, t);
}

/** Returns a duration, s, in which the output settles, or a few periods. */
function usualDuration(p: Values): number {
  const transient = 6 / decayRate(p);
  return p.input === 'sine'
    ? p.onset + Math.min(Math.max(transient, 2 / p.frequency), 30 / p.frequency)
    : p.onset + transient;
}

/** Whether the run is a step from rest that overshoots. */
function hasPeak(p: Values): boolean {
  const isFromRest = p.initial === 0 && p.initialRate === 0;
  const isStep = p.input === 'step' && p.gain * p.level !== 0;
  return isStep && isFromRest && p.dampingRatio < 1;
}

/** The first peak after a step from rest: instant, s, and output. */
function peak(p: Values) {
  const y = p.gain * p.level * (1 + overshoot(p));
  return {x: p.onset + (peakTime(p) ?? 0), y};
}

/** Whether a step moves the output, which is at rest before. */
function startsAtRest(
  {initial, initialRate, onset, gain, level}: Values,
  {end}: Pick<RunSpan, 'end'>,
): boolean {
  return (
    initial === 0 && initialRate === 0 && onset < end && gain * level !== 0
  );
}

/** Model of LAG2, the second-order lag y″ + 2ζω_n·y′ + ω_n²·y = k·ω_n²·u. */
export const model = defineModel({
  id: 'second-order-lag',
  title: text('Second-order lag', '二阶惯性环节'),
  parameters,
  irrelevant: ({input}) => (input === 'ramp' ? ['level'] : ['slope']),
  validate: (p, duration) => [
    tooManyPeriods(p, duration, MAXIMUM_PERIODS),
    p.dampingRatio < 1 &&
      duration * p.naturalFrequency > MAXIMUM_PERIODS && {
        parameters: ['naturalFrequency', 'duration'],
        message: text(
          `The run is longer than ${MAXIMUM_PERIODS} periods of the natural frequency: make it shorter, or lower the natural frequency.`,
          `仿真时长超过固有频率的 ${MAXIMUM_PERIODS} 个周期，请缩短时长或降低固有频率。`,
        ),
      },
  ],
  duration: {default: usualDuration, range: [0.01, 10_000]},
  states: {
    output: quantity('y', '1', {label: text('output', '输出')}),
    scaledRate: {
      label: text(
        'rate of change over the natural angular frequency',
        '变化率与固有角频率之比',
      ),
      unit: '1',
    },
  },
  initial: (p) => ({
    output: p.initial,
    scaledRate: p.initialRate / angularFrequency(p),
  }),
  derivatives(t, {output, scaledRate}, p) {
    const omega = angularFrequency(p);
    const distance = p.gain * signalValue(p, t) - output;
    return {
      output: omega * scaledRate,
      scaledRate: omega * (distance - 2 * p.dampingRatio * scaledRate),
    };
  },
  breaks: (p) => [p.onset],
  maximumStep: (p, t) =>
    p.input === 'sine' && t >= p.onset ? 1 / (4 * p.frequency) : undefined,
  resolution(p) {
    const fastest = Math.max(
      p.dampingRatio < 1 ? p.naturalFrequency : 0,
      p.input === 'sine' ? p.frequency : 0,
    );
    return fastest > 0 ? 1 / (40 * fastest) : undefined;
  },
  outputs: {
    y: quantity('y', '1', {label: text('output', '输出')}),
    u: quantity('u', '1', {
      label: text('input', '输入'),
      jumps: true,
      reference: true,
    }),
    oneLag: quantity('y_1', '1', {
      label: text(
        'one first-order lag with the same delay behind a ramp',
        '对斜坡滞后时间相同的一阶惯性环节',
      ),
      counterpartOf: 'y',
      hidden: true,
    }),
  },
  observe: (t, {output}, p) => ({
    y: output,
    u: signalValue(p, t),
    oneLag: oneLagAt(p, t),
  }),
  exact: (t, p) => ({y: outputAt(p, t)}),
  scalars,
  measure,
  figures: {
    response: {
      title: text('Response in time', '时间响应'),
      outputs: ['y', 'u', 'oneLag'],
    },
    ...bodeFigures<Values>({
      label: text('lag', '惯性环节'),
      corner: (p) => p.naturalFrequency,
      response: frequencyResponse,
    }),
  },
  phrases: {
    slopeValue: (p, _, format) => format.number(p.slope),
    fromRamp: (p, _, format) =>
      format.output('y', Math.abs(p.gain * p.slope) * rampDelay(p)),
  },
  summary: {
    cases: {
      overshoots: text(
        'After a step of {level}, an output at rest goes {overshoot} beyond its final value of {finalValue}; it peaks after {peakTime} and stays within 2% after {settlingTime}.',
        '输入阶跃 {level} 后，原先静止的输出在 {peakTime} 时达到峰值，超过终值 {finalValue} 的幅度为 {overshoot}，{settlingTime} 后进入 2% 误差带。',
      ),
      creeps: text(
        'After a step of {level}, an output at rest goes to {finalValue} without overshoot and stays within 2% of it after {settlingTime}.',
        '输入阶跃 {level} 后，原先静止的输出无超调地达到 {finalValue}，{settlingTime} 后进入 2% 误差带。',
      ),
      rest: text(
        'With nothing to drive it, the output stays at {initial}.',
        '没有驱动时，输出保持为 {initial}。',
      ),
      free: text(
        'With nothing to drive it, an output of {initial} that changes at {initialRate} is {y@end} at {end}.',
        '没有驱动时，输出从 {initial} 以 {initialRate} 的变化率开始，{end} 时为 {y@end}。',
      ),
      ramp: text(
        'With a ramp of {slopeValue} per second as input, the output settles to a ramp that is {rampDelay} behind the gain times the input.',
        '输入为每秒变化 {slopeValue} 的斜坡时，输出稳定为一条斜坡，比增益与输入之积滞后 {rampDelay}。',
      ),
      sine: text(
        'With a sine of {frequency} as input, the output settles to an amplitude of {steadyAmplitude}.',
        '输入频率为 {frequency} 的正弦，输出的稳态幅值为 {steadyAmplitude}。',
      ),
    },
    choose({input, onset, dampingRatio, gain, ...p}, {end}) {
      const size = input === 'ramp' ? p.slope : p.level;
      if (onset >= end || gain * size === 0) {
        return p.initial === 0 && p.initialRate === 0 ? 'rest' : 'free';
      }
      if (input !== 'step') {
        return input;
      }
      return dampingRatio < 1 ? 'overshoots' : 'creeps';
    },
  },
  sentences: {
    dampingRatio: {
      cases: {
        overshoots: text(
          'With a damping ratio of {dampingRatio}, {the output|y} goes {overshoot} beyond its final value, and stays within 2% of it after {settlingTime}.',
          '阻尼比为 {dampingRatio} 时，{输出|y}超过终值的幅度为 {overshoot}，{settlingTime} 后进入 2% 误差带。',
        ),
        creeps: text(
          'With a damping ratio of {dampingRatio}, {the output|y} does not overshoot; it stays within 2% of its final value after {settlingTime}.',
          '阻尼比为 {dampingRatio} 时，{输出|y}没有超调，{settlingTime} 后进入 2% 误差带。',
        ),
      },
      choose: (p, run) =>
        startsAtRest(p, run)
          ? p.dampingRatio < 1
            ? 'overshoots'
            : 'creeps'
          : undefined,
    },
    lags: {
      cases: {
        oscillates: text(
          'With a damping ratio of {dampingRatio}, {the output|y} overshoots by {overshoot}, which no chain of first-order lags can do.',
          '阻尼比为 {dampingRatio} 时，{输出|y}超调 {overshoot}，一阶惯性环节无论怎样串联都做不到。',
        ),
        series: text(
          'With a damping ratio of {dampingRatio}, {the output|y} is that of two first-order lags of {slowTimeConstant} and {fastTimeConstant} in series.',
          '阻尼比为 {dampingRatio} 时，{输出|y}与两个一阶惯性环节串联相同，时间常数为 {slowTimeConstant} 和 {fastTimeConstant}。',
        ),
      },
      choose: (p, run) =>
        startsAtRest(p, run)
          ? p.dampingRatio < 1
            ? 'oscillates'
            : 'series'
          : undefined,
    },
    ramp: {
      cases: {
        low: text(
          'When the transient has decayed, {the output|y} follows k times {the ramp|u}: it is late by {rampDelay} and low by {fromRamp}.',
          '过渡过程结束后，{输出|y}跟随{斜坡|u}的 k 倍，时间上滞后 {rampDelay}，数值上低 {fromRamp}。',
        ),
        high: text(
          'When the transient has decayed, {the output|y} follows k times {the ramp|u}: it is late by {rampDelay} and high by {fromRamp}.',
          '过渡过程结束后，{输出|y}跟随{斜坡|u}的 k 倍，时间上滞后 {rampDelay}，数值上高 {fromRamp}。',
        ),
      },
      choose({gain, slope}) {
        const rise = gain * slope;
        return rise === 0 ? undefined : rise < 0 ? 'high' : 'low';
      },
    },
    frequency: text(
      'When the transient has decayed, {the output|y} is a sine with an amplitude ratio of {amplitudeRatio}, without gain, and a phase of {phase} relative to k times {the input|u}.',
      '过渡过程结束后，{输出|y}是同频率的正弦，不计增益的幅值比为 {amplitudeRatio}，相对于{输入|u}的 k 倍的相位为 {phase}。',
    ),
    free: {
      cases: {
        oscillates: text(
          'With nothing to drive it, {the output|y} oscillates at {dampedFrequency}, and each peak is {peakRatio} times the one before.',
          '没有驱动时，{输出|y}以 {dampedFrequency} 振荡，每个峰值是前一个的 {peakRatio} 倍。',
        ),
        creeps: text(
          'With a damping ratio of {dampingRatio}, {the output|y} returns to zero without passing it.',
          '阻尼比为 {dampingRatio} 时，{输出|y}回到零，不会越过。',
        ),
      },
      // A start towards zero may pass it even without oscillation.
      choose({dampingRatio, gain, level, initial, initialRate}) {
        if (gain * level !== 0 || (initial === 0 && initialRate === 0)) {
          return undefined;
        }
        if (dampingRatio < 1) {
          return 'oscillates';
        }
        return initial * initialRate < 0 ? undefined : 'creeps';
      },
    },
  },
  marks(p, {end}) {
    const response = frequencyResponse(p, p.frequency);
    return {
      ...lagMarks(p, end, rampDelay(p), 'T_d', response),
      peak: hasPeak(p) && {...peak(p), words: text('peak', '峰值')},
    };
  },
  handles(p) {
    const final = p.gain * p.level;
    return {
      dampingRatio: hasPeak(p) && {
        output: 'y',
        along: 'y',
        ...peak(p),
        toParameter: (place) => dampingOf(Math.max(place / final - 1, 1e-4)),
      },
      initial: !hasPeak(p) && {output: 'y', along: 'y', x: 0, y: p.initial},
    };
  },
  presets,
});
