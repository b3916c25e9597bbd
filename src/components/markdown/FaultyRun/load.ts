import {loadOnce} from '../../../hydration/loadOnce';
import type {FaultyRunName} from '../../../models/faultyRuns';
import {loadChunk} from '../../../offline/loadChunk';

/**
 * Loads a run with what draws it. In the browser a chunk that can't be loaded
 * gives `undefined`; while the site is built it is an error.
 */
export const loadFaultyRun = loadOnce(async (name: FaultyRunName) => {
  try {
    const {FaultyRunView, prepare} = await loadChunk(
      () => import('./FaultyRunView'),
    );
    return {FaultyRunView, prepared: await prepare(name)};
  } catch (error) {
    if (typeof window === 'undefined') {
      throw error;
    }
    return undefined;
  }
});
