import {useCallback} from 'react';

import type {ListedVariable, Run} from '../../amesimFile/model';
import type {Columns} from '../../amesimFile/parts/results';
import type {LoadState} from '../../hydration/loadWhenWanted';
import {runJob} from './runJob';
import {useJob} from './useJob';

/** Variables to read from the results of one run. */
export interface WantedCurves {
  readonly run: Run;
  readonly variables: readonly ListedVariable[];
  /** Place in the ramp of colours, 0 to 1, of a run that lies behind another. */
  readonly rank?: number | undefined;
}

/** The curve of one variable in one run. */
export interface ReadCurve
  extends Omit<Columns, 'values'>, Pick<WantedCurves, 'rank'> {
  readonly variable: ListedVariable;
  readonly values: Float64Array;
  /** Selects the colour; the same for one variable in several runs. */
  readonly styleIndex: number;
}

/** Wants the variables of a run that have some paths, in the order of these. */
export function wantCurves(
  run: Run,
  paths: readonly string[],
  rank?: number,
): WantedCurves {
  const variables = paths.flatMap(
    (path) => run.variables.find((variable) => variable.path === path) ?? [],
  );
  return {run, variables, rank};
}

/** Reads curves in workers, one run after the other: each goes through its file. */
async function readCurves(
  all: readonly WantedCurves[],
  signal: AbortSignal,
): Promise<readonly ReadCurve[]> {
  const wanted = all.filter(({variables}) => variables.length > 0);
  const named = wanted.flatMap(({variables}) => variables);
  const paths = [...new Set(named.map(({path}) => path))];
  const curves: ReadCurve[] = [];
  for (const {run, variables, rank} of wanted) {
    const rows = variables.map(({row}) => row);
    const input = {results: run.results, rows};
    const {values, ...rest} = await runJob({kind: 'columns', input}, signal);
    for (const [index, variable] of variables.entries()) {
      const column = values[index] ?? new Float64Array();
      const styleIndex = paths.indexOf(variable.path);
      curves.push({...rest, variable, values: column, styleIndex, rank});
    }
  }
  return curves;
}

/**
 * Reads curves; `wanted` must stay the same object while nothing else is wanted.
 * What was read last stays until all of the next is there.
 */
export function useCurves(
  wanted: readonly WantedCurves[],
): LoadState<readonly ReadCurve[]> {
  const work = useCallback(
    (signal: AbortSignal) => readCurves(wanted, signal),
    [wanted],
  );
  return useJob(work);
}
