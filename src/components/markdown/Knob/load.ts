import {loadOnce} from '../../../hydration/loadOnce';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {ModelId} from '../../../models/registry';
import {registry} from '../../../models/registry';

type Parts = typeof import('./KnobView');

/** What a page needs to draw a knob. */
export interface LoadedKnob {
  readonly KnobView: Parts['default'];
  readonly startKnob: Parts['startKnob'];
  readonly model: AnyModel;
}

/** Loads the knob and one model side by side, each in a chunk of its own. */
export const loadKnob = loadOnce(async (id: ModelId): Promise<LoadedKnob> => {
  const [{default: KnobView, startKnob}, {model}] = await Promise.all([
    import('./KnobView'),
    registry[id](),
  ]);
  return {KnobView, startKnob, model};
});
