import {loadOnce} from '../hydration/loadOnce';
import type {AnyModel} from '../models/definition/modelDefinition';
import type {ModelId} from '../models/registry';
import {registry} from '../models/registry';

/**
 * Makes a function that loads a live part and one model side by side, each in a
 * chunk of its own.
 */
export function loadWithModel<Part>(
  load: () => Promise<Part>,
): (id: ModelId) => Promise<Part & {readonly model: AnyModel}> {
  return loadOnce(async (id: ModelId) => {
    const [part, {model}] = await Promise.all([load(), registry[id]()]);
    return {...part, model};
  });
}
