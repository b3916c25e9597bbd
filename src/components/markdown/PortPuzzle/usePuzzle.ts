import {useState} from 'react';

import type {Verdict} from '../../base/componentDrawings';
import {checkPair, findPort, gradeAnswer, type Pair, PAIRS} from './ports';

/** Counts the answers of the reader. */
export interface Tally {
  readonly right: number;
  readonly answered: number;
}

const FIRST_PAIR = PAIRS[0] ?? [findPort(''), findPort('')];

/** The state of the puzzle: two ports, an answer, and whether it is checked. */
export function usePuzzle() {
  const [pair, setPair] = useState<Pair>(FIRST_PAIR);
  const [answer, setAnswer] = useState<Verdict>();
  const [checked, setChecked] = useState<Verdict>();
  const [tally, setTally] = useState<Tally>({right: 0, answered: 0});
  return {
    pair,
    answer,
    checked,
    tally,
    ask: (next: Pair) => {
      setPair(next);
      setAnswer(undefined);
      setChecked(undefined);
    },
    choose: (next: Verdict) => {
      setAnswer(next);
      setChecked(undefined);
    },
    check: () => {
      if (answer === undefined || checked !== undefined) {
        return;
      }
      const isRight = gradeAnswer(answer, checkPair(pair)) === 'right';
      setTally(({right, answered}) => ({
        right: right + (isRight ? 1 : 0),
        answered: answered + 1,
      }));
      setChecked(answer);
    },
  };
}
