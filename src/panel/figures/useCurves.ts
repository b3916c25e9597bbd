import {useMemo} from 'react';

import type {AxisScale} from '../../models/definition/figures';
import type {Displayed} from '../../models/definition/format';
import type {UnitPreferences} from '../../physics/units';
import type {Axis, AxisOptions, Curve, Domain, PlotMark} from '../../plot';
import {createAxis, valueExtent} from '../../plot';
import {shownUnit} from '../state/shownUnit';
import {windowAxis} from './axes';
import type {Series} from './series';
import {type Fitted, useGrowingExtent} from './useGrowingExtent';

/** Everything that is needed to draw series. */
export interface CurveDrawing {
  readonly curves: readonly Curve[];
  /** The part of the horizontal axis that is shown. */
  readonly xAxis: Axis;
  /** The horizontal axis without zoom. */
  readonly wholeAxis: Axis;
  readonly yAxis: Axis;
  /** Changes when the axes are fitted. */
  readonly fitting: string;
}

export interface CurveDrawingOptions {
  readonly series: readonly Series[];
  readonly coordinate: Displayed;
  readonly quantity: Displayed;
  readonly xScale: AxisScale;
  readonly yScale: AxisScale;
  readonly hasExact: boolean;
  readonly units: UnitPreferences;
  /** SI coordinates that must fit on the axis besides those of the curves. */
  readonly span?: ArrayLike<number> | undefined;
  /** Marks whose values must fit on the axis. */
  readonly marks: readonly PlotMark[];
  /** The axes only grow while it stays the same. */
  readonly frame: number;
  /** Whether the curves are those of values that are being replaced. */
  readonly isStale: boolean;
  /** SI coordinates of the part shown; all unless given. */
  readonly window?: Domain | undefined;
}

/** An axis that only grows while the key stays the same. */
function useSteadyAxis(
  {values, scale, unit, isNice = false}: AxisOptions,
  key: string,
  isStale: boolean,
): readonly [Axis, Fitted] {
  const present = useMemo(
    () => valueExtent(values, scale, unit),
    [values, scale, unit],
  );
  const fitted = useGrowingExtent(present, `${key} ${scale}`, isStale);
  const [low, high] = fitted.extent;
  // A log axis without a positive value becomes linear, and fits all of them.
  const all = low > high ? values : undefined;
  const axis = useMemo(
    () => createAxis({values: all ?? [[low, high]], scale, unit, isNice}),
    [low, high, all, scale, unit, isNice],
  );
  return [axis, fitted];
}

/** Selects the curves to draw and makes axes on which they fit. */
export function useCurves(options: CurveDrawingOptions): CurveDrawing {
  const {series, coordinate, quantity, units, frame, isStale} = options;
  const {xScale, yScale, hasExact, span, marks} = options;
  const shown = useMemo(() => series.filter(({isShown}) => isShown), [series]);
  const curves = useMemo(
    () =>
      shown.flatMap(({curve, exact}) =>
        hasExact && exact ? [exact, curve] : [curve],
      ),
    [shown, hasExact],
  );
  const [xValues, yValues] = useMemo(() => {
    const fitted = curves.filter(({isGhost}) => isGhost !== true);
    const marked = marks.flatMap(({from, to = from}) => [from[1], to[1]]);
    return [
      [...fitted.map(({x}) => x), span ?? []],
      [...fitted.map(({y}) => y), marked.filter(Number.isFinite)],
    ];
  }, [curves, span, marks]);
  const present = shown.filter(({runLabel}) => runLabel === '');
  const key = [frame, ...present.map((each) => each.key)].join(' ');
  const [wholeAxis] = useSteadyAxis(
    {values: xValues, scale: xScale, unit: shownUnit(coordinate, units)},
    key,
    isStale,
  );
  const [yAxis, fitted] = useSteadyAxis(
    {
      values: yValues,
      scale: yScale,
      unit: shownUnit(quantity, units),
      isNice: true,
    },
    key,
    isStale,
  );
  const {window} = options;
  const xAxis = useMemo(
    () => windowAxis(wholeAxis, window),
    [window, wholeAxis],
  );
  return {curves, xAxis, wholeAxis, yAxis, fitting: fitted.key};
}
