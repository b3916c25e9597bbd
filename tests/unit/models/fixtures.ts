import type {LocalizedText} from '../../../src/i18n';
import type {ParameterValues} from '../../../src/models/definition';
import {defineModel} from '../../../src/models/definition';

/** A text for fixtures. */
export function text(en: string): LocalizedText {
  return {en, 'zh-Hans': `模型 ${en}`};
}

const summary = text('A fixture.');

const presets = {
  usual: {label: text('usual'), question: text('why?'), values: {}},
} as const;

const rate = {
  label: text('rate'),
  symbol: 'a',
  unit: '1/s',
  default: 1,
  range: [-1000, 1000],
  help: text('Rate.'),
} as const;

/** A figure of the output y. */
export const time = {title: text('time'), outputs: ['y']} as const;

const y = {y: {label: text('y'), symbol: 'y', unit: '1'}} as const;

/** y′ = a·y from 1: overflows for a large rate. */
export const growth = defineModel({
  id: 'growth',
  title: text('growth'),
  parameters: {rate},
  duration: {default: () => 1, range: [0.1, 10]},
  states: {y: {label: text('y'), unit: '1'}},
  initial: () => ({y: 1}),
  derivatives: (_, x, p) => ({y: p.rate * x.y}),
  outputs: y,
  observe: (_, x) => ({y: x.y}),
  figures: {time},
  summary,
  presets,
});

const level = {...rate, unit: '1', range: [-10, 10]} as const;

const lagParameters = {
  gain: {...level, label: text('gain'), symbol: 'k', default: 2},
  timeConstant: {
    ...rate,
    label: text('time constant'),
    symbol: 'τ',
    unit: 's',
    default: 1.5,
    range: [0.01, 100],
    log: true,
  },
  initial: {...level, label: text('initial'), symbol: 'y_0', default: 0.5},
  stages: {
    ...level,
    label: text('stages'),
    symbol: 'N',
    range: [1, 20],
    integer: true,
  },
  input: {
    label: text('input'),
    choices: {step: text('step'), ramp: text('ramp'), sine: text('sine')},
    default: 'step',
    help: text('Input.'),
  },
  level: {...level, label: text('level'), symbol: 'u_0', default: 3},
  onset: {
    ...rate,
    label: text('onset'),
    symbol: 't_0',
    unit: 's',
    default: 0,
    range: [0, 100],
    slider: [0, 10],
  },
  frequency: {
    ...rate,
    label: text('frequency'),
    unit: 'Hz',
    range: [0.01, 1000],
  },
} as const;

function lagInput(t: number, p: ParameterValues<typeof lagParameters>): number {
  const elapsed = t - p.onset;
  if (elapsed < 0) {
    return 0;
  }
  return {
    step: p.level,
    ramp: p.level * elapsed,
    sine: p.level * Math.sin(2 * Math.PI * p.frequency * elapsed),
  }[p.input];
}

/**
 * τ·y′ + y = k·u from y₀, N of them in series: a model with a choice, a vector
 * state, a closed form, and an output that is hidden at first.
 */
export const lag = defineModel({
  id: 'lag',
  title: text('lag'),
  parameters: lagParameters,
  irrelevant: (p) => (p.input === 'sine' ? [] : ['frequency']),
  validate: (p, duration) => [
    p.input === 'sine' &&
      p.frequency * duration > 1000 && {
        parameters: ['frequency'],
        message: text('Too many periods.'),
      },
  ],
  duration: {
    default: (p) => p.onset + 5 * p.stages * p.timeConstant,
    range: [0.1, 10_000],
  },
  states: {x: {label: text('x'), unit: '1', vector: true}},
  initial: (p) => ({x: new Float64Array(p.stages).fill(p.initial)}),
  derivatives(t, {x}, p) {
    const u = p.gain * lagInput(t, p);
    return {x: x.map((value, n) => ((x[n - 1] ?? u) - value) / p.timeConstant)};
  },
  breaks: (p) => [p.onset],
  outputs: {
    y: {label: text('y'), symbol: 'y', unit: '1'},
    u: {label: text('u'), symbol: 'u', unit: '1', jumps: true, reference: true},
    rest: {
      label: text('rest'),
      symbol: 'e',
      unit: '1',
      jumps: true,
      hidden: true,
    },
  },
  observe(t, {x}, p) {
    const [y, u] = [x.at(-1) ?? Number.NaN, lagInput(t, p)];
    return {y, u, rest: p.gain * u - y};
  },
  exact(t, {input, stages, onset, ...p}) {
    const [before, after] = [Math.min(t, onset), Math.max(t - onset, 0)];
    const start = p.initial * Math.exp(-before / p.timeConstant);
    const left = Math.exp(-after / p.timeConstant);
    const y = p.gain * p.level * (1 - left) + start * left;
    return input === 'step' && stages === 1 ? {y} : {};
  },
  scalars: {
    finalValue: {label: text('final value'), unit: '1'},
    riseTime: {label: text('rise time'), unit: 's'},
    amplitude: {label: text('amplitude'), unit: '1'},
  },
  measure({input, gain, timeConstant, level: height, frequency}) {
    const ratio = 1 / Math.hypot(1, 2 * Math.PI * frequency * timeConstant);
    return {
      finalValue: input === 'step' ? gain * height : undefined,
      riseTime: timeConstant * Math.log(9),
      amplitude: input === 'sine' ? gain * height * ratio : undefined,
    };
  },
  figures: {response: {...time, outputs: ['y', 'u', 'rest']}},
  summary: text('The y ends at {y@end}.'),
  presets: {
    step: {label: text('step'), question: text('why?'), values: {}},
    ramp: {
      label: text('ramp'),
      question: text('why?'),
      values: {input: 'ramp', level: 1},
    },
    sine: {
      label: text('sine'),
      question: text('why?'),
      values: {input: 'sine', frequency: 0.5},
    },
    'two-lags': {
      label: text('two lags'),
      question: text('why?'),
      values: {gain: 1, timeConstant: 1, initial: 0, stages: 2, level: 1},
      duration: 8,
    },
  },
});

/** A switch without hysteresis on y′ = ±a: chatters at y = 0. */
export const chatterbox = defineModel({
  id: 'chatterbox',
  title: text('chatterbox'),
  parameters: {rate},
  duration: {default: () => 1, range: [0.1, 10]},
  states: {y: {label: text('y'), unit: '1'}},
  initial: () => ({y: -0.5}),
  modes: ['up'],
  initialModes: () => ({up: 1}),
  derivatives: (_, _x, p, m) => ({y: m.up ? p.rate : -p.rate}),
  events: {
    turn: {
      when: (_, x, _p, m) => (m.up ? x.y : -x.y),
      then(_t, _x, _p, m) {
        m.up = 1 - m.up;
      },
    },
  },
  outputs: y,
  observe: (_, x) => ({y: x.y}),
  figures: {time},
  summary,
  presets,
});

/** A ball on a floor, height and velocity; stops after three impacts. */
export const ball = defineModel({
  id: 'ball',
  title: text('ball'),
  parameters: {
    height: {...rate, symbol: 'h', unit: 'm', range: [0.1, 10]},
  },
  duration: {default: () => 5, range: [0.1, 10]},
  states: {
    motion: {label: text('height and velocity'), unit: '1', vector: true},
  },
  initial: (p) => ({motion: [p.height, 0]}),
  modes: ['impacts'],
  initialModes: () => ({impacts: 0}),
  derivatives: (_, {motion}) => ({motion: [motion[1] ?? 0, -9.80665]}),
  events: {
    impact: {
      label: (_, m) => text(`impact ${m.impacts + 1}`),
      when: (_, {motion}) => -(motion[0] ?? 0),
      then(_t, {motion}, _p, m) {
        motion[0] = 0;
        motion[1] = -0.8 * (motion[1] ?? 0);
        m.impacts += 1;
        return m.impacts === 3 ? 'stop' : undefined;
      },
    },
  },
  outputs: {
    height: {label: text('height'), symbol: 'h', unit: 'm'},
    velocity: {label: text('velocity'), symbol: 'v', unit: 'm/s', jumps: true},
  },
  observe: (_, {motion}) => ({
    height: motion[0] ?? Number.NaN,
    velocity: motion[1] ?? Number.NaN,
  }),
  figures: {time: {...time, outputs: ['height']}},
  summary,
  presets,
});

/** No time: a straight line and two bars. */
export const line = defineModel({
  id: 'line',
  title: text('line'),
  parameters: {rate},
  outputs: {},
  scalars: {
    double: {label: text('double'), unit: '1/s'},
    inverse: {label: text('inverse'), unit: '1'},
  },
  measure: ({rate: a}) => ({
    double: 2 * a,
    inverse: a === 0 ? undefined : 1 / a,
  }),
  figures: {
    line: {
      title: text('line'),
      coordinate: {label: text('x'), unit: 'm'},
      quantity: {label: text('value'), unit: 'Pa'},
      curves: (p) => [{id: 'line', x: [0, 1, 1, 2], y: [0, 1, 2, 2 + p.rate]}],
    },
    bars: {
      title: text('bars'),
      quantity: {label: text('resistance'), unit: 'K/W'},
      bars: (p) => [
        {id: 'one', label: text('one'), value: p.rate},
        {id: 'two', label: text('two'), value: 2},
      ],
    },
  },
  summary,
  presets,
});

/** y′ = u with z = 3y as an algebraic state, u a pulse on [1, 2). */
export const pulse = defineModel({
  id: 'pulse',
  title: text('pulse'),
  parameters: {rate},
  duration: {default: () => 3, range: [0.1, 10]},
  states: {
    y: {label: text('y'), unit: '1'},
    z: {label: text('z'), unit: '1', algebraic: true},
  },
  initial: () => ({y: 0, z: 0}),
  derivatives: (t, x, p) => ({
    y: t >= 1 && t < 2 ? p.rate : 0,
    z: 3 * x.y - x.z,
  }),
  breaks: () => [1, 2],
  outputs: {
    u: {label: text('u'), symbol: 'u', unit: '1', jumps: true},
    z: {label: text('z'), symbol: 'z', unit: '1'},
  },
  observe: (t, x, p) => ({u: t >= 1 && t < 2 ? p.rate : 0, z: x.z}),
  figures: {time: {...time, outputs: ['u', 'z']}},
  summary,
  presets,
});

/** x″ + 2ζω x′ + ω² x = 0 with ω = 5 rad/s, and a meter of v². */
export const oscillator = defineModel({
  id: 'oscillator',
  title: text('oscillator'),
  parameters: {damping: {...rate, symbol: 'ζ', unit: '1', range: [0, 2]}},
  duration: {default: () => 3, range: [0.1, 10]},
  states: {
    x: {label: text('x'), unit: '1'},
    v: {label: text('v'), unit: '1'},
    work: {label: text('work'), unit: '1', meter: true},
  },
  initial: () => ({x: 1, v: 0, work: 0}),
  derivatives: (_, x, p) => ({
    x: x.v,
    v: -25 * x.x - 10 * p.damping * x.v,
    work: x.v ** 2,
  }),
  outputs: y,
  observe: (_, x) => ({y: x.x}),
  figures: {time},
  summary,
  presets,
});
