/** Starts the worker that reads large tables and fits models. */
export function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
