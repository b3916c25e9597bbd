import {text} from '../../../i18n';
import type {
  FigureDefinitions,
  OutputsView,
  ProfileCurve,
} from '../../definition';
import {quantity} from '../../definition';
import {conditionsAt} from './conditions';
import {flowsAt, pumpPressure, resistance} from './hydraulics';
import {outputs} from './outputs';
import type {Values} from './parameters';

/** A run of the model; see `OutputsView`. */
export type View = OutputsView<
  typeof outputs,
  'warm' | 'hotPeak' | 'platePeak' | 'at120'
>;

/** Number of intervals of a curve. */
const INTERVALS = 24;

/** Range of the curves over the flow with an open thermostat. */
const REACH = 1.3;

/** Curves of the pump and of the loop, Pa over m³/s, and where they meet. */
function operatingCurves(p: Values, run: View): readonly ProfileCurve[] {
  const {speed} = conditionsAt(run.end, p);
  const opening = run.value('opening', run.end);
  const reach = REACH * flowsAt(p, speed || p.pumpSpeed || 1, 1).flow;
  const x = Array.from({length: INTERVALS + 1}, (_, n) => {
    return (reach * n) / INTERVALS;
  });
  const loop = (at: number) => x.map((flow) => resistance(p, at) * flow ** 2);
  const flow = run.value('flow', run.end);
  return [
    {
      id: 'pump',
      label: text('pump', '水泵'),
      x,
      y: x.map((each) => pumpPressure(speed, each)),
    },
    {id: 'open', label: text('fully open', '全开'), x, y: loop(1)},
    {id: 'end', label: text('loop', '回路'), x, y: loop(opening)},
    {
      id: 'point',
      label: text('operating point', '工作点'),
      x: [flow],
      y: [pumpPressure(speed, flow)],
      style: 'markers',
    },
  ];
}

/** Figures of the loop: outputs over time, then pump and loop. */
export const figures: FigureDefinitions<typeof outputs, Values, View> = {
  temperature: {
    title: text('Temperatures', '温度'),
    outputs: [
      'plateTemperature',
      'hotTemperature',
      'coldTemperature',
      'radiatorOutlet',
      'waxTemperature',
    ],
  },
  flow: {title: text('Flows', '流量'), outputs: ['flow', 'radiatorFlow']},
  heat: {
    title: text('Heat flow rates', '热流量'),
    outputs: ['heat', 'radiatorHeat'],
  },
  opening: {
    title: text('Opening of the thermostat', '节温器开度'),
    outputs: ['opening'],
  },
  pressure: {
    title: text('Pressures', '压力'),
    outputs: ['suctionPressure', 'deliveryPressure', 'pumpPressure'],
  },
  'operating-point': {
    title: text('Operating point', '工作点'),
    coordinate: outputs.flow,
    quantity: quantity('Δp', 'Pa', {label: text('pressure', '压力')}),
    curves: operatingCurves,
  },
};
