import {text} from '../../../i18n';
import type {MarkEntry, RunSpan} from '../../definition';
import {defineModel, quantity} from '../../definition';
import {bodeFigures, lagMarks, lagScalars, measureLag} from '../shared/lag';
import {
  frequencyResponse,
  lagResponse,
  settlingTime,
} from '../shared/lagResponse';
import {signalBreaks, signalValue, tooManyPeriods} from '../shared/signals';
import {parameters, type Values} from './parameters';

/** Largest number of periods in a run: more can't be drawn. */
const MAXIMUM_PERIODS = 1000;

function totalDelay(p: Values): number {
  return p.stages * p.timeConstant;
}

function delayedValue(p: Values, t: number): number {
  const before = t - totalDelay(p);
  return before < 0 ? p.initial : p.gain * signalValue(p, before);
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

/** Share of the distance that is left after one time constant. */
const LEFT = Math.exp(-1);

/** The value of one lag when the step comes: until then it decays. */
function valueAtStep({initial, onset, timeConstant}: Values): number {
  return initial * Math.exp(-onset / timeConstant);
}

/** The value of one lag one time constant after a step; NaN of more lags. */
function valueAfterOne(p: Values): number {
  const final = p.gain * p.level;
  return p.stages === 1 ? final + (valueAtStep(p) - final) * LEFT : Number.NaN;
}

/** Marks of the response of one lag to a step. */
function stepMarks(p: Values): Readonly<Record<string, MarkEntry>> {
  const isPlain = p.input === 'step' && p.stages === 1;
  const final = p.gain * p.level;
  const after = p.onset + p.timeConstant;
  return {
    tangent: isPlain && {
      from: [p.onset, valueAtStep(p)],
      to: [after, final],
      words: text('tangent', '切线'),
    },
    timeConstant: isPlain && {
      x: after,
      y: valueAfterOne(p),
      symbol: 'τ',
      words: text(': 63.2%', '：63.2%'),
    },
  };
}

/** Returns the point of the output at `t` s in closed form. */
function outputPoint(p: Values, t: number) {
  return {x: t, y: lagResponse(p, t)};
}

/** Marks the peak that one lag reaches with a pulse, and the value beyond it. */
function pulseMarks(p: Values): MarkEntry {
  return [
    {y: p.gain * p.level, symbol: 'k u_0'},
    {...outputPoint(p, p.onset + p.width), words: text('peak', '峰值')},
  ];
}

/**
 * Marks of a response beside those of every lag. To a step: the tangent at the
 * start and the point after one time constant; to a pulse: the peak. If the
 * input begins later, also the output at that instant.
 */
function marks(
  p: Values,
  {end}: Pick<RunSpan, 'end'>,
): Readonly<Record<string, MarkEntry>> {
  const response = frequencyResponse(p, p.frequency);
  return {
    ...lagMarks(p, end, totalDelay(p), 'τ', response),
    ...stepMarks(p),
    pulse: p.input === 'pulse' && p.stages === 1 && pulseMarks(p),
    inputStart: p.onset > 0 && {...outputPoint(p, p.onset), symbol: 'y(t_1)'},
  };
}

/** Model of LAG1, the first-order lag τ·y′ + y = k·u, one or more in series. */
export const model = defineModel({
  id: 'first-order-lag',
  title: text('First-order lag', '一阶惯性环节'),
  parameters,
  irrelevant: ({input}) => [
    input === 'ramp' ? 'level' : 'slope',
    input !== 'pulse' && 'width',
  ],
  validate: (p, duration) => [tooManyPeriods(p, duration, MAXIMUM_PERIODS)],
  duration: {default: usualDuration, range: [0.1, 10_000]},
  states: {
    x: {
      label: text('outputs of the lags', '各环节的输出'),
      unit: '1',
      vector: true,
    },
  },
  initial: (p) => ({x: new Float64Array(p.stages).fill(p.initial)}),
  derivatives(t, {x}, p) {
    const u = p.gain * signalValue(p, t);
    return {
      x: x.map(
        (value, stage) => ((x[stage - 1] ?? u) - value) / p.timeConstant,
      ),
    };
  },
  band: {lower: 1, upper: 0},
  breaks(p) {
    const breaks = signalBreaks(p);
    const delay = totalDelay(p);
    return [...breaks, delay, ...breaks.map((instant) => instant + delay)];
  },
  maximumStep: (p, t) =>
    p.input === 'sine' && t >= p.onset ? 1 / (4 * p.frequency) : undefined,
  resolution: (p) => (p.input === 'sine' ? 1 / (40 * p.frequency) : undefined),
  outputs: {
    y: quantity('y', '1', {label: text('output', '输出')}),
    u: quantity('u', '1', {
      label: text('input', '输入'),
      jumps: true,
      reference: true,
    }),
    delayed: quantity('y_d', '1', {
      label: text(
        'gain times the input after a pure delay',
        '经纯滞后的输入乘以增益',
      ),
      counterpartOf: 'y',
      jumps: true,
      hidden: true,
    }),
  },
  observe: (t, {x}, p) => ({
    y: x.at(-1) ?? Number.NaN,
    u: signalValue(p, t),
    delayed: delayedValue(p, t),
  }),
  exact: (t, p) => ({y: lagResponse(p, t)}),
  scalars: {
    ...lagScalars,
    cornerFrequency: quantity('f_c', 'Hz', {
      label: text('corner frequency of one lag', '单个环节的转折频率'),
    }),
  },
  measure: (p) => ({
    finalValue: p.input === 'step' ? p.gain * p.level : undefined,
    riseTime: settlingTime(p, 0.1) - settlingTime(p, 0.9),
    settlingTime: settlingTime(p, 0.02),
    cornerFrequency: 1 / (2 * Math.PI * p.timeConstant),
    ...measureLag(p, frequencyResponse(p, p.frequency)),
  }),
  figures: {
    response: {
      title: text('Response in time', '时间响应'),
      outputs: ['y', 'u', 'delayed'],
    },
    ...bodeFigures<Values>({
      label: text('lag', '惯性环节'),
      corner: (p) => 1 / (2 * Math.PI * p.timeConstant),
      response: frequencyResponse,
    }),
  },
  phrases: {
    totalDelay: (p, _, format) => format.time(totalDelay(p)),
    slopeValue: (p, _, format) => format.number(p.slope),
    belowRamp: (p, _, format) =>
      format.output('y', p.gain * p.slope * totalDelay(p)),
    // Without a step in the run, or a change, there is nothing to say.
    afterTimeConstant: (p, run, format) =>
      format.output(
        'y',
        p.onset < run.end && valueAtStep(p) !== p.gain * p.level
          ? valueAfterOne(p)
          : Number.NaN,
      ),
    inputStart: (p, run, format) => format.time(Math.min(p.onset, run.end)),
    atInputStart: (p, run, format) =>
      format.output('y', run.value('y', Math.min(p.onset, run.end))),
    pulseEnd: (p, run, format) =>
      format.time(Math.min(p.onset + p.width, run.end)),
    atPulseEnd: (p, run, format) =>
      format.output(
        'y',
        run.value('y', Math.min(p.onset + p.width, run.end), 'left'),
      ),
  },
  summary: {
    cases: {
      step: text(
        'After a step of {level}, the output goes from {initial} to {y@end} at {end}; its final value is {finalValue}.',
        '输入阶跃 {level} 之后，输出从 {initial} 开始变化，到 {end} 时为 {y@end}，终值为 {finalValue}。',
      ),
      ramp: text(
        'With a ramp of {slopeValue} per second as input, the output goes from {initial} to {y@end} at {end}, while the input reaches {u@end}.',
        '输入为每秒变化 {slopeValue} 的斜坡时，输出从 {initial} 开始变化，到 {end} 时为 {y@end}，而输入已达 {u@end}。',
      ),
      pulse: text(
        'A pulse of {level} lasts {width}: the output is {atPulseEnd} at {pulseEnd} and {y@end} at {end}.',
        '输入的是高度为 {level}、宽度为 {width} 的脉冲，{pulseEnd} 时输出为 {atPulseEnd}，到 {end} 时为 {y@end}。',
      ),
      sine: text(
        'With a sine of {frequency} as input, the output settles to an amplitude of {steadyAmplitude}.',
        '输入是频率为 {frequency} 的正弦时，输出的稳态幅值为 {steadyAmplitude}。',
      ),
      before: text(
        'The input is still 0; the output goes from {initial} to {y@end} at {end}.',
        '输入一直为 0，输出从 {initial} 开始变化，到 {end} 时为 {y@end}。',
      ),
    },
    choose: (p, run) => (p.onset < run.end ? p.input : 'before'),
  },
  sentences: {
    timeConstant: text(
      'One time constant, {timeConstant}, after the step {the output|y} has gone 63.2% of the way from {atInputStart} to {finalValue} and is {afterTimeConstant}.',
      '阶跃后经过一个时间常数 {timeConstant}，{输出|y}完成从 {atInputStart} 到 {finalValue} 的变化量的 63.2%，达到 {afterTimeConstant}。',
    ),
    initial: {
      cases: {
        away: text(
          '{The output|y} starts at {initial} and is still {atInputStart} after {inputStart}, although until then equilibrium is 0.',
          '{输出|y}从 {initial} 开始变化，到 {inputStart} 时仍为 {atInputStart}，而此前的平衡值为 0。',
        ),
      },
      choose: ({initial, onset}) =>
        onset > 0 && initial !== 0 ? 'away' : undefined,
    },
    ramp: {
      cases: {
        low: text(
          'When the transient has decayed, {the output|y} follows k times {the ramp|u}: it is late by {totalDelay} and low by {belowRamp}.',
          '过渡过程结束后，{输出|y}跟随{斜坡|u}的 k 倍，时间上滞后 {totalDelay}，数值上低 {belowRamp}。',
        ),
      },
      choose: ({gain, slope}) => (gain * slope > 0 ? 'low' : undefined),
    },
    frequency: text(
      'When the transient has decayed, {the output|y} is a sine with an amplitude ratio of {amplitudeRatio}, without gain, and a phase of {phase} relative to k times {the input|u}.',
      '过渡过程结束后，{输出|y}是同频率的正弦，不计增益的幅值比为 {amplitudeRatio}，相对于{输入|u}的 k 倍的相位为 {phase}。',
    ),
    stages: text(
      'With N = {stages} {the output|y} takes {riseTime} from 10% to 90% of a step; {the pure delay|delayed} is {totalDelay}.',
      'N = {stages} 时，{输出|y}从阶跃的 10% 上升到 90% 需要 {riseTime}，而{纯滞后|delayed}为 {totalDelay}。',
    ),
  },
  marks,
  handles: (p) => ({
    initial: {output: 'y', along: 'y', x: 0, y: p.initial},
    timeConstant: p.input === 'step' &&
      p.stages === 1 && {
        output: 'y',
        along: 'x',
        x: p.onset + p.timeConstant,
        y: valueAfterOne(p),
        toParameter: (place) => place - p.onset,
      },
  }),
  presets: {
    step: {
      label: text('Step', '阶跃'),
      question: text(
        'How far has the output come after one time constant?',
        '经过一个时间常数，输出完成了变化量的多少？',
      ),
      values: {},
      duration: 10,
      results: ['finalValue', 'riseTime', 'settlingTime', 'cornerFrequency'],
      view: {
        sliders: ['timeConstant'],
        marks: ['finalValue', 'tangent', 'timeConstant'],
      },
    },
    ramp: {
      label: text('Ramp', '斜坡'),
      question: text(
        'How late and how low is the output when the input is a ramp?',
        '输入为斜坡时，输出在时间上滞后多少，数值上低多少？',
      ),
      values: {gain: 1, timeConstant: 1, initial: 0, input: 'ramp'},
      duration: 10,
      results: ['riseTime', 'settlingTime', 'cornerFrequency'],
      view: {
        sliders: ['timeConstant'],
        range: [0.2, 3],
        marks: ['behindRamp'],
        sentence: 'ramp',
      },
    },
    pulse: {
      label: text('Pulse', '脉冲'),
      question: text(
        'Does the output reach the height of a pulse that lasts three time constants?',
        '脉冲持续三个时间常数，输出能达到它的高度吗？',
      ),
      values: {
        gain: 1,
        timeConstant: 1,
        initial: 0,
        input: 'pulse',
        level: 1,
        onset: 2,
        width: 3,
      },
      duration: 8,
      results: ['riseTime', 'settlingTime', 'cornerFrequency'],
      view: {sliders: ['width'], range: [0.3, 5], marks: ['pulse']},
    },
    sine: {
      label: text('Sine', '正弦'),
      question: text(
        'How much smaller and how much later is the output when the input is a fast sine?',
        '输入是频率较高的正弦时，输出的幅值减小多少，相位滞后多少？',
      ),
      values: {
        gain: 1,
        timeConstant: 0.5,
        initial: 0,
        input: 'sine',
        level: 1,
        frequency: 1,
      },
      duration: 6,
      results: [
        'amplitudeRatio',
        'phase',
        'steadyAmplitude',
        'cornerFrequency',
      ],
      view: {
        sliders: ['frequency'],
        range: [0.1, 2],
        marks: ['steadyAmplitude'],
      },
    },
    'two-lags': {
      label: text('Two lags in series', '两个环节串联'),
      question: text(
        'Why is the slope of the output zero at the start when two lags are in series?',
        '两个环节串联时，输出的初始斜率为什么为零？',
      ),
      values: {gain: 1, timeConstant: 1, initial: 0, stages: 2, level: 1},
      duration: 8,
      results: ['finalValue', 'riseTime', 'settlingTime', 'cornerFrequency'],
      view: {
        curves: ['y', 'delayed'],
        sliders: ['stages'],
        range: [1, 5],
        marks: ['finalValue', 'tangent'],
      },
    },
    'off-equilibrium': {
      label: text('Not from equilibrium', '不从平衡状态开始'),
      question: text(
        'How much of the arbitrary initial value is left when the step begins?',
        '阶跃开始时，随意填写的初始值还剩下多少影响？',
      ),
      values: {gain: 1, timeConstant: 2, initial: 2, level: 3, onset: 4},
      duration: 16,
      results: ['finalValue', 'settlingTime', 'riseTime'],
      view: {
        sliders: ['initial'],
        range: [-3, 4],
        marks: ['inputStart', 'finalValue'],
      },
    },
    'almost-a-delay': {
      label: text('Almost a delay', '近似纯滞后'),
      question: text(
        'How close do twenty short lags come to a pure delay of two seconds?',
        '二十个时间常数很小的环节串联，与 2\u00a0s 的纯滞后有多接近？',
      ),
      values: {gain: 1, timeConstant: 0.1, initial: 0, stages: 20, level: 1},
      duration: 4,
      results: ['riseTime', 'settlingTime', 'finalValue', 'phase'],
      view: {curves: ['y', 'delayed'], sliders: ['stages']},
    },
  },
});
