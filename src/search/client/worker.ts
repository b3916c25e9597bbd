import type {Search} from './answer';
import {loadSearch} from './load';
import type {Reply, Request} from './messages';

let search: Search | undefined;

async function replyTo(request: Request): Promise<Reply> {
  const {id} = request;
  if ('url' in request) {
    search = await loadSearch(request.url, request.again);
    return {id};
  }
  return search
    ? {id, answer: search(request.query, request.limit)}
    : {id, failure: 'No index is loaded'};
}

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  replyTo(data)
    .catch((reason: unknown) => ({id: data.id, failure: String(reason)}))
    .then((reply) => self.postMessage(reply))
    .catch(() => undefined);
});
