import {useState} from 'react';

import {usePanelValues} from '../../context';
import type {Settings} from '../../state/settings';
import {useRuns} from './useRuns';

/** Runs a batch and adds its runs to the comparisons once all are done. */
export function useBatch() {
  const {model, locale, dispatch} = usePanelValues();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const runs = useRuns(model);
  const start = async (jobs: readonly Settings[]) => {
    setFailures([]);
    const outcome = await runs.start(jobs);
    if (!outcome) {
      return;
    }
    const {results, error} = outcome;
    const comparisons = jobs.flatMap((settings, index) => {
      const result = results[index];
      return result && 'run' in result
        ? [{kind: 'batch', settings, run: result.run} as const]
        : [];
    });
    const messages = results.flatMap((result) =>
      'failure' in result ? [result.failure[locale]] : [],
    );
    dispatch({type: 'compare', comparisons});
    const all = error === undefined ? messages : [...messages, error];
    setFailures([...new Set(all)]);
  };
  return {...runs, failures, start};
}
