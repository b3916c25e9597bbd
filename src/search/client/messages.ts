import type {Answer} from './answer';

/** To the worker: load an index, or answer a query from the loaded one. */
export type Request =
  | {readonly id: number; readonly url: string; readonly again: boolean}
  | {readonly id: number; readonly query: string; readonly limit: number};

/** From the worker. A loaded index has no answer. */
export interface Reply {
  readonly id: number;
  readonly answer?: Answer;
  readonly failure?: string;
}
