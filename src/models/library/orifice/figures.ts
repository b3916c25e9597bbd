import {text} from '../../../i18n';
import type {
  FigureDefinitions,
  OutputsView,
  ProfileCurve,
} from '../../definition';
import {quantity} from '../../definition';
import {passage} from './law';
import type {outputs} from './outputs';
import type {Values} from './parameters';

/** A run of the model; see `OutputsView`. */
type View = OutputsView<typeof outputs>;

/** Points of a curve on each side of zero, closer together near it. */
const POINTS = 30;

/** Range of the characteristic without any source pressure, Pa. */
const SMALL_PRESSURE = 1e5;

/** The largest pressure difference of the characteristic, Pa. */
export function reachOf({pressureBefore, pressureAfter}: Values): number {
  return Math.max(pressureBefore, pressureAfter) || SMALL_PRESSURE;
}

/** Flow over pressure difference: the laws and the end of the run. */
function characteristic(p: Values, run: View): readonly ProfileCurve[] {
  const reach = reachOf(p);
  const differences = Array.from({length: 2 * POINTS + 1}, (_, n) => {
    const part = n / POINTS - 1;
    return reach * part * Math.abs(part);
  });
  const curve = (law: Values['law']) => ({
    x: differences,
    y: differences.map((difference) => passage(difference, {...p, law}).flow),
  });
  const root = {
    id: 'squareRoot',
    label: text('plain square root', '纯平方根'),
    ...curve('squareRoot'),
  };
  const end =
    run.value('sourcePressure', run.end) - run.value('pressure', run.end);
  const point = {
    id: 'point',
    label: text('end of the run', '结束时'),
    x: [end],
    y: [run.value('flow', run.end)],
    style: 'markers',
  } as const;
  if (p.law === 'squareRoot') {
    return [root, point];
  }
  return [
    {
      id: 'flowNumber',
      label: text('with flow number', '按流数'),
      ...curve('flowNumber'),
    },
    root,
    point,
  ];
}

/** Figures of the orifice: its characteristic, then outputs over time. */
export const figures: FigureDefinitions<typeof outputs, Values, View> = {
  characteristic: {
    title: text('Characteristic', '流量特性'),
    coordinate: quantity('Δp', 'Pa', {
      label: text('pressure difference', '压差'),
    }),
    quantity: quantity('Q', 'm3/s', {label: text('flow', '流量')}),
    curves: characteristic,
  },
  pressure: {
    title: text('Pressure', '压力'),
    outputs: ['pressure', 'sourcePressure'],
  },
  flow: {title: text('Flow', '流量'), outputs: ['flow', 'outletFlow']},
  temperature: {
    title: text('Temperature', '温度'),
    outputs: ['temperature', 'jetTemperature', 'outletTemperature'],
  },
  coefficient: {
    title: text('Flow coefficient', '流量系数'),
    outputs: ['flowCoefficient'],
  },
  'flow-number': {title: text('Flow number', '流数'), outputs: ['flowNumber']},
};
