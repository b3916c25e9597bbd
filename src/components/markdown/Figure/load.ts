import type {Draw, LoadDrawing} from './define';

const pending = new Map<string, Promise<Draw | undefined>>();

async function load(name: string, drawing: LoadDrawing) {
  try {
    return (await drawing()).default;
  } catch (error) {
    if (typeof window === 'undefined') {
      throw error;
    }
    pending.delete(name);
    return undefined;
  }
}

/**
 * Loads a drawing, the same promise each time, as `use` needs it. In the
 * browser a lost chunk gives nothing; while the site is built it is an error.
 */
export function loadOnce(
  name: string,
  drawing: LoadDrawing,
): Promise<Draw | undefined> {
  const loading = pending.get(name) ?? load(name, drawing);
  pending.set(name, loading);
  return loading;
}
