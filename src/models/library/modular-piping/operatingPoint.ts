import {text} from '../../../i18n';
import {pumpPressure} from '../../../physics/fluids/pipeline';
import type {ProfileCurve} from '../../definition/defineModel';
import {getLine, settledAt} from './line';
import type {Values} from './parameters';
import type {View} from './staircase';
import type {SteadyPoint} from './steady';
import {flowAt} from './steady';

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
export function operatingCurves(p: Values, run: View): readonly ProfileCurve[] {
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
    {id: 'line', label: text({en: 'line', 'zh-Hans': '管路'}), ...curve(line)},
    {
      id: 'drive',
      label: text({en: 'drive', 'zh-Hans': '驱动'}),
      ...curve(drive),
    },
    {
      id: 'point',
      label: text({en: 'operating point', 'zh-Hans': '工作点'}),
      ...curve([meeting]),
      style: 'markers',
    },
  ];
}
