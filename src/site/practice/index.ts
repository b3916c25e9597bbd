import {useMemo, useSyncExternalStore} from 'react';

import {getPractice, keepPractice, subscribe} from '../progress';
import {
  beginRound,
  learned,
  type Memory,
  type Outcome,
  readMemory,
} from './memory';

export {
  chooseRound,
  countDue,
  joinKept,
  type Memory,
  type Outcome,
} from './memory';
export {
  type ExerciseLevel,
  exerciseLevels,
  type Topic,
  topicOf,
  topics,
} from './topics';

/** Returns what is kept of the rounds; nothing on the server. */
export function useMemory(): Memory {
  const stored = useSyncExternalStore(subscribe, getPractice, () => undefined);
  return useMemo(() => readMemory(stored), [stored]);
}

/** Begins a round, in this browser, and returns what is known before it. */
export function startRound(): Memory {
  const memory = beginRound(readMemory(getPractice()));
  keepPractice(memory);
  return memory;
}

/** Keeps how an exercise went. */
export function learn(id: string, outcome: Outcome): void {
  keepPractice(learned(readMemory(getPractice()), id, outcome));
}

/** Forgets all rounds; the answers on the pages stay. */
export function forgetRounds(): void {
  keepPractice(undefined);
}
