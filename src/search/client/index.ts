import type {Answer} from './answer';
import type {Reply, Request} from './messages';

export type {Answer, Hit} from './answer';
export type {Marked} from './excerpt';

/** Answers one query without blocking the page. */
export type AsyncSearch = (query: string, limit: number) => Promise<Answer>;

interface Waiting {
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (reason: Error) => void;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** Says that the worker did not start, whatever the index is. */
class NoWorker extends Error {}

function startWorker(): (
  request: WithoutId<Request>,
) => Promise<Answer | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    const {id, answer, failure} = data;
    const request = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) {
      request?.resolve(answer);
    } else {
      request?.reject(new Error(failure));
    }
  });
  worker.addEventListener('error', () => {
    waiting.forEach(({reject}) => reject(new NoWorker()));
    waiting.clear();
  });
  return (request) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, {resolve, reject});
      worker.postMessage({...request, id: last});
    });
}

async function inWorker(url: string, again: boolean): Promise<AsyncSearch> {
  let send: ReturnType<typeof startWorker>;
  try {
    send = startWorker();
  } catch {
    throw new NoWorker();
  }
  await send({url, again});
  return async (query, limit) => {
    const answer = await send({query, limit});
    if (!answer) {
      throw new Error('No answer');
    }
    return answer;
  };
}

/** Searches on the page, where the browser or a policy refuses workers. */
async function inPage(url: string, again: boolean): Promise<AsyncSearch> {
  const {loadSearch} = await import('./load');
  const search = await loadSearch(url, again);
  return (query, limit) => Promise.resolve(search(query, limit));
}

async function start(url: string, again: boolean): Promise<AsyncSearch> {
  try {
    return await inWorker(url, again);
  } catch (reason) {
    if (reason instanceof NoWorker) {
      return inPage(url, again);
    }
    throw reason;
  }
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
