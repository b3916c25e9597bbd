import {fluids} from './fluids';
import {heat} from './heat';
import {numerics} from './numerics';
import {signals} from './signals';
import {software} from './software';
import type {Term, TermEntry, TermGroup} from './types';

const entries: Readonly<Record<TermGroup, readonly TermEntry[]>> = {
  software,
  numerics,
  signals,
  heat,
  fluids,
};

/** In the order in which the page shows them. */
export const groups = Object.keys(entries) as readonly TermGroup[];

/** All terms, group after group. */
export const terms: readonly Term[] = groups.flatMap((group) =>
  entries[group].map((entry) => ({...entry, group})),
);
