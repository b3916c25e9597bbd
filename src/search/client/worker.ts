import {type AsyncSearch, loadSearch} from './load';
import type {Reply, Request} from './messages';

let search: AsyncSearch | undefined;
let newest: Request;

async function replyTo(request: Request): Promise<Reply> {
  newest = request;
  if ('url' in request) {
    search = await loadSearch(request.url, request.again);
    return {};
  }
  // Lets messages that wait come first: only the newest query is answered.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return search && newest === request
    ? {answer: await search(request.query, request.limit)}
    : {failure: 'No index is loaded, or a newer query has come'};
}

self.addEventListener('message', ({data, ports}: MessageEvent<Request>) => {
  replyTo(data)
    .catch((reason: unknown) => ({failure: String(reason)}))
    .then((reply) => ports[0]?.postMessage(reply))
    .catch(() => undefined);
});
