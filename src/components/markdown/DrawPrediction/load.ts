import {loadOnce} from '../../../hydration/loadOnce';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {ModelId} from '../../../models/registry';
import {registry} from '../../../models/registry';

type Parts = typeof import('./DrawingView');

/** What a page needs to draw in a figure and to compare it with the run. */
export interface LoadedDrawing {
  readonly DrawingView: Parts['default'];
  readonly startDrawing: Parts['startDrawing'];
  readonly model: AnyModel;
}

/** Loads the figure and one model side by side, each in a chunk of its own. */
export const loadDrawing = loadOnce(
  async (id: ModelId): Promise<LoadedDrawing> => {
    const [{default: DrawingView, startDrawing}, {model}] = await Promise.all([
      import('./DrawingView'),
      registry[id](),
    ]);
    return {DrawingView, startDrawing, model};
  },
);
