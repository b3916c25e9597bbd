/** The chunk that names all others: its hash changes with every version. */
export const RUNTIME_CHUNK = 'runtime~main';

/** The chunks that start a page, in this order; the bundler chooses the names. */
export const entryChunks = [RUNTIME_CHUNK, 'main'] as const;

/** The address of the runtime that this page runs, once it is in the page. */
export function runtimeAddress(): string | undefined {
  const script = document.querySelector(`script[src*="/${RUNTIME_CHUNK}."]`);
  return script?.getAttribute('src') ?? undefined;
}
