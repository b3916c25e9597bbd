import type {Answer} from './answer';

/** To the worker: load an index, or answer a query from the loaded one. */
export type Request =
  | {readonly url: string; readonly again: boolean}
  | {readonly query: string; readonly limit: number};

/** From the worker, by the port that came with the request. A loaded index has no answer. */
export interface Reply {
  readonly answer?: Answer;
  readonly failure?: string;
}
