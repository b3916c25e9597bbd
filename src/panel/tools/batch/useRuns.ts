import {useState} from 'react';

import type {AnyModel} from '../../../models/definition/modelDefinition';
import {runInWorker} from '../../../workers/inWorker';
import {useAbort} from '../../../workers/useAbort';
import type {Settings} from '../../state/settings';
import type {BatchResult} from './batchJob';
import {runAll} from './batchJob';

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** The results in the order of the settings, and why they end early if they do. */
export interface BatchOutcome {
  readonly results: readonly BatchResult[];
  readonly error: string | undefined;
}

/** Runs a model with many settings in a worker, and says how far it has come. */
export function useRuns({id: model}: AnyModel) {
  const [progress, setProgress] = useState<Progress>();
  const [renew, abort] = useAbort();
  /** Gives undefined when it is cancelled. */
  const start = async (
    settings: readonly Settings[],
  ): Promise<BatchOutcome | undefined> => {
    const signal = renew();
    const results: BatchResult[] = [];
    const show = () =>
      setProgress({done: results.length, all: settings.length});
    show();
    let error: string | undefined;
    try {
      await runInWorker({
        createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
        job: {model, settings},
        work: runAll,
        report: (result) => {
          results.push(result);
          show();
        },
        signal,
      });
    } catch (cause) {
      error = String(cause);
    }
    if (signal.aborted) {
      return undefined;
    }
    setProgress(undefined);
    return {results, error};
  };
  const cancel = () => {
    abort();
    setProgress(undefined);
  };
  return {progress, start, cancel};
}
