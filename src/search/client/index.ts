import type {AsyncSearch} from './load';
import type {Reply, Request} from './messages';

export type {Answer, Hit} from './answer';
export type {Marked} from './excerpt';
export type {AsyncSearch} from './load';
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
    worker.addEventListener('error', fail, answered);
    worker.postMessage(request, [port2]);
  });
}

/** Searches on the page, where the browser or a policy refuses workers. */
async function inPage(url: string, again: boolean): Promise<AsyncSearch> {
  const {loadSearch} = await import('./load');
  return loadSearch(url, again);
}

async function start(url: string, again: boolean): Promise<AsyncSearch> {
  let worker: Worker;
  let loaded: Reply;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    loaded = await ask(worker, {url, again});
  } catch {
    return inPage(url, again);
  }
  if (loaded.failure !== undefined) {
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

const started = new Map<string, Promise<AsyncSearch>>();
const failedBefore = new Set<string>();

/**
 * Loads the index once for all callers. A failure is not remembered: the next
 * call tries again.
 * @throws Error when the index can't be had
 */
export function searchClient(url: string): Promise<AsyncSearch> {
  const running = started.get(url);
  if (running) {
    return running;
  }
  const client = start(url, failedBefore.has(url));
  started.set(url, client);
  client.catch(() => {
    started.delete(url);
    failedBefore.add(url);
  });
  return client;
}
