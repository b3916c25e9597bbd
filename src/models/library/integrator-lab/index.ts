import {text} from '../../../i18n';
import {defineModel, quantity} from '../../definition';
import {signalBreaks, signalValue, tooManyPeriods} from '../shared/signals';
import {amplificationCurves, longestStableStep, printedCurves} from './figures';
import {integrate} from './integrate';
import {exactValue, measure} from './measure';
import {stabilityLimit} from './methods';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {presets} from './presets';
import {longestStep, printedPoints, stepPoints} from './stepFigure';
import {MAXIMUM_STEPS} from './stepLog';

/** Largest number of periods of the sine that can be drawn. */
const MAXIMUM_PERIODS = 200;

/** Returns five time constants after the last jump, or four periods, s. */
function usualDuration(p: Values): number {
  const {timeConstant, input, onset, width, frequency} = p;
  switch (input) {
    case 'step':
      return onset + 5 * timeConstant;
    case 'pulse':
      return onset + width + 5 * timeConstant;
    case 'sine':
      return onset + Math.max(5 * timeConstant, 4 / frequency);
  }
}

/**
 * Model of the lag τ·dy/dt + y = u, integrated by a method of the reader's
 * choice and in closed form: the effects of step, tolerance and print interval.
 */
export const model = defineModel({
  id: 'integrator-lab',
  title: text('Integrator lab', '求解器实验'),
  parameters,
  irrelevant: ({method, input, onset}) => [
    method !== 'adaptive' && ['tolerance', 'maximumStep'],
    input !== 'pulse' && 'width',
    input !== 'sine' && 'frequency',
    input !== 'pulse' && onset === 0 && 'announced',
  ],
  validate(p, duration) {
    const isTooFine = (interval: number): boolean =>
      duration / interval > MAXIMUM_STEPS;
    const isAdaptive = p.method === 'adaptive';
    return [
      isAdaptive &&
        isTooFine(p.maximumStep) && {
          parameters: ['maximumStep', 'duration'],
          message: text(
            `With this maximum step the run needs more than ${MAXIMUM_STEPS} steps: make it shorter, or the maximum step longer.`,
            `按这个最大步长，所需步数超过 ${MAXIMUM_STEPS}，请缩短时长或增大最大步长。`,
          ),
        },
      !isAdaptive &&
        isTooFine(p.step) && {
          parameters: ['step', 'duration'],
          message: text(
            `The run needs more than ${MAXIMUM_STEPS} steps: make it shorter, or the steps longer.`,
            `所需步数超过 ${MAXIMUM_STEPS}，请缩短时长或增大步长。`,
          ),
        },
      isTooFine(p.printInterval) && {
        parameters: ['printInterval', 'duration'],
        message: text(
          `The run has more than ${MAXIMUM_STEPS} printed values: make it shorter, or the print interval longer.`,
          `打印值超过 ${MAXIMUM_STEPS} 个，请缩短时长或增大打印间隔。`,
        ),
      },
      tooManyPeriods(p, duration, MAXIMUM_PERIODS),
    ];
  },
  duration: {default: usualDuration, range: [0.01, 200]},
  breaks: signalBreaks,
  resolution: (p) => (p.input === 'sine' ? 1 / (40 * p.frequency) : undefined),
  outputs,
  observe: (t, _x, p) => ({
    y: exactValue(p, t),
    u: signalValue(p, t),
  }),
  sample(p, run) {
    const result = integrate(p, run.end);
    const {times, values} = stepPoints(result);
    return {
      steps: {times, values},
      printed: printedPoints(result, p.printInterval),
      error: {
        times,
        values: times.map((t, n) => (values[n] ?? 0) - exactValue(p, t)),
      },
      stepLength: {
        times: times.slice(1),
        values: result.steps.map(({h}) => h),
      },
    };
  },
  scalars,
  measure: (p, run) => measure(p, run.end),
  figures: {
    solution: {
      title: text('Solution', '解'),
      outputs: ['y', 'u', 'steps', 'printed'],
    },
    error: {
      title: text('Error at the steps', '各步点上的误差'),
      outputs: ['error'],
    },
    'step-length': {
      title: text('Length of the steps', '步长'),
      outputs: ['stepLength'],
      scale: 'log',
    },
    picture: {
      title: text('What the print interval shows', '打印间隔让你看到什么'),
      coordinate: quantity('t', 's', {label: text('time', '时间')}),
      quantity: quantity('y', '1', {
        label: text('output of the lag', '环节的输出'),
      }),
      curves: (p, run) => printedCurves(p, run.end),
    },
    amplification: {
      title: text('Amplification factor', '放大因子'),
      coordinate: quantity('h/τ', 'ratio', {
        label: text('step over time constant', '步长与时间常数之比'),
      }),
      quantity: quantity('R', '1', {
        label: text('amplification factor', '放大因子'),
      }),
      curves: (p, run) => amplificationCurves(p, run.end),
    },
  },
  phrases: {
    stepCount: {
      cases: {
        one: text('{steps} step', '{steps} 步'),
        several: text('{steps} steps', '{steps} 步'),
      },
      choose: (p, run) =>
        integrate(p, run.end).steps.length === 1 ? 'one' : 'several',
    },
    atEnd: text(
      'ends at {endValue} with an error of {endError}',
      '终点的值为 {endValue}，误差为 {endError}',
    ),
    subject: {
      cases: {
        explicit: text('Explicit Euler', '显式欧拉法'),
        implicit: text('Implicit Euler', '隐式欧拉法'),
        trapezoid: text('The trapezoidal rule', '梯形法'),
      },
      choose: ({method}) => method,
    },
  },
  summary: {
    cases: {
      missed: text(
        'The pulse is missed: none of the {evaluations} evaluations falls into it, and the run {atEnd} after {stepCount}.',
        '脉冲被漏掉了：{evaluations} 次计算没有一次落在脉冲内；共走 {stepCount}，{atEnd}。',
      ),
      adaptive: text(
        'The adaptive method takes {stepCount} between {shortestStep} and {longestStep}, throws away {rejected} and {atEnd}; the largest error at a step is {largestError}.',
        '变步长方法走了 {stepCount}，最短 {shortestStep}，最长 {longestStep}，舍弃 {rejected} 步；{atEnd}，各步点上的最大误差为 {largestError}。',
      ),
      stable: text(
        '{subject} {atEnd} after {stepCount} of {longestStep}; each step multiplies a deviation by {amplification}.',
        '用{subject}走 {stepCount}，步长 {longestStep}：{atEnd}；每走一步，偏差变为原来的 {amplification} 倍。',
      ),
      unstable: text(
        '{subject} {atEnd} after {stepCount} of {longestStep}; each step multiplies a deviation by {amplification}, which is unstable: steps must be below {stabilityLimit}.',
        '用{subject}走 {stepCount}，步长 {longestStep}：{atEnd}；每走一步，偏差变为原来的 {amplification} 倍，不稳定：步长必须小于 {stabilityLimit}。',
      ),
    },
    choose(p, run) {
      const result = integrate(p, run.end);
      const hasPulse = p.input === 'pulse' && p.onset < run.end;
      if (hasPulse && result.pulseEvaluations === 0) {
        return 'missed';
      }
      if (p.method === 'adaptive') {
        return 'adaptive';
      }
      const limit = longestStableStep(p) ?? Number.POSITIVE_INFINITY;
      return longestStep(result) > limit ? 'unstable' : 'stable';
    },
  },
  sentences: {
    step: text(
      'With steps of {step} {the computed values|steps} miss {the exact solution|y} by up to {largestError}; each step multiplies a deviation by {amplification}.',
      '步长为 {step} 时，{算出的值|steps}与{精确解|y}最多相差 {largestError}；每走一步，偏差变为原来的 {amplification} 倍。',
    ),
  },
  // The error at the end, and the stability limit over h/τ.
  marks(p, {end}) {
    const {values} = stepPoints(integrate(p, end));
    const limit = stabilityLimit(p.method);
    const endValue = values.at(-1) ?? Number.NaN;
    return {
      endError: {
        from: [end, exactValue(p, end)],
        to: [end, endValue],
        symbol: 'e',
      },
      stabilityLimit: limit !== undefined && {
        x: limit,
        symbol: `h/τ = ${Number(limit.toPrecision(3))}`,
      },
    };
  },
  presets,
});
