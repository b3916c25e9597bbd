import type {VerdictKind} from '../../base/Verdict';
import type * as checkerModule from './checker';
import type {Verdict} from './checker';

/** The code that reads and judges answers, loaded when a field is first used. */
export type Checker = typeof checkerModule;

/** What is known about the answer in a field. */
export type Feedback =
  | {readonly state: 'waiting' | 'failed'}
  | {
      readonly state: 'judged';
      readonly verdict: Verdict;
      /** Undefined when the answer can't be read. */
      readonly kind: VerdictKind | undefined;
      readonly checker: Checker;
    };
