import {groups} from 'd3-array';
import {useCallback} from 'react';

import type {Run, Variable} from '../../amesimFile/model';
import type {Columns} from '../../amesimFile/parts/results';
import type {LoadState} from '../../hydration/loadWhenWanted';
import {runJob} from './runJob';
import {useJob} from './useJob';

/** A variable to read: its row in a run, then in those behind it. */
export interface WantedCurve {
  readonly variable: Variable;
  readonly places: readonly {readonly run: Run; readonly row: number}[];
}

/** The curve of one variable in one run. */
interface Curve extends Omit<Columns, 'values'> {
  readonly values: Float64Array;
}

/** A variable with its curve in a run, and those of the runs behind it. */
export interface ReadCurve extends Curve {
  readonly variable: Variable;
  /** Place in the list of what was wanted, which selects the colour. */
  readonly styleIndex: number;
  readonly others: readonly Curve[];
}

/** Wants the variables of a run that have some paths, and the same of others. */
export function wantCurves(
  run: Run,
  paths: readonly string[],
  others: readonly Run[] = [],
): readonly WantedCurve[] {
  const find = ({variables}: Run, path: string) =>
    variables.find((variable) => variable.path === path);
  return paths.flatMap((path) => {
    const variable = find(run, path);
    const places = [run, ...others].flatMap((each) => {
      const there = find(each, path);
      return there ? {run: each, row: there.row} : [];
    });
    return variable ? {variable, places} : [];
  });
}

/** Reads curves in a worker, all of a run at once. */
async function readCurves(
  wanted: readonly WantedCurve[],
  signal: AbortSignal,
): Promise<readonly ReadCurve[]> {
  const byRun = groups(
    wanted.flatMap(({places}) => places),
    ({run}) => run,
  );
  const input = byRun.map(([{results}, places]) => ({
    results,
    rows: places.map(({row}) => row),
  }));
  const {columns} = await runJob({kind: 'columns', input}, signal);
  const curves = new Map(
    columns.flatMap(({values, ...rest}, index) =>
      values.map((column, at) => {
        const place = byRun[index]?.[1][at];
        return [place, {...rest, values: column}];
      }),
    ),
  );
  return wanted.flatMap(({variable, places}, styleIndex) => {
    const [own, ...others] = places.flatMap((place) => curves.get(place) ?? []);
    return own ? {...own, variable, styleIndex, others} : [];
  });
}

/**
 * Reads curves; `wanted` must stay the same object while nothing else is wanted.
 * What was read last stays until all of the next is there.
 */
export function useCurves(
  wanted: readonly WantedCurve[],
): LoadState<readonly ReadCurve[]> {
  const work = useCallback(
    (signal: AbortSignal) => readCurves(wanted, signal),
    [wanted],
  );
  return useJob(work);
}
