import {text} from '../../../i18n';
import {defineModel} from '../../definition/defineModel';
import type {Values} from './chain';
import {endFlows, lumpChain, lumpSlopes} from './chain';
import {exactFaceFlow, exactTimeConstant} from './exactBar';
import {findings, marks} from './knob';
import {observe} from './observe';
import {outputs} from './outputs';
import {groups, parameters} from './parameters';
import {presets} from './presets';
import {profileCurves, profileTimes} from './profile';
import {measure, scalars} from './scalars';
import {summary} from './summary';

/** Number of points of the exact heat flow; at t = 0 it is infinite. */
const MARKS = 40;

function exactFaceFlows(p: Values, end: number) {
  const count = p.boundaries === 'held-insulated' ? MARKS : 0;
  const times = Array.from({length: count}, (_, n) => (end * (n + 1)) / MARKS);
  return {times, values: times.map((time) => exactFaceFlow(p, time))};
}

/**
 * Model of a bar heated through one face, divided into lumps, with the exact
 * solution of the heat equation. The order of the states (heat in, lumps, heat
 * out) makes the Jacobian tridiagonal.
 */
export const model = defineModel({
  id: 'aluminium-bar',
  title: text({en: 'Aluminium bar', 'zh-Hans': '铝棒导热'}),
  groups,
  parameters,
  irrelevant(p) {
    const unused = {
      'held-insulated': ['coefficient', 'ambient'],
      'held-convective': [],
      'insulated-convective': ['firstConductor', 'faceTemperature'],
    } as const;
    return unused[p.boundaries];
  },
  duration: {
    default: (p) => 5 * exactTimeConstant(p),
    min: 0.01,
    max: 1e7,
  },
  states: {
    heatIn: {
      label: text({en: 'heat into the face', 'zh-Hans': '流入端面的热量'}),
      symbol: 'Q_b',
      unit: 'J',
      meter: true,
    },
    temperatures: {
      label: text({en: 'temperatures of the lumps', 'zh-Hans': '各单元的温度'}),
      symbol: 'T_i',
      unit: 'K',
      vector: true,
    },
    heatOut: {
      label: text({en: 'heat out of the far end', 'zh-Hans': '流出远端的热量'}),
      symbol: 'Q_L',
      unit: 'J',
      meter: true,
    },
  },
  initial: (p) => ({
    heatIn: 0,
    temperatures: new Float64Array(p.lumps).fill(p.initial),
    heatOut: 0,
  }),
  derivatives(_, {temperatures}, p) {
    const chain = lumpChain(p);
    const flows = endFlows(chain, temperatures, p);
    return {
      heatIn: flows.face,
      temperatures: lumpSlopes(chain, temperatures, flows),
      heatOut: flows.end,
    };
  },
  band: {lower: 1, upper: 1},
  outputs,
  observe,
  sample: (p, run) => ({exactFaceFlow: exactFaceFlows(p, run.end)}),
  scalars,
  measure,
  figures: [
    {
      kind: 'time',
      id: 'halves',
      title: text({
        en: 'Mean temperature of the two halves',
        'zh-Hans': '前后两半的平均温度',
      }),
      outputs: [
        'firstHalf',
        'exactFirstHalf',
        'secondHalf',
        'exactSecondHalf',
        'whole',
        'exactWhole',
      ],
    },
    {
      kind: 'profile',
      id: 'profile',
      title: text({
        en: 'Temperature along the bar',
        'zh-Hans': '沿棒的温度分布',
      }),
      coordinate: {
        label: text({en: 'distance from the face', 'zh-Hans': '到端面的距离'}),
        symbol: 'x',
        unit: 'm',
        displayUnit: 'mm',
      },
      quantity: {
        label: text({en: 'temperature', 'zh-Hans': '温度'}),
        symbol: 'T',
        unit: 'K',
        displayUnit: 'degC',
      },
      times: (_, run) => profileTimes(run.end),
      curves: (p, run, times) =>
        profileCurves(p, (t) => run.state(t).temperatures, times),
    },
    {
      kind: 'time',
      id: 'points',
      title: text({
        en: 'Temperature at points of the bar',
        'zh-Hans': '棒上各点的温度',
      }),
      outputs: [
        'atQuarter',
        'exactAtQuarter',
        'atHalf',
        'exactAtHalf',
        'atThreeQuarters',
        'exactAtThreeQuarters',
        'atEnd',
        'exactAtEnd',
      ],
    },
    {
      kind: 'time',
      id: 'heat-flow',
      title: text({
        en: 'Heat flow rate at the ends',
        'zh-Hans': '两端的热流量',
      }),
      outputs: ['faceFlow', 'exactFaceFlow', 'endFlow'],
    },
    {
      kind: 'time',
      id: 'heat',
      title: text({en: 'Heat absorbed by the bar', 'zh-Hans': '棒吸收的热量'}),
      outputs: ['heatAbsorbed', 'heatDelivered', 'balance'],
    },
  ],
  summary,
  findings,
  marks,
  presets,
});
