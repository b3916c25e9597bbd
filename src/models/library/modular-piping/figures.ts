import {text} from '../../../i18n';
import {
  elementPressureDrop,
  pumpPressure,
} from '../../../physics/fluids/pipeline';
import type {
  Bar,
  FigureDefinitions,
  ProfileCurve,
  RunView,
} from '../../definition';
import {quantity} from '../../definition';
import type {Modes, modes, States, states} from './equations';
import {namedFlows, valveCoefficient} from './equations';
import {getLine, settledAt, valveInstant} from './line';
import {type outputs, scalars} from './outputs';
import type {Values} from './parameters';
import {flowAt, type SteadyPoint} from './steady';

/** A finished run of the line. */
type View = RunView<typeof states, typeof modes, typeof outputs>;

/**
 * Computes the pressures above the outlet tank, Pa: at the inlet, then
 * downstream of each module. The pump, if there is one, is the first module.
 */
function pressures(
  p: Values,
  x: Readonly<States>,
  m: Readonly<Modes>,
): readonly number[] {
  const {modules, water, upstream, valve, branches} = getLine(p);
  const {into, out, branchA} = namedFlows(x);
  let pressure = x.pressure + upstream(into);
  const steps = p.drive === 'pump' ? [0, pressure] : [pressure];
  for (const {element} of modules) {
    pressure -= elementPressureDrop(element, into, water, p.friction);
    steps.push(pressure);
  }
  pressure -= valve(out, valveCoefficient(p, m));
  steps.push(pressure);
  if (branches) {
    steps.push(pressure - branches[0](branchA));
  }
  return steps;
}

/**
 * Returns the instants of the staircase, s: before and after the valve moves.
 */
function staircaseTimes(p: Values, run: View): readonly number[] {
  return valveInstant(p) < run.end ? [run.start, run.end] : [run.end];
}

/** Computes the pressures (Pa) over the modules at `times` (s). */
function staircase(
  p: Values,
  run: View,
  times: readonly number[],
): readonly ProfileCurve[] {
  return times.map((time, n) => {
    const y = pressures(p, run.state(time), run.modes(time));
    return {
      id: `t${n + 1}`,
      ...(times.length > 1 && {time}),
      x: y.map((_, module) => module),
      y,
      style: 'line-and-markers',
    };
  });
}

/** Computes the pressure drop of each module except the pump, Pa. */
function moduleDrops(p: Values, run: View): readonly Bar[] {
  const {modules, water, valve} = getLine(p);
  const point = settledAt(p, run.end);
  const {massFlow, branchFlows, branchDrop} = point;
  const bars = [
    ...modules.map(({id, label, element}) => ({
      id,
      label,
      value: elementPressureDrop(element, massFlow, water, p.friction),
    })),
    {
      id: 'valve',
      label: text('valve', '阀门'),
      value: valve(massFlow, point.valve),
    },
    ...(branchFlows
      ? [{id: 'branches', label: text('branches', '支路'), value: branchDrop}]
      : []),
  ];
  const first = p.drive === 'pump' ? 2 : 1;
  return bars.map(({id, label, value}, n) => ({
    id,
    label: text(`${n + first} ${label.en}`, `${n + first} ${label['zh-Hans']}`),
    value,
  }));
}

/** Number of intervals of a curve. */
const INTERVALS = 24;

/** Range of the curves over the flow of the operating point. */
const REACH = 1.5;

/** Range of the curves when there is no flow, kg/s. */
const SMALL_FLOW = 0.1;

/** Fractions of the range at which the curves are computed. */
const PARTS = Array.from({length: INTERVALS + 1}, (_, n) => n / INTERVALS);

/** A point of a curve. */
interface CurvePoint {
  /** Mass flow rate, kg/s. */
  readonly massFlow: number;
  /** Pressure drop or rise, Pa. */
  readonly pressure: number;
}

/** Computes the pressure drop of the line from rest to the end of the range. */
function lineCurve(p: Values, point: SteadyPoint): readonly CurvePoint[] {
  const {upstream, valve, branches} = getLine(p);
  const at = (massFlow: number, branchDrop: number): CurvePoint => ({
    massFlow,
    pressure: upstream(massFlow) + valve(massFlow, point.valve) + branchDrop,
  });
  if (branches && point.branchDrop !== 0) {
    return PARTS.map((part) => {
      const drop = point.branchDrop * (REACH * part) ** 2;
      return at(flowAt(branches[0], drop) + flowAt(branches[1], drop), drop);
    });
  }
  const reach = REACH * (point.massFlow || SMALL_FLOW);
  return PARTS.map((part) => at(reach * part, 0));
}

/** Computes the pressure of the drive at the flows of the line's curve. */
function driveCurve(
  p: Values,
  point: SteadyPoint,
  flows: readonly number[],
): readonly CurvePoint[] {
  const {density} = getLine(p).water;
  const {shutOffPressure, pumpCoefficient: coefficient} = p;
  switch (p.drive) {
    case 'flow':
      return [
        {massFlow: point.massFlow, pressure: Math.min(0, point.inletPressure)},
        {massFlow: point.massFlow, pressure: Math.max(0, point.inletPressure)},
      ];
    case 'pressure':
      return flows.map((massFlow) => ({massFlow, pressure: p.pressure}));
    case 'pump':
      return flows.map((massFlow) => ({
        massFlow,
        pressure: pumpPressure(
          {shutOffPressure, coefficient},
          massFlow / density,
        ),
      }));
  }
}

/** Computes line, drive and operating point, Pa over volume flow rate, m³/s. */
function operatingCurves(p: Values, run: View): readonly ProfileCurve[] {
  const {density} = getLine(p).water;
  const point = settledAt(p, run.end);
  const line = lineCurve(p, point);
  const drive = driveCurve(
    p,
    point,
    line.map(({massFlow}) => massFlow),
  );
  const curve = (
    points: readonly CurvePoint[],
  ): {readonly x: readonly number[]; readonly y: readonly number[]} => {
    const ascending = [...points].sort((a, b) => a.massFlow - b.massFlow);
    return {
      x: ascending.map(({massFlow}) => massFlow / density),
      y: ascending.map(({pressure}) => pressure),
    };
  };
  const meeting = {massFlow: point.massFlow, pressure: point.inletPressure};
  return [
    {id: 'line', label: text('line', '管路'), ...curve(line)},
    {id: 'drive', label: text('drive', '驱动'), ...curve(drive)},
    {
      id: 'point',
      label: text('operating point', '工作点'),
      ...curve([meeting]),
      style: 'markers',
    },
  ];
}

const PRESSURE = quantity('p', 'Pa', {
  label: text('pressure above the outlet tank', '相对出口水箱的压力'),
});

/** Figures of the line: profiles of pressure, then outputs over time. */
export const figures: FigureDefinitions<typeof outputs, Values, View> = {
  staircase: {
    title: text('Pressure staircase', '压力阶梯'),
    coordinate: {
      label: text(
        'modules passed, counted from the inlet',
        '从入口数起，已经过的模块数',
      ),
      unit: '1',
    },
    quantity: PRESSURE,
    times: staircaseTimes,
    curves: staircase,
  },
  drops: {
    title: text('Pressure drop of each module', '各模块的压降'),
    quantity: quantity('Δp', 'Pa', {label: text('pressure drop', '压降')}),
    bars: moduleDrops,
  },
  'operating-point': {
    title: text('Operating point', '工作点'),
    coordinate: scalars.volumeFlow,
    quantity: {...PRESSURE, symbol: 'Δp'},
    curves: operatingCurves,
  },
  temperature: {
    title: text('Temperature of the node', '节点温度'),
    outputs: ['nodeTemperature'],
  },
  pressure: {
    title: text('Pressure of the node', '节点压力'),
    outputs: ['nodePressure', 'eulerPressure', 'inletPressure'],
  },
  flow: {
    title: text('Flows at the node', '节点处的流量'),
    outputs: ['inflow', 'outflow', 'flowA', 'flowB'],
  },
};
