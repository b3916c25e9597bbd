import type {Dispatch} from 'react';
import {useEffect, useRef, useState} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Settings} from '../state/settings';
import type {Comparison, PanelAction} from '../state/state';
import type {BatchResult} from './batchJob';
import {runBatch} from './runBatch';

type NewComparison = Omit<Comparison, 'id'>;

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Runs a batch and adds its runs to the comparisons once all are done. */
export function useBatch(model: AnyModel, dispatch: Dispatch<PanelAction>) {
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (settings: readonly Settings[], locale: Locale) => {
    const abort = new AbortController();
    controller.current = abort;
    const runs: NewComparison[] = [];
    const messages: string[] = [];
    setFailures([]);
    setProgress({done: 0, all: settings.length});
    const report = (result: BatchResult) => {
      const runSettings = settings[result.index];
      if ('run' in result && runSettings) {
        runs.push({kind: 'batch', settings: runSettings, run: result.run});
      } else if ('failure' in result) {
        messages.push(result.failure[locale]);
      }
      setProgress({done: result.index + 1, all: settings.length});
    };
    try {
      await runBatch({model: model.id, settings}, report, abort.signal);
    } catch (error) {
      messages.push(String(error));
    }
    if (!abort.signal.aborted) {
      dispatch({type: 'compare', comparisons: runs});
      setFailures([...new Set(messages)]);
      setProgress(undefined);
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setProgress(undefined);
  };
  return {progress, failures, start, cancel};
}
