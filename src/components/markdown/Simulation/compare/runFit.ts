import type {FitJob} from '../../../../comparison/fit/fitModel';
import {loadChunk} from '../../../../offline/loadChunk';
import {yieldToMain} from '../yieldToMain';
import type {FitMessage, WorkerJob} from './job';

type Report = (message: FitMessage) => void;

/** Fits in a worker; rejects where the browser allows none. */
function fitInWorker(
  job: FitJob,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const end = () => {
      worker.terminate();
      resolve();
    };
    worker.addEventListener('message', ({data}: MessageEvent<FitMessage>) => {
      report(data);
      if (!('progress' in data)) {
        end();
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message));
    });
    signal.addEventListener('abort', end);
    const asked: WorkerJob = {kind: 'fit', job};
    worker.postMessage(asked);
  });
}

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
    await fitInWorker(job, whileWanted, signal);
  } catch {
    const {fitHere} = await loadChunk(() => import('./fitHere'));
    await fitHere(job, whileWanted, async () => {
      await yieldToMain();
      return !signal.aborted;
    });
  }
}
