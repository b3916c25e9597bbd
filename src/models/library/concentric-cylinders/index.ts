import {type LocalizedText, text} from '../../../i18n';
import type {ParameterValues} from '../../definition/defineModel';
import {defineModel} from '../../definition/defineModel';
import {slowestTimeConstant} from './closedForm';
import {pathBars, profileCurves, profileTimes, resistanceBars} from './figures';
import {hasRadiation} from './gap';
import {findings, marks} from './knob';
import {chainFlows, exact, observe, tubeTemperatures} from './observe';
import {outputs} from './outputs';
import {groups, parameters} from './parameters';
import {presets} from './presets';
import {scalars} from './scalarDefinitions';
import {measure} from './scalars';
import {summary} from './summary';
import {checkRadii, createTubes} from './tubes';

type Values = ParameterValues<typeof parameters>;

/** Shortest usual duration, s. */
const SHORTEST = 600;

/** Returns a duration, s, in which the tubes approach their final state. */
function usualDuration(p: Values): number {
  if (checkRadii(p).length > 0) {
    return SHORTEST;
  }
  const constants = p.boundary === 'plugged' ? 5 : 8;
  return Math.max(constants * slowestTimeConstant(p), SHORTEST);
}

/** Lists the parameters without effect at these values. */
function irrelevant(p: Values): readonly (keyof typeof parameters)[] {
  const isFibre = p.filling === 'glass-fibre';
  return [
    ...(isFibre
      ? (['airConductivity', 'radiation', 'freeConvection'] as const)
      : []),
    ...(hasRadiation(p)
      ? []
      : (['innerEmissivity', 'outerEmissivity'] as const)),
    ...(p.boundary === 'films'
      ? []
      : (['innerCoefficient', 'outerCoefficient'] as const)),
  ];
}

function rise(symbol: string, label: LocalizedText) {
  return {
    label,
    symbol,
    unit: 'deltaK',
    nominal: 1e-3,
  } as const;
}

/** Model of two coaxial tubes with a gap of air or fibre between them. */
export const model = defineModel({
  id: 'concentric-cylinders',
  title: text({en: 'Concentric cylinders', 'zh-Hans': '同心圆筒'}),
  groups,
  parameters,
  irrelevant,
  validate: checkRadii,
  duration: {
    default: usualDuration,
    min: 1,
    max: 1e6,
    displayUnit: 'min',
  },
  states: {
    innerRise: rise(
      'T_1 − T_in',
      text({
        en: 'inner tube above the inside',
        'zh-Hans': '内管与内侧的温差',
      }),
    ),
    outerRise: rise(
      'T_2 − T_out',
      text({
        en: 'outer tube above the outside',
        'zh-Hans': '外管与外侧的温差',
      }),
    ),
    heatIn: {
      label: text({en: 'heat from the inside', 'zh-Hans': '来自内侧的热量'}),
      symbol: 'Q_in',
      unit: 'J',
      meter: true,
    },
    heatOut: {
      label: text({en: 'heat to the outside', 'zh-Hans': '传给外侧的热量'}),
      symbol: 'Q_out',
      unit: 'J',
      meter: true,
    },
  },
  initial: () => ({innerRise: 0, outerRise: 0, heatIn: 0, heatOut: 0}),
  derivatives(_, x, p) {
    const tubes = createTubes(p);
    const {inner, gap, outer} = chainFlows(p, tubes, x);
    return {
      innerRise: (inner - gap) / tubes.innerCapacity,
      outerRise: (gap - outer) / tubes.outerCapacity,
      heatIn: inner,
      heatOut: outer,
    };
  },
  outputs,
  observe,
  exact,
  scalars,
  measure: (p, run) => measure(p, tubeTemperatures(p, run.state(run.end))),
  figures: [
    {
      kind: 'time',
      id: 'temperature',
      title: text({en: 'Temperature of the tubes', 'zh-Hans': '圆管温度'}),
      outputs: ['innerTube', 'outerTube', 'innerFace', 'outerFace'],
    },
    {
      kind: 'time',
      id: 'heat-flow',
      title: text({en: 'Heat flow rate', 'zh-Hans': '热流量'}),
      outputs: [
        'gapFlow',
        'conductionFlow',
        'convectionFlow',
        'radiationFlow',
        'innerFlow',
        'outerFlow',
      ],
    },
    {
      kind: 'bars',
      id: 'resistances',
      title: text({
        en: 'Thermal resistances in series',
        'zh-Hans': '串联的热阻',
      }),
      quantity: {
        label: text({en: 'thermal resistance', 'zh-Hans': '热阻'}),
        symbol: 'R',
        unit: 'K/W',
      },
      bars: (p, run) => resistanceBars(p, run.state(run.end)),
    },
    {
      kind: 'bars',
      id: 'paths',
      title: text({
        en: 'Conductances in parallel in the gap',
        'zh-Hans': '间隙中并联的热导',
      }),
      quantity: {
        label: text({en: 'thermal conductance', 'zh-Hans': '热导'}),
        symbol: 'G',
        unit: 'W/K',
      },
      bars: (p, run) => pathBars(p, run.state(run.end)),
    },
    {
      kind: 'profile',
      id: 'profile',
      title: text({
        en: 'Temperature over the radius',
        'zh-Hans': '沿半径的温度分布',
      }),
      coordinate: {
        label: text({en: 'radius', 'zh-Hans': '半径'}),
        symbol: 'r',
        unit: 'm',
        displayUnit: 'mm',
      },
      quantity: {
        label: text({en: 'temperature', 'zh-Hans': '温度'}),
        symbol: 'T',
        unit: 'K',
        displayUnit: 'degC',
      },
      times: (p, run) => profileTimes(p, run.end),
      curves: (p, run, times) => profileCurves(p, (t) => run.state(t), times),
    },
    {
      kind: 'time',
      id: 'stored-heat',
      title: text({
        en: 'Heat stored in both tubes',
        'zh-Hans': '两根管储存的热量',
      }),
      outputs: ['storedHeat', 'balance'],
    },
  ],
  summary,
  findings,
  marks,
  presets,
});
