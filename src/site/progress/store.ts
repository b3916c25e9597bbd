import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {nextStep} from '../path';
import {routeKey} from '../routeKey';
import {publish} from './published';
import {ringAttributes} from './ring';
import {
  type Activity,
  addActivity,
  mergeProgress,
  type Progress,
  readProgress,
  type Refusal,
  shareOf,
  writeProgress,
} from './schema';
import {STORAGE_KEY} from './storageKey';

/** Where a text is kept that could not be read. */
const UNREAD_KEY = `${STORAGE_KEY}-unread`;

const EMPTY: Progress = {};

let current: Progress | undefined;
/** What the page “Practice” keeps with it, as it was stored. */
let practice: unknown;
const listeners = new Set<() => void>();

/** Reads a stored text; undefined without one and where storage is denied. */
function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or none; where storage is denied or full nothing changes. */
function put(key: string, text?: string): void {
  try {
    if (text === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, text);
    }
  } catch {
    // The site works without storage: the progress lasts for the visit.
  }
}

function isUnread(text: string | undefined): text is string {
  return text !== undefined && 'refusal' in readProgress(text);
}

/** Returns the text in the storage that cannot be read, if there is one. */
export function getUnread(): string | undefined {
  return [STORAGE_KEY, UNREAD_KEY].map(stored).find(isUnread);
}

/**
 * Stores the progress. A text in its place that cannot be read is set aside, as a
 * newer version of the site may have written it, and is forgotten once it is read.
 */
function store(progress: Progress): void {
  const unread = getUnread();
  if (isUnread(stored(STORAGE_KEY))) {
    // There may be no room for it at both places.
    put(STORAGE_KEY);
  }
  put(UNREAD_KEY, unread);
  const isEmpty = Object.keys(progress).length === 0 && practice === undefined;
  put(STORAGE_KEY, isEmpty ? undefined : writeProgress(progress, practice));
}

function ringsOf(progress: Progress) {
  const rings = Object.entries(progress).flatMap(([route, page]) => {
    const share = shareOf(page);
    return share ? [[route, ringAttributes(share)] as const] : [];
  });
  return new Map(rings);
}

function show(progress: Progress): void {
  current = progress;
  publish({rings: ringsOf(progress), step: nextStep(progress)});
  listeners.forEach((listener) => listener());
}

/** Reads what is stored, and what was set aside if it can be read by now. */
function load(): Progress {
  return [UNREAD_KEY, STORAGE_KEY].reduce((progress, key) => {
    const result = readProgress(stored(key) ?? '');
    if ('refusal' in result) {
      return progress;
    }
    practice = result.practice ?? practice;
    return mergeProgress(result.progress, progress);
  }, EMPTY);
}

function change(progress: Progress): void {
  store(progress);
  show(progress);
}

/** Returns the progress, which is read from the storage at the first call. */
export function getProgress(): Progress {
  current ??= load();
  return current;
}

/** Reads the progress again when another tab has changed it. */
function onStorage({key}: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) {
    practice = undefined;
    show(load());
  }
}

// Also on pages that show nothing of it: what another tab has forgotten must not
// be stored again by the next page.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('storage', onStorage);
}

/** Calls the listener at each change. @returns a function that ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows what is stored in the lists of pages, and on the path. */
export function showStored(): void {
  show(getProgress());
}

/** A page to which something belongs, and how much there is to do on it. */
interface RecordedPage {
  readonly route: string;
  readonly total: number;
}

function presentPage(): RecordedPage {
  return {
    route: window.location.pathname,
    total: document.querySelectorAll('[data-activity]').length,
  };
}

/**
 * Records what the reader has done, on the present page unless another one is
 * given. Nothing is sent.
 * @param id the element's id, the same in both languages: letters, digits, '-'
 */
export function record(
  activity: Activity,
  id: string,
  {route, total} = presentPage(),
): void {
  // Another tab may have recorded something since.
  const latest = mergeProgress(load(), getProgress());
  change(addActivity(latest, routeKey(route), [activity, id], total));
}

/** Returns what the page “Practice” keeps; the same object until it changes. */
export function getPractice(): unknown {
  getProgress();
  return practice;
}

/** Keeps something for the page “Practice”; undefined forgets it. */
export function keepPractice(value: unknown): void {
  const latest = mergeProgress(load(), getProgress());
  practice = value;
  change(latest);
}

/**
 * Adds the progress in a file to the present one.
 * @param join joins what the page “Practice” keeps with what it kept in the file
 * @returns why not, if refused
 */
export function importProgress(
  text: string,
  join: (kept: unknown, added: unknown) => unknown,
): Refusal | undefined {
  const result = readProgress(text);
  if ('refusal' in result) {
    return result.refusal;
  }
  const merged = mergeProgress(getProgress(), result.progress);
  const joined = join(practice, result.practice);
  // Both together may be more than the next visit reads.
  const stays = readProgress(writeProgress(merged, joined));
  if ('refusal' in stays) {
    return stays.refusal;
  }
  practice = joined;
  change(merged);
  return undefined;
}

/** Writes the progress as the text of a file. */
export function exportProgress(): string {
  return writeProgress(getProgress(), practice);
}

/** Forgets everything that was recorded. */
export function forgetProgress(): void {
  practice = undefined;
  put(STORAGE_KEY);
  put(UNREAD_KEY);
  change(EMPTY);
}
