import {useMemo} from 'react';

import type {AxisScale} from '../../../../models/definition/figures';
import type {Displayed} from '../../../../models/definition/format';
import type {UnitPreferences} from '../../../../physics/units';
import type {Axis, Curve} from '../../../base/Plot';
import {createAxis} from '../../../base/Plot';
import type {Entry} from './series';
import {shownUnit} from './series';

/** What is needed to draw entries. */
export interface Drawing {
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

export interface DrawingOptions {
  readonly entries: readonly Entry[];
  readonly coordinate: Displayed;
  readonly quantity: Displayed;
  readonly xScale: AxisScale;
  readonly yScale: AxisScale;
  readonly hasExact: boolean;
  readonly units: UnitPreferences;
  /** SI coordinates that must fit besides those of the curves. */
  readonly span?: ArrayLike<number> | undefined;
}

/** The curves to draw and axes on which they fit. */
export function useCurves(options: DrawingOptions): Drawing {
  const {entries, coordinate, quantity, units} = options;
  const {xScale, yScale, hasExact, span} = options;
  const curves = useMemo(
    () =>
      entries
        .filter(({isShown}) => isShown)
        .flatMap(({curve, exact}) =>
          hasExact && exact ? [exact, curve] : [curve],
        ),
    [entries, hasExact],
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
        isRound: true,
      }),
    [curves, yScale, quantity, units],
  );
  return {curves, xAxis, yAxis};
}
