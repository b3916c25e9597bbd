import type {LocalizedText} from '../../../src/i18n';
import {defineModel} from '../../../src/models/definition/defineModel';

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
  min: -1000,
  max: 1000,
  help: text('Rate.'),
} as const;

const time = {
  kind: 'time',
  id: 'time',
  title: text('time'),
  outputs: ['y'],
} as const;

const y = {y: {label: text('y'), symbol: 'y', unit: '1'}} as const;

/** y′ = a·y from 1: overflows for a large rate. */
export const growth = defineModel({
  id: 'growth',
  title: text('growth'),
  parameters: {rate},
  duration: {default: () => 1, min: 0.1, max: 10},
  states: {y: {label: text('y'), unit: '1'}},
  initial: () => ({y: 1}),
  derivatives: (_, x, p) => ({y: p.rate * x.y}),
  outputs: y,
  observe: (_, x) => ({y: x.y}),
  figures: [time],
  summary,
  presets,
});

/** A switch without hysteresis on y′ = ±a: chatters at y = 0. */
export const chatterbox = defineModel({
  id: 'chatterbox',
  title: text('chatterbox'),
  parameters: {rate},
  duration: {default: () => 1, min: 0.1, max: 10},
  states: {y: {label: text('y'), unit: '1'}},
  initial: () => ({y: -0.5}),
  modes: ['up'],
  initialModes: () => ({up: 1}),
  derivatives: (_, _x, p, m) => ({y: m.up ? p.rate : -p.rate}),
  events: [
    {
      when: (_, x, _p, m) => (m.up ? x.y : -x.y),
      then(_t, _x, _p, m) {
        m.up = 1 - m.up;
      },
    },
  ],
  outputs: y,
  observe: (_, x) => ({y: x.y}),
  figures: [time],
  summary,
  presets,
});

/** A ball on a floor, height and velocity; stops after three impacts. */
export const ball = defineModel({
  id: 'ball',
  title: text('ball'),
  parameters: {
    height: {...rate, symbol: 'h', unit: 'm', min: 0.1, max: 10},
  },
  duration: {default: () => 5, min: 0.1, max: 10},
  states: {
    motion: {label: text('height and velocity'), unit: '1', vector: true},
  },
  initial: (p) => ({motion: [p.height, 0]}),
  modes: ['impacts'],
  initialModes: () => ({impacts: 0}),
  derivatives: (_, {motion}) => ({motion: [motion[1] ?? 0, -9.80665]}),
  events: [
    {
      label: (_, m) => text(`impact ${m.impacts + 1}`),
      when: (_, {motion}) => -(motion[0] ?? 0),
      then(_t, {motion}, _p, m) {
        motion[0] = 0;
        motion[1] = -0.8 * (motion[1] ?? 0);
        m.impacts += 1;
        return m.impacts === 3 ? 'stop' : undefined;
      },
    },
  ],
  outputs: {
    height: {label: text('height'), symbol: 'h', unit: 'm'},
    velocity: {label: text('velocity'), symbol: 'v', unit: 'm/s', jumps: true},
  },
  observe: (_, {motion}) => ({
    height: motion[0] ?? Number.NaN,
    velocity: motion[1] ?? Number.NaN,
  }),
  figures: [{...time, outputs: ['height']}],
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
  figures: [
    {
      kind: 'profile',
      id: 'line',
      title: text('line'),
      coordinate: {label: text('x'), unit: 'm'},
      quantity: {label: text('value'), unit: 'Pa'},
      curves: (p) => [{id: 'line', x: [0, 1, 1, 2], y: [0, 1, 2, 2 + p.rate]}],
    },
    {
      kind: 'bars',
      id: 'bars',
      title: text('bars'),
      quantity: {label: text('resistance'), unit: 'K/W'},
      bars: (p) => [
        {id: 'one', label: text('one'), value: p.rate},
        {id: 'two', label: text('two'), value: 2},
      ],
    },
  ],
  summary,
  presets,
});

/** y′ = u with z = 3y as an algebraic state, u a pulse on [1, 2). */
export const pulse = defineModel({
  id: 'pulse',
  title: text('pulse'),
  parameters: {rate},
  duration: {default: () => 3, min: 0.1, max: 10},
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
  figures: [{...time, outputs: ['u', 'z']}],
  summary,
  presets,
});

/** x″ + 2ζω x′ + ω² x = 0 with ω = 5 rad/s, and a meter of v². */
export const oscillator = defineModel({
  id: 'oscillator',
  title: text('oscillator'),
  parameters: {damping: {...rate, symbol: 'ζ', unit: '1', min: 0, max: 2}},
  duration: {default: () => 3, min: 0.1, max: 10},
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
  figures: [time],
  summary,
  presets,
});
