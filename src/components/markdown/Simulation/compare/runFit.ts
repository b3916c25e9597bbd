import type {FitJob} from '../../../../comparison/fit/fitModel';
import {loadChunk} from '../../../../offline/loadChunk';
import {callWorker} from '../callWorker';
import {yieldToMain} from '../yieldToMain';
import type {FitMessage, WorkerJob} from './job';

type Report = (message: FitMessage) => void;

/**
 * Fits a model in a worker, or between the tasks of the main thread where
 * workers are not allowed.
 */
export async function runFit(
  job: FitJob,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const whileWanted: Report = (message) => {
    if (!signal.aborted) {
      report(message);
    }
  };
  try {
    await callWorker<FitMessage>(
      new Worker(new URL('./worker.ts', import.meta.url)),
      {kind: 'fit', job} satisfies WorkerJob,
      (message) => {
        whileWanted(message);
        return !('progress' in message);
      },
      signal,
    );
  } catch {
    const {fitInThread} = await loadChunk(() => import('./fitInThread'));
    await fitInThread(job, whileWanted, async () => {
      await yieldToMain();
      return !signal.aborted;
    });
  }
}
