import type {ComponentType} from 'react';

import {loadOnce} from '../../../hydration/loadOnce';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {ModelId} from '../../../models/registry';
import {registry} from '../../../models/registry';
import type {PanelProps, startPanel} from './Panel';

/** What a page needs to run a model. */
export interface LoadedPanel {
  readonly Panel: ComponentType<PanelProps>;
  readonly startPanel: typeof startPanel;
  readonly model: AnyModel;
}

/** Loads the panel and one model side by side, each in a chunk of its own. */
export const loadPanel = loadOnce(async (id: ModelId): Promise<LoadedPanel> => {
  const [{default: Panel, startPanel}, {model}] = await Promise.all([
    import('./Panel'),
    registry[id](),
  ]);
  return {Panel, startPanel, model};
});
