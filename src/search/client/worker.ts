import type {Answer} from './answer';
import {type AsyncSearch, loadSearch} from './load';

/** To the worker: load an index, or answer a query from the loaded one. */
export type Request =
  | {readonly url: string}
  | {readonly query: string; readonly limit: number};

/** From the worker, by the port that came with the request. A loaded index has no answer. */
export interface Reply {
  readonly answer?: Answer;
  readonly failure?: string;
}

let search: AsyncSearch | undefined;
let newest: Request;

async function replyTo(request: Request): Promise<Reply> {
  newest = request;
  if ('url' in request) {
    search = await loadSearch(request.url);
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
