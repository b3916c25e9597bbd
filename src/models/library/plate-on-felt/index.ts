import {text} from '../../../i18n';
import type {ParameterValues} from '../../definition';
import {defineModel, quantity} from '../../definition';
import {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;

/** Conductance of the felt, W/K: k·A/L. */
function conductance(p: Values): number {
  return (p.conductivity * p.area) / p.thickness;
}

/** Heat capacity of the plate, J/K: m·c_p. */
function heatCapacity(p: Values): number {
  return p.mass * p.specificHeat;
}

/** Time constant of the plate, s: C/G. */
function timeConstant(p: Values): number {
  return heatCapacity(p) / conductance(p);
}

/**
 * Model of a plate that is warmed through a sheet of felt: m c_p dT/dt =
 * k A/L (T_s − T), one temperature for the plate and no heat in the felt.
 * Source: Incropera et al., Fundamentals of Heat and Mass Transfer, chapter 5
 * (lumped capacitance).
 */
export const model = defineModel({
  id: 'plate-on-felt',
  title: text('Plate on felt', '毛毡上的铝板'),
  parameters,
  displayUnits: ['degC'],
  duration: {default: (p) => 5 * timeConstant(p), range: [1e-3, 1e9]},
  states: {
    rise: quantity('T − T_0', 'deltaK', {
      label: text('temperature above the initial one', '相对初始温度的变化'),
    }),
  },
  initial: () => ({rise: 0}),
  derivatives: (_, {rise}, p) => ({
    rise: (p.table - p.initial - rise) / timeConstant(p),
  }),
  outputs: {
    temperature: quantity('T', 'K', {
      label: text('temperature of the plate', '铝板温度'),
      tone: 'hot',
    }),
    heatFlow: quantity('q', 'W', {
      label: text('heat flow rate into the plate', '流入铝板的热流量'),
    }),
    storedHeat: quantity('Q', 'J', {
      label: text('heat stored in the plate', '铝板储存的热量'),
      displayUnit: 'kJ',
    }),
  },
  observe: (_, {rise}, p) => ({
    temperature: p.initial + rise,
    heatFlow: conductance(p) * (p.table - p.initial - rise),
    storedHeat: heatCapacity(p) * rise,
  }),
  exact(t, p) {
    const [difference, tau] = [p.table - p.initial, timeConstant(p)];
    const rise = -difference * Math.expm1(-t / tau);
    return {
      temperature: p.initial + rise,
      heatFlow: conductance(p) * difference * Math.exp(-t / tau),
      storedHeat: heatCapacity(p) * rise,
    };
  },
  scalars: {
    timeConstant: quantity('τ', 's', {
      label: text('time constant', '时间常数'),
    }),
    share: quantity('p', 'ratio', {
      label: text('share of the way at the end', '运行结束时走过的比例'),
      displayUnit: 'percent',
    }),
    firstFlow: quantity('q_0', 'W', {
      label: text('heat flow rate at the start', '开始时的热流量'),
    }),
  },
  measure(p, run) {
    const difference = p.table - p.initial;
    const tau = timeConstant(p);
    const rise = run.value('temperature', run.end) - p.initial;
    return {
      timeConstant: tau,
      share: difference === 0 ? undefined : rise / difference,
      firstFlow: conductance(p) * difference,
    };
  },
  figures: {
    temperature: {
      title: text('Temperature of the plate', '铝板温度'),
      outputs: ['temperature'],
    },
    'heat-flow': {
      title: text('Heat flow rate into the plate', '流入铝板的热流量'),
      outputs: ['heatFlow'],
    },
    heat: {
      title: text('Heat stored in the plate', '铝板储存的热量'),
      outputs: ['storedHeat'],
    },
  },
  summary: {
    cases: {
      changes: text(
        'In {end} the plate goes from {initial} to {temperature@end}; its time constant is {timeConstant}.',
        '{end} 内，铝板温度由 {initial} 变为 {temperature@end}；时间常数为 {timeConstant}。',
      ),
      stays: text(
        'Table and plate have the same temperature, so no heat flows and the plate stays at {initial}.',
        '台面与铝板温度相同，没有热量流过，铝板始终为 {initial}。',
      ),
    },
    choose: ({table, initial}) => (table === initial ? 'stays' : 'changes'),
  },
  sentences: {
    thickness: text(
      'The time constant is {timeConstant}; after {end} {the plate|temperature} is at {temperature@end}.',
      '时间常数为 {timeConstant}，{end} 后{铝板|temperature}的温度为 {temperature@end}。',
    ),
    flow: text(
      '{The heat flow rate|heatFlow} starts at {firstFlow} and is {heatFlow@end} after {end}, when the plate has stored {storedHeat@end}.',
      '{热流量|heatFlow}开始时为 {firstFlow}，{end} 后为 {heatFlow@end}，此时铝板储存了 {storedHeat@end}。',
    ),
  },
  marks: (p) => ({
    timeConstant: {x: timeConstant(p), symbol: 'τ'},
    table: {y: p.table, symbol: 'T_s'},
  }),
  handles: (p) => ({
    initial: {output: 'temperature', along: 'y', x: 0, y: p.initial},
    table: {output: 'temperature', along: 'y', y: p.table},
  }),
  presets: {
    felt: {
      label: text('1\u00a0mm of felt', '1\u00a0mm 毛毡'),
      question: text(
        'How long does the plate take to warm up, and what does the felt change?',
        '铝板升温要多长时间，毛毡的厚度又改变了什么？',
      ),
      values: {},
      duration: 4500,
      results: ['timeConstant', 'share', 'firstFlow'],
      view: {sliders: ['thickness', 'mass'], marks: ['timeConstant', 'table']},
    },
    'thick-felt': {
      label: text('2\u00a0mm of felt', '2\u00a0mm 毛毡'),
      question: text(
        'How long does the plate take to warm up on twice the felt?',
        '毛毡厚度加倍，铝板升温要多长时间？',
      ),
      values: {thickness: 2e-3},
      duration: 9000,
      results: ['timeConstant', 'share', 'firstFlow'],
      view: {sliders: ['thickness', 'mass'], marks: ['timeConstant', 'table']},
    },
    flow: {
      label: text('Heat flow', '热流量'),
      question: text(
        'How much heat flows at the start, and how does it decrease?',
        '开始时热流量有多大，随后怎样减小？',
      ),
      values: {},
      duration: 4500,
      results: ['firstFlow', 'timeConstant'],
      view: {
        figure: 'heat-flow',
        sliders: ['thickness', 'table'],
        marks: ['timeConstant'],
        sentence: 'flow',
      },
    },
    'ten-seconds': {
      label: text('A run of 10\u00a0s', '只运行 10\u00a0s'),
      question: text(
        'Is the model broken, or is the run too short?',
        '是模型有错，还是运行时间太短？',
      ),
      values: {},
      duration: 10,
      results: ['share', 'timeConstant'],
      view: {sliders: ['thickness', 'mass']},
    },
    'no-difference': {
      label: text('Table at 20\u00a0°C', '台面 20\u00a0°C'),
      question: text(
        'What happens when table and plate start at the same temperature?',
        '台面与铝板温度相同时，会发生什么？',
      ),
      values: {table: 293.15},
      duration: 4500,
      results: ['firstFlow', 'timeConstant'],
      view: {sliders: ['table', 'initial'], marks: ['table']},
    },
  },
});
