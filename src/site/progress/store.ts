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
    if (progress === EMPTY) {
      localStorage.removeItem(STORAGE_KEY);
    } else {
      localStorage.setItem(STORAGE_KEY, writeProgress(progress));
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
  return result && 'progress' in result ? result.progress : EMPTY;
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

/**
 * Records what the reader has done on the present page. Nothing is sent.
 * @param id the element's id, the same in both languages: letters, digits, '-'
 */
export function record(activity: Activity, id: string): void {
  const route = routeKey(window.location.pathname);
  const {length} = document.querySelectorAll('[data-activity]');
  // Another tab may have recorded something since.
  const latest = mergeProgress(load(), getProgress());
  change(addActivity(latest, route, [activity, id], length));
}

/** Adds the progress in a file to the present one. @returns why not, if refused */
export function importProgress(text: string): Refusal | undefined {
  const result = readProgress(text);
  if ('refusal' in result) {
    return result.refusal;
  }
  change(mergeProgress(getProgress(), result.progress));
  return undefined;
}

/** Writes the progress as the text of a file. */
export function exportProgress(): string {
  return writeProgress(getProgress());
}

/** Forgets everything that was recorded. */
export function forgetProgress(): void {
  change(EMPTY);
}
