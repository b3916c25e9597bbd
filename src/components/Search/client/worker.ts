import {type Ask, loadEngine} from './load';
import type {Reply, Request} from './messages';

let ask: Ask | undefined;

async function replyTo(request: Request): Promise<Reply> {
  const {id} = request;
  if ('url' in request) {
    ask = await loadEngine(request.url, request.again);
    return {id};
  }
  return ask
    ? {id, answer: ask(request.query, request.limit)}
    : {id, failure: 'No index is loaded'};
}

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  replyTo(data)
    .catch((reason: unknown) => ({id: data.id, failure: String(reason)}))
    .then((reply) => self.postMessage(reply))
    .catch(() => undefined);
});
