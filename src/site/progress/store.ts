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

const EMPTY: Progress = {};

let current: Progress | undefined;
/** What the page “Practice” keeps with it, as it was stored. */
let practice: unknown;
const listeners = new Set<() => void>();

/** Reads the stored text; undefined without one and where storage is denied. */
function stored(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the progress; where storage is denied or full it lasts for the visit. */
function store(progress: Progress): void {
  try {
    if (progress === EMPTY && practice === undefined) {
      localStorage.removeItem(STORAGE_KEY);
    } else {
      localStorage.setItem(STORAGE_KEY, writeProgress(progress, practice));
    }
  } catch {
    // The site works without storage.
  }
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

function load(): Progress {
  const text = stored();
  const result = text === undefined ? undefined : readProgress(text);
  if (!result || 'refusal' in result) {
    return EMPTY;
  }
  practice = result.practice ?? practice;
  return result.progress;
}

function change(progress: Progress): void {
  show(progress);
  store(progress);
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

/** Calls the listener at each change. @returns a function that ends it */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
    }
  };
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
  change(Object.keys(latest).length > 0 ? latest : EMPTY);
}

/** Adds the progress in a file to the present one. @returns why not, if refused */
export function importProgress(text: string): Refusal | undefined {
  const result = readProgress(text);
  if ('refusal' in result) {
    return result.refusal;
  }
  const merged = mergeProgress(getProgress(), result.progress);
  practice ??= result.practice;
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
  change(EMPTY);
}
