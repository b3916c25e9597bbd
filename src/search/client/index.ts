import type {AsyncSearch} from './load';
import type {Reply, Request} from './worker';

export type {Answer, Hit} from './answer';
export type {Marked} from './excerpt';
export {MAXIMUM_LENGTH} from '../index-format';

/** Rejects only where there is no worker, whatever the index is. */
function ask(worker: Worker, request: Request): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const answered = new AbortController();
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      port1.close();
      answered.abort();
      resolve(data);
    };
    const fail = () => reject(new Error('The worker did not start'));
    worker.addEventListener('error', fail, {signal: answered.signal});
    worker.postMessage(request, [port2]);
  });
}

async function start(url: string): Promise<AsyncSearch> {
  let worker: Worker;
  let loaded: Reply;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    loaded = await ask(worker, {url});
  } catch {
    // Where the browser or a policy refuses workers, the page searches.
    const {loadSearch} = await import('./load');
    return loadSearch(url);
  }
  if (loaded.failure !== undefined) {
    worker.terminate();
    throw new Error(loaded.failure);
  }
  return async (query, limit) => {
    const {answer, failure} = await ask(worker, {query, limit});
    if (!answer) {
      throw new Error(failure);
    }
    return answer;
  };
}

let started: Promise<AsyncSearch> | undefined;

/**
 * Loads the index of the page's language once for all callers. A failure is not
 * remembered: the next call tries again.
 * @throws Error when the index can't be had
 */
export function searchClient(url: string): Promise<AsyncSearch> {
  started ??= start(url);
  started.catch(() => {
    started = undefined;
  });
  return started;
}
