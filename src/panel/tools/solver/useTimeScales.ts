import {useEffect, useMemo, useState} from 'react';

import type {LocalizedText} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {timeScalesAt} from '../../../models/run/insight/timeScalesAt';
import type {TimeScales} from '../../../models/run/insight/types';
import {failureMessage} from '../../state/runResult';
import type {AnalysedRun} from './useAnalysis';

export type TimeScalesState =
  | {readonly timeScales: TimeScales; readonly failure?: never}
  | {readonly failure: LocalizedText; readonly timeScales?: never};

/** More states than these take longer than a frame. */
const MANY_STATES = 50;

/** Milliseconds for which the cursor rests before many states are computed. */
const DELAY = 100;

/** The time scales at an instant; they follow it behind its movement. */
export function useTimeScales(
  model: AnyModel,
  {run, analysis: {states}}: AnalysedRun,
  at: number,
): TimeScalesState {
  const [instant, setInstant] = useState(at);
  const delay = states.length > MANY_STATES ? DELAY : 0;
  useEffect(() => {
    const timer = setTimeout(() => setInstant(at), delay);
    return () => clearTimeout(timer);
  }, [at, delay]);
  return useMemo(() => {
    try {
      return {timeScales: timeScalesAt(model, run, instant)};
    } catch (error) {
      return {failure: failureMessage(error)};
    }
  }, [model, run, instant]);
}
