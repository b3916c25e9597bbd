import {isRecord} from '../isRecord';

/** What is known of an exercise: its box, and the round in which it is due. */
export interface Card {
  /** 0 after a mistake; each right answer moves it on by one. */
  readonly box: number;
  readonly due: number;
}

/** What is kept of the rounds of practice, by the ids of exercises. */
export interface Memory {
  /** The number of the present round; 0 before the first. */
  readonly round: number;
  readonly cards: Readonly<Record<string, Card>>;
}

export const NOTHING: Memory = {round: 0, cards: {}};

/** The last box, from which an exercise comes back after 16 rounds. */
const LAST_BOX = 4;

/** How many exercises a round has. */
export const ROUND_SIZE = 5;

/** Limits far above what readers reach, so that a file cannot fill the storage. */
const LIMITS = {cards: 1000, rounds: 1_000_000} as const;

const ID = /^[\w-]{1,80}$/u;

function isCount(value: unknown, largest: number): value is number {
  return (
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largest
  );
}

function isCard(value: unknown): value is Card {
  return (
    isRecord(value) &&
    isCount(value.box, LAST_BOX) &&
    isCount(value.due, 2 * LIMITS.rounds)
  );
}

/** Reads what was stored; anything else than a memory counts as none. */
export function readMemory(stored: unknown): Memory {
  if (!isRecord(stored) || !isRecord(stored.cards)) {
    return NOTHING;
  }
  const {round, cards} = stored;
  const entries = Object.entries(cards);
  const isSound =
    isCount(round, LIMITS.rounds) &&
    entries.length <= LIMITS.cards &&
    entries.every(([id, card]) => ID.test(id) && isCard(card));
  return isSound ? {round, cards: cards as Memory['cards']} : NOTHING;
}

/** The memory of another browser, with its cards due as many rounds from here. */
function moved({round, cards}: Memory, to: number): Memory['cards'] {
  const entries = Object.entries(cards).map(
    ([id, {box, due}]) => [id, {box, due: due + to - round}] as const,
  );
  return Object.fromEntries(entries);
}

/**
 * Joins what two browsers have stored: the memory with more rounds counts where
 * both know an exercise, and what is no memory adds nothing.
 */
export function joinKept(one: unknown, other: unknown): unknown {
  if (other === undefined) {
    return one;
  }
  const [most, least] = [one, other]
    .map(readMemory)
    .sort((a, b) => b.round - a.round) as [Memory, Memory];
  const {round, cards} = most;
  return {round, cards: {...moved(least, round), ...cards}};
}

/** How an exercise of a round went. */
export type Outcome = 'right' | 'missed';

/** Begins the next round: what is due in it is chosen for it. */
export function beginRound({round, cards}: Memory): Memory {
  return {round: round + 1, cards};
}

/**
 * Notes how an exercise went in the present round. One that was missed is due in
 * the next round; one that was right moves to the next box and is due 2, 4, 8,
 * then 16 rounds later.
 */
export function learned(
  {round, cards}: Memory,
  id: string,
  outcome: Outcome,
): Memory {
  const box =
    outcome === 'right' ? Math.min((cards[id]?.box ?? 0) + 1, LAST_BOX) : 0;
  return {round, cards: {...cards, [id]: {box, due: round + 2 ** box}}};
}

/** The place of an exercise in the order in which rounds take them. */
function rank(
  id: string,
  {round, cards}: Memory,
  isAnswered: (id: string) => boolean,
): number {
  const card = cards[id];
  if (!card) {
    // One that was answered on its own page comes after those never seen.
    return isAnswered(id) ? 2 : 1;
  }
  return card.due <= round ? 0 : 2 + card.due - round;
}

/** Counts the exercises that are due in the round after the present one. */
export function countDue(ids: readonly string[], memory: Memory): number {
  const next = beginRound(memory);
  return ids.filter((id) => rank(id, next, () => true) === 0).length;
}

/**
 * Chooses the exercises of a round: those that are due, then new ones, then those
 * that were answered on their pages, then those that are due soonest; among equals by chance.
 * @param random returns a number from 0 to 1, without 1
 */
export function chooseRound(
  ids: readonly string[],
  memory: Memory,
  isAnswered: (id: string) => boolean,
  random: () => number,
): readonly string[] {
  return ids
    .map((id) => ({id, key: rank(id, memory, isAnswered) + random() / 2}))
    .sort((one, other) => one.key - other.key)
    .slice(0, ROUND_SIZE)
    .map(({id}) => id);
}
