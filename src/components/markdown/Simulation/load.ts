import type {ComponentType} from 'react';

import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {ModelId} from '../../../models/registry';
import {registry} from '../../../models/registry';
import type {PanelProps, startPanel} from './Panel';

/** What a page needs to run a model. */
export interface Loaded {
  readonly Panel: ComponentType<PanelProps>;
  readonly startPanel: typeof startPanel;
  readonly model: AnyModel;
}

async function load(id: ModelId): Promise<Loaded> {
  const [{default: Panel, startPanel}, {model}] = await Promise.all([
    import('./Panel'),
    registry[id].load(),
  ]);
  return {Panel, startPanel, model};
}

const pending = new Map<ModelId, Promise<Loaded>>();

/**
 * Loads the panel and one model side by side, each in a chunk of its own. The
 * promise of a model is the same each time, as `use` needs it, until it fails.
 */
export function loadOnce(id: ModelId): Promise<Loaded> {
  const loading = pending.get(id) ?? load(id);
  pending.set(id, loading);
  loading.catch(() => pending.delete(id));
  return loading;
}
