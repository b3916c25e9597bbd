import type {Dispatch} from 'react';
import {useState} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Settings} from '../state/settings';
import type {PanelAction} from '../state/state';
import {useRuns} from './useRuns';

/** Runs a batch and adds its runs to the comparisons once all are done. */
export function useBatch(model: AnyModel, dispatch: Dispatch<PanelAction>) {
  const [failures, setFailures] = useState<readonly string[]>([]);
  const runs = useRuns(model);
  const start = async (all: readonly Settings[], locale: Locale) => {
    setFailures([]);
    const outcome = await runs.start(all);
    if (!outcome) {
      return;
    }
    const {results, error} = outcome;
    const comparisons = all.flatMap((settings, index) => {
      const result = results[index];
      return result && 'run' in result
        ? [{kind: 'batch', settings, run: result.run} as const]
        : [];
    });
    const messages = results.flatMap((result) =>
      'failure' in result ? [result.failure[locale]] : [],
    );
    dispatch({type: 'compare', comparisons});
    setFailures([...new Set([...messages, ...(error ? [error] : [])])]);
  };
  return {...runs, failures, start};
}
