import {useMemo} from 'react';

import type {AxisScale} from '../../../../models/definition/figures';
import type {Displayed} from '../../../../models/definition/format';
import type {UnitPreferences} from '../../../../physics/units';
import type {Axis, Curve} from '../../../base/Plot';
import {createAxis} from '../../../base/Plot';
import {shownUnit} from '../state/shownUnit';
import type {Series} from './series';

/** Everything that is needed to draw series. */
export interface CurveDrawing {
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
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
}

/** Selects the curves to draw and makes axes on which they fit. */
export function useCurves(options: CurveDrawingOptions): CurveDrawing {
  const {series, coordinate, quantity, units} = options;
  const {xScale, yScale, hasExact, span} = options;
  const curves = useMemo(
    () =>
      series
        .filter(({isShown}) => isShown)
        .flatMap(({curve, exact}) =>
          hasExact && exact ? [exact, curve] : [curve],
        ),
    [series, hasExact],
  );
  const xAxis = useMemo(
    () =>
      createAxis({
        values: [...curves.map(({x}) => x), span ?? []],
        scale: xScale,
        unit: shownUnit(coordinate, units),
      }),
    [curves, span, xScale, coordinate, units],
  );
  const yAxis = useMemo(
    () =>
      createAxis({
        values: curves.map(({y}) => y),
        scale: yScale,
        unit: shownUnit(quantity, units),
        isNice: true,
      }),
    [curves, yScale, quantity, units],
  );
  return {curves, xAxis, yAxis};
}
