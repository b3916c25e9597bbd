import type {AxisScale} from '../../../models/definition/figures';
import type {Unit} from '../../../physics/units';
import type {Axis, Curve, Domain} from '../../../plot';
import {createAxis} from '../../../plot';
import {windowAxis} from '../../figures/axes';
import type {SortedSteps} from './sortSteps';
import type {AnalysedRun} from './useAnalysis';

export interface StepFigureOptions {
  readonly timeScale: AxisScale;
  readonly timeUnit: Unit;
  /** SI coordinates of the part shown; all unless given. */
  readonly window: Domain | undefined;
}

/** The curves of the step lengths, and the axes on which they stand. */
export interface StepFigure {
  readonly length: Curve;
  readonly rejected: Curve;
  readonly discontinuities: Curve;
  readonly printed: Curve;
  readonly xAxis: Axis;
  /** The axis of time without zoom. */
  readonly wholeAxis: Axis;
  readonly yAxis: Axis;
}

/** Steps shorter than this part of the longest are below the axis. */
const SHORTEST = 1e-8;

/** Keeps the rows of dots at the edges clear of the steps. */
const ROOM = 2;

/** The points of a curve that the axis shows: only so many dots are drawn. */
function visible(axis: Axis, curve: Curve): Curve {
  const indices = Array.from(curve.x, (_, index) => index).filter((index) => {
    const position = axis.normalize(curve.x[index] ?? Number.NaN);
    return position >= 0 && position <= 1;
  });
  const pick = (values: ArrayLike<number>) =>
    indices.map((index) => values[index] ?? Number.NaN);
  return {...curve, x: pick(curve.x), y: pick(curve.y)};
}

/**
 * Draws each step as a tread from its start to its end, rejected ones as dots
 * where they would have begun, and the instants of discontinuities and printed
 * points as rows of dots at the upper and the lower edge.
 */
export function stepFigure(
  {run, analysis}: AnalysedRun,
  {accepted, rejected, longest}: SortedSteps,
  {timeScale, timeUnit, window}: StepFigureOptions,
): StepFigure {
  const {start, end, discontinuities} = analysis;
  const wholeAxis = createAxis({
    values: [[start, end], accepted.map(({time, length}) => time + length)],
    scale: timeScale,
    unit: timeUnit,
  });
  const xAxis = windowAxis(wholeAxis, window);
  const lengths = [...accepted, ...rejected]
    .map(({length}) => length)
    .filter((length) => length > SHORTEST * (longest ?? 0));
  const yAxis = createAxis({
    values: [
      lengths.map((length) => length / ROOM),
      lengths.map((length) => length * ROOM),
    ],
    scale: 'log',
    unit: 's',
    isNice: true,
  });
  const dots = (
    id: string,
    x: ArrayLike<number>,
    y: readonly number[] | number,
    styleIndex: number,
    isReference = false,
  ) =>
    visible(xAxis, {
      id: `solver:${id}`,
      x,
      y: typeof y === 'number' ? Array.from(x, () => y) : y,
      styleIndex,
      style: 'markers',
      isReference,
    });
  const [bottom, top] = [yAxis.invert(0), yAxis.invert(1)];
  return {
    length: {
      id: 'solver:length',
      x: accepted.flatMap(({time, length}) => [time, time + length]),
      y: accepted.flatMap(({length}) => [length, length]),
      styleIndex: 0,
      style: 'line',
    },
    rejected: dots(
      'rejected',
      rejected.map(({time}) => time),
      rejected.map(({length}) => length),
      1,
    ),
    discontinuities: dots(
      'discontinuities',
      discontinuities.map(({time}) => time),
      top,
      2,
    ),
    printed: dots('printed', run.times, bottom, 0, true),
    xAxis,
    wholeAxis,
    yAxis,
  };
}
