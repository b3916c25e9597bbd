import type {TimeScales} from '../../../models/run/insight/types';
import type {Axis, Curve} from '../../../plot';
import {createAxis} from '../../../plot';
import type {SortedSteps} from './sortSteps';

/** What is drawn in a row of its own above the axis of seconds. */
export type ScaleRow = 'timeConstants' | 'periods' | 'steps' | 'euler';

export interface ScaleFigure {
  /** The rows that have something to show, from top to bottom. */
  readonly rows: readonly {
    readonly kind: ScaleRow;
    readonly curve: Curve;
    /** Ascending, s. */
    readonly seconds: readonly number[];
  }[];
  /** A log axis in seconds. */
  readonly xAxis: Axis;
  /** Places rows from 0 (top) above each other. */
  readonly yAxis: Axis;
}

function rowAxis(count: number): Axis {
  return {
    scale: 'linear',
    unit: '1',
    canBeLog: false,
    normalize: (row) => 1 - (row + 0.5) / count,
    invert: (position) => (1 - position) * count - 0.5,
    ticks: Array.from({length: count}, (_, row) => ({
      position: 1 - (row + 0.5) / count,
      label: '',
    })),
  };
}

/** The times of the motions that decay, and the periods of those that swing. */
export function motionTimes({scales}: Pick<TimeScales, 'scales'>) {
  const ascending = (values: readonly number[]) =>
    values
      .filter((value) => value > 0 && Number.isFinite(value))
      .sort((one, other) => one - other);
  return {
    timeConstants: ascending(scales.map(({timeConstant}) => timeConstant)),
    periods: ascending(
      scales
        .filter(({imaginary}) => imaginary !== 0)
        .map(({imaginary}) => (2 * Math.PI) / imaginary),
    ),
  };
}

/**
 * Puts the time constants, the periods, the steps of the run and the limit of
 * explicit Euler above each other on one log axis in seconds.
 */
export function scaleFigure(
  timeScales: TimeScales,
  {shortest, longest}: Pick<SortedSteps, 'shortest' | 'longest'>,
): ScaleFigure {
  const {timeConstants, periods} = motionTimes(timeScales);
  const {eulerLimit} = timeScales;
  const all = [
    ['timeConstants', timeConstants],
    ['periods', periods],
    ['euler', eulerLimit === undefined ? [] : [eulerLimit]],
    [
      'steps',
      shortest === undefined || longest === undefined
        ? []
        : [shortest, longest],
    ],
  ] as const;
  const rows = all
    .filter(([, seconds]) => seconds.length > 0)
    .map(([kind, seconds], row) => ({
      kind,
      seconds,
      curve: {
        id: `solver:${kind}`,
        x: seconds,
        y: seconds.map(() => row),
        styleIndex: kind === 'steps' ? 0 : row,
        style: kind === 'steps' ? 'line-and-markers' : 'markers',
        isReference: kind === 'steps',
      } as const,
    }));
  return {
    rows,
    xAxis: createAxis({
      values: rows.map(({seconds}) => seconds),
      scale: 'log',
      unit: 's',
      isNice: true,
    }),
    yAxis: rowAxis(rows.length),
  };
}
