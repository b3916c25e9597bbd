import {useEffect, useState} from 'react';

import type {LocalizedText} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {analyseRun} from '../../../models/run/insight/analyseRun';
import type {LargestDifference} from '../../../models/run/insight/largestDifference';
import {largestDifference} from '../../../models/run/insight/largestDifference';
import type {RunAnalysis} from '../../../models/run/insight/types';
import type {Run} from '../../../models/run/runResult';
import {simulate} from '../../../models/run/simulate';
import {usualTolerance} from '../../../models/run/solveModel';
import {failureMessage} from '../../state/runResult';

/** A run with the record of its steps. */
export interface AnalysedRun {
  readonly run: Run;
  readonly analysis: RunAnalysis;
  /** From the run to that of another tolerance, which was recorded. */
  readonly difference?: LargestDifference | undefined;
}

export interface AnalysisState {
  /** The last run that could be recorded; undefined before the first. */
  readonly analysed?: AnalysedRun;
  /** Why the last run could not be recorded. */
  readonly failure?: LocalizedText;
}

/** Milliseconds without a change, so that sliders never wait for a record. */
const DELAY = 100;

function differenceAt(
  model: AnyModel,
  run: Run,
  tolerance: number,
): LargestDifference | undefined {
  if (tolerance === usualTolerance(model)) {
    return undefined;
  }
  const {values, duration} = run;
  const other = simulate(model, values, {
    ...(model.duration && {duration}),
    tolerance,
  });
  return largestDifference(model, run, other);
}

function record(model: AnyModel, run: Run, tolerance: number): AnalysisState {
  try {
    const analysis = analyseRun(model, run, tolerance);
    const difference = differenceAt(model, run, tolerance);
    return {analysed: {run, analysis, difference}};
  } catch (error) {
    return {failure: failureMessage(error)};
  }
}

/**
 * Computes a run again with a relative tolerance and a record of its steps, once
 * both stay the same.
 */
export function useAnalysis(
  model: AnyModel,
  run: Run,
  tolerance: number,
): AnalysisState {
  const [state, setState] = useState<AnalysisState>({});
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = record(model, run, tolerance);
      setState((previous) => (next.failure ? {...previous, ...next} : next));
    }, DELAY);
    return () => clearTimeout(timer);
  }, [model, run, tolerance]);
  return state;
}
