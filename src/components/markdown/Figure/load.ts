import {loadOnce} from '../../../hydration/loadOnce';
import {loadChunk} from '../../../offline/loadChunk';
import type {Draw, LoadDrawing} from './define';

/**
 * Loads a drawing by its name. In the browser a chunk that can't be loaded
 * gives `undefined`; while the site is built it is an error.
 */
export const loadDrawing = loadOnce(
  async (_name: string, drawing: LoadDrawing): Promise<Draw | undefined> => {
    try {
      return (await loadChunk(drawing)).default;
    } catch (error) {
      if (typeof window === 'undefined') {
        throw error;
      }
      return undefined;
    }
  },
);
