import type {Run} from '../models/run/runResult';

type Listener = (run: Run) => void;

const runs = new Map<string, Run>();
const listeners = new Map<string, Set<Listener>>();

/** Shows the present run of a panel to the rest of its page. */
export function publishRun(run: Run): void {
  runs.set(run.model, run);
  listeners.get(run.model)?.forEach((listener) => listener(run));
}

/** Forgets the run of a panel that leaves the page. */
export function withdrawRun(model: string): void {
  runs.delete(model);
}

/**
 * Calls the listener with the present run of a model's panel, if it is live, and
 * with each later one. @returns a function that ends it
 */
export function watchRuns(model: string, listener: Listener): () => void {
  const those = listeners.get(model) ?? new Set();
  listeners.set(model, those.add(listener));
  const present = runs.get(model);
  if (present) {
    listener(present);
  }
  return () => those.delete(listener);
}
