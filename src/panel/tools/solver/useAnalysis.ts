import {useEffect, useState} from 'react';

import type {LocalizedText} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {analyseRun} from '../../../models/run/insight/analyseRun';
import type {RunAnalysis} from '../../../models/run/insight/types';
import type {Run} from '../../../models/run/runResult';
import {failureMessage} from '../../state/runResult';

/** A run with the record of its steps. */
export interface AnalysedRun {
  readonly run: Run;
  readonly analysis: RunAnalysis;
}

export interface AnalysisState {
  /** The last run that could be recorded; undefined before the first. */
  readonly analysed?: AnalysedRun;
  /** Why the last run could not be recorded. */
  readonly failure?: LocalizedText;
}

/** Milliseconds without a change, so that sliders never wait for a record. */
const DELAY = 100;

function record(model: AnyModel, run: Run): AnalysisState {
  try {
    return {analysed: {run, analysis: analyseRun(model, run)}};
  } catch (error) {
    return {failure: failureMessage(error)};
  }
}

/** Computes a run again with a record of its steps, once it stays the same. */
export function useAnalysis(model: AnyModel, run: Run): AnalysisState {
  const [state, setState] = useState<AnalysisState>({});
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = record(model, run);
      setState((previous) => (next.failure ? {...previous, ...next} : next));
    }, DELAY);
    return () => clearTimeout(timer);
  }, [model, run]);
  return state;
}
