import {text} from '../../../i18n';
import type {RunSpan} from '../../definition';
import {defineModel, quantity} from '../../definition';
import {isTriggerHigh} from './closedForm';
import {parameters, type Values} from './parameters';

/** Steps in a period of the input, enough to detect every crossing. */
const STEPS_PER_PERIOD = 8;

function inputAt(t: number, p: Values): number {
  const {mean, amplitude, period, ripple, rippleFrequency} = p;
  return (
    mean +
    amplitude * Math.sin((2 * Math.PI * t) / period) +
    ripple * Math.sin(2 * Math.PI * rippleFrequency * t)
  );
}

function middle({lowThreshold, highThreshold}: Values): number {
  return (lowThreshold + highThreshold) / 2;
}

function shortestPeriod({period, ripple, rippleFrequency}: Values): number {
  return ripple > 0 ? Math.min(period, 1 / rippleFrequency) : period;
}

function outputValue(isHigh: boolean, p: Values): number {
  return isHigh ? p.highOutput : p.lowOutput;
}

type EventKey = 'trigger' | 'comparator';

/** Returns the instants after the start at which an event occurred, s. */
function switchings(
  run: RunSpan<EventKey>,
  event: EventKey,
): readonly number[] {
  return run.instants(event).filter((time) => time > run.start);
}

/**
 * Finds the first switching of the trigger and that of the comparator before
 * it, s; `undefined` without either. A comparator that is high from the start
 * switches there only if the input rises through the middle at that instant.
 */
function firstDelay(p: Values, run: RunSpan<EventKey>) {
  const [to] = switchings(run, 'trigger');
  const from = run
    .instants('comparator')
    .filter((time) => to !== undefined && time <= to)
    .filter((time) => time > run.start || inputAt(time, p) === middle(p))
    .at(-1);
  return to === undefined || from === undefined ? undefined : {from, to};
}

/**
 * Model of TRIG0, the trigger with hysteresis: high above the high threshold,
 * low below the low one, unchanged in between. For comparison, a plain
 * comparator switches at the middle of the thresholds.
 */
export const model = defineModel({
  id: 'trigger',
  title: text('Trigger with hysteresis', '带迟滞的触发器'),
  parameters,
  irrelevant: ({ripple}) => (ripple === 0 ? ['rippleFrequency'] : []),
  validate: (p) => [
    p.lowThreshold >= p.highThreshold && {
      parameters: ['lowThreshold', 'highThreshold'],
      message: text(
        'The low threshold must be less than the high threshold.',
        '下阈值必须小于上阈值。',
      ),
    },
  ],
  duration: {default: (p) => 2 * p.period, range: [1, 200]},
  modes: ['high', 'above'],
  initialModes: (p) => ({high: p.initialOutput === 'high' ? 1 : 0, above: 0}),
  events: {
    trigger: {
      label: (_, m) =>
        m.high
          ? text('trigger becomes low', '触发器变为低态')
          : text('trigger becomes high', '触发器变为高态'),
      when: (t, _, p, m) =>
        m.high
          ? p.lowThreshold - inputAt(t, p)
          : inputAt(t, p) - p.highThreshold,
      then(_t, _x, _p, m) {
        m.high = 1 - m.high;
      },
    },
    comparator: {
      label: (_, m) =>
        m.above
          ? text('comparator becomes low', '比较器变为低态')
          : text('comparator becomes high', '比较器变为高态'),
      when: (t, _, p, m) =>
        m.above ? middle(p) - inputAt(t, p) : inputAt(t, p) - middle(p),
      then(_t, _x, _p, m) {
        m.above = 1 - m.above;
      },
    },
  },
  maximumStep: (p) => shortestPeriod(p) / STEPS_PER_PERIOD,
  resolution: (p) => shortestPeriod(p) / 20,
  outputs: {
    u: quantity('u', '1', {label: text('input', '输入'), tone: 'neutral'}),
    low: quantity('u_L', '1', {
      label: text('low threshold', '下阈值'),
      reference: true,
    }),
    high: quantity('u_H', '1', {
      label: text('high threshold', '上阈值'),
      reference: true,
    }),
    y: quantity('y', '1', {
      label: text('output of the trigger', '触发器的输出'),
      jumps: true,
    }),
    comparator: quantity('y_c', '1', {
      label: text('output of a plain comparator', '普通比较器的输出'),
      jumps: true,
    }),
  },
  observe: (t, _, p, m) => ({
    u: inputAt(t, p),
    low: p.lowThreshold,
    high: p.highThreshold,
    y: outputValue(m.high === 1, p),
    comparator: outputValue(m.above === 1, p),
  }),
  exact(t, p) {
    if (p.ripple > 0) {
      return {};
    }
    const {lowThreshold, highThreshold, initialOutput} = p;
    const isHigh = isTriggerHigh(p, lowThreshold, highThreshold, t);
    return {y: outputValue(isHigh ?? initialOutput === 'high', p)};
  },
  scalars: {
    switchings: {
      label: text('switchings of the trigger', '触发器的切换次数'),
      unit: '1',
    },
    comparatorSwitchings: {
      label: text('switchings of the comparator', '比较器的切换次数'),
      unit: '1',
    },
    firstSwitching: quantity('t_1', 's', {
      label: text('first switching of the trigger', '触发器首次切换的时刻'),
    }),
    delay: quantity('Δt', 's', {
      label: text(
        'delay of that switching after the comparator',
        '该次切换相对于比较器的延迟',
      ),
    }),
  },
  measure(p, run) {
    const trigger = switchings(run, 'trigger');
    const delay = firstDelay(p, run);
    return {
      switchings: trigger.length,
      comparatorSwitchings: switchings(run, 'comparator').length,
      firstSwitching: trigger[0],
      delay: delay && delay.to - delay.from,
    };
  },
  figures: {
    input: {
      title: text('Input and thresholds', '输入与阈值'),
      outputs: ['u', 'low', 'high'],
    },
    output: {title: text('Output', '输出'), outputs: ['y', 'comparator']},
  },
  summary: {
    cases: {
      switches: text(
        'In {end} the number of switchings is {switchings} for the trigger, first at {firstSwitching}, and {comparatorSwitchings} for a comparator at the middle of the thresholds.',
        '{end} 内触发器切换 {switchings} 次，首次切换在 {firstSwitching}，而以两个阈值的中点为阈值的比较器切换 {comparatorSwitchings} 次。',
      ),
      stays: text(
        'In {end} the trigger does not switch; the number of switchings of a comparator at the middle of the thresholds is {comparatorSwitchings}.',
        '{end} 内触发器不切换，而以两个阈值的中点为阈值的比较器切换 {comparatorSwitchings} 次。',
      ),
    },
    choose: (_, run) =>
      switchings(run, 'trigger').length > 0 ? 'switches' : 'stays',
  },
  sentences: {
    amplitude: {
      cases: {
        switches: text(
          'With an amplitude of {amplitude} {the output|y} switches {delay} later than {the comparator|comparator}.',
          '幅值为 {amplitude} 时，{输出|y}比{比较器|comparator}晚 {delay} 切换。',
        ),
        alone: text(
          'With an amplitude of {amplitude} {the output|y} first switches at {firstSwitching}; {the comparator|comparator} has not switched until then.',
          '幅值为 {amplitude} 时，{输出|y}首次切换在 {firstSwitching}，在此之前{比较器|comparator}没有切换。',
        ),
        stays: text(
          'With an amplitude of {amplitude} {the output|y} does not switch; the number of switchings of {the comparator|comparator} is {comparatorSwitchings}.',
          '幅值为 {amplitude} 时，{输出|y}始终不切换，而{比较器|comparator}切换 {comparatorSwitchings} 次。',
        ),
      },
      choose(p, run) {
        if (switchings(run, 'trigger').length === 0) {
          return 'stays';
        }
        return firstDelay(p, run) ? 'switches' : 'alone';
      },
    },
    highThreshold: {
      cases: {
        smooth: text(
          'With the thresholds at {lowThreshold} and {highThreshold}, the number of switchings in {end} is {switchings} for {the output|y} and {comparatorSwitchings} for a comparator at their middle.',
          '两个阈值为 {lowThreshold} 和 {highThreshold} 时，{输出|y}在 {end} 内切换 {switchings} 次，而取中点为阈值的比较器切换 {comparatorSwitchings} 次。',
        ),
        ripple: text(
          'With a ripple of amplitude {ripple} on the input and the thresholds at {lowThreshold} and {highThreshold}, the number of switchings in {end} is {switchings} for {the output|y} and {comparatorSwitchings} for a comparator at their middle.',
          '输入叠加幅值为 {ripple} 的纹波、两个阈值为 {lowThreshold} 和 {highThreshold} 时，{输出|y}在 {end} 内切换 {switchings} 次，而取中点为阈值的比较器切换 {comparatorSwitchings} 次。',
        ),
      },
      choose: ({ripple}) => (ripple > 0 ? 'ripple' : 'smooth'),
    },
  },
  marks(p, run) {
    const [first] = switchings(run, 'trigger');
    const delay = firstDelay(p, run);
    const height = (p.lowOutput + p.highOutput) / 2;
    return {
      firstSwitching: first !== undefined && {x: first, symbol: 't_1'},
      delay: delay && {
        from: [delay.from, height],
        to: [delay.to, height],
        symbol: 'Δt',
      },
    };
  },
  handles: (p) => ({
    lowThreshold: {output: 'low', along: 'y', y: p.lowThreshold},
    highThreshold: {output: 'high', along: 'y', y: p.highThreshold},
  }),
  presets: {
    sine: {
      label: text('Slow sine', '慢正弦'),
      question: text(
        'How much later than a plain comparator does the trigger switch?',
        '触发器的切换比普通比较器晚多少？',
      ),
      values: {},
      duration: 30,
      results: [
        'firstSwitching',
        'delay',
        'switchings',
        'comparatorSwitchings',
      ],
      view: {
        figure: 'output',
        sliders: ['amplitude'],
        range: [0.9, 5],
        marks: ['delay'],
      },
    },
    ripple: {
      label: text('Sine with ripple', '带纹波的正弦'),
      question: text(
        'Which of the two switches repeatedly when the input is noisy?',
        '输入含有噪声时，触发器和比较器中哪一个会反复切换？',
      ),
      values: {ripple: 0.8},
      view: {
        curves: ['u', 'low', 'high', 'y'],
        sliders: ['highThreshold'],
        range: [4.2, 8.6],
        marks: ['firstSwitching'],
      },
    },
    'ripple-too-large': {
      label: text('Ripple larger than the band', '纹波大于回差'),
      question: text(
        'How large may the noise be before hysteresis no longer helps?',
        '噪声大到什么程度，迟滞就不再起作用？',
      ),
      values: {
        ripple: 0.8,
        rippleFrequency: 10,
        lowThreshold: 4.5,
        highThreshold: 5.5,
      },
      view: {
        figure: 'output',
        sliders: ['ripple'],
        range: [0, 1.5],
        sentence: 'highThreshold',
      },
    },
    'between-thresholds': {
      label: text('Between the thresholds', '始终在两个阈值之间'),
      question: text(
        'What determines the output when the input never leaves the band?',
        '输入始终位于两个阈值之间时，输出由什么决定？',
      ),
      values: {amplitude: 0.8, initialOutput: 'high'},
      view: {
        curves: ['u', 'low', 'high', 'y'],
        sliders: ['amplitude'],
        range: [0.2, 3],
      },
    },
    inverted: {
      label: text('Inverted', '反向输出'),
      question: text(
        'How must the trigger be set for a heater, which must be on when it is cold?',
        '加热器需要在温度低时接通，触发器应当怎样设置？',
      ),
      values: {lowOutput: 1, highOutput: 0},
      view: {
        curves: ['u', 'low', 'high', 'y'],
        sliders: ['lowOutput', 'highOutput'],
        range: [0, 2],
        marks: ['firstSwitching'],
      },
    },
  },
});
