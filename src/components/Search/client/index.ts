import type {Answer} from '../engine';
import type {Reply, Request} from './messages';

/** Answers one query; never blocks the page. */
export type AskLater = (query: string, limit: number) => Promise<Answer>;

interface Waiting {
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (reason: Error) => void;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** The worker did not start; nothing is known of the index. */
class NoWorker extends Error {}

function startWorker(): (
  request: WithoutId<Request>,
) => Promise<Answer | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    const {id, answer, failure} = data;
    const asker = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) {
      asker?.resolve(answer);
    } else {
      asker?.reject(new Error(failure));
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

async function inWorker(url: string, again: boolean): Promise<AskLater> {
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

/** For browsers and policies that refuse workers. */
async function inPage(url: string, again: boolean): Promise<AskLater> {
  const {loadEngine} = await import('./load');
  const ask = await loadEngine(url, again);
  return (query, limit) => Promise.resolve(ask(query, limit));
}

async function start(url: string, again: boolean): Promise<AskLater> {
  try {
    return await inWorker(url, again);
  } catch (reason) {
    if (reason instanceof NoWorker) {
      return inPage(url, again);
    }
    throw reason;
  }
}

const started = new Map<string, Promise<AskLater>>();
const failedBefore = new Set<string>();

/**
 * Loads the index once for all who ask. A failure is not kept: the next call
 * tries again.
 * @throws Error when the index can't be had
 */
export function searchClient(url: string): Promise<AskLater> {
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
