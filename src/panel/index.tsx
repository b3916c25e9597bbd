import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ReactNode} from 'react';
import {use} from 'react';

import {IslandBoundary} from '../hydration/IslandBoundary';
import {useLocale} from '../i18n/useLocale';
import type {ModelId} from '../models/registry';
import type {LivePanelProps} from './LivePanel';
import {LivePanel} from './LivePanel';
import {loadPanel} from './load';

export interface SimulationProps {
  /** Id of a model of `src/models/registry`. */
  readonly model: ModelId;
  /** Id of the preset to start with; the defaults unless given. */
  readonly preset?: string;
  /** Values to start with, as a permalink, unless the address has some. */
  readonly link?: string | undefined;
  /** Path of the page that permalinks lead to; this page unless given. */
  readonly page?: string;
}

/** The default run as HTML, rendered while the page is built. */
function StaticPanel(props: LivePanelProps): ReactNode {
  const {model: id, preset} = props;
  const {Panel, startPanel, model} = use(loadPanel(id));
  return (
    <div data-search="off" data-simulation={id}>
      <Panel
        {...props}
        model={model}
        start={startPanel(model, preset, undefined)}
      />
    </div>
  );
}

/**
 * A live model: its default run in the page's HTML, and a panel to change it.
 *
 * While the page is built, the panel and the model are awaited with `use` and
 * rendered in full. There is no `<Suspense>` around them: the server would put
 * so large a boundary behind a script. In the browser the HTML stays until the
 * panel comes near the window (or is used, linked to or printed). Then the
 * chunks of the panel and of this one model are loaded, and the live panel,
 * equal in size, replaces the HTML.
 */
export default function Simulation(props: SimulationProps): ReactNode {
  const {model, preset, link, page} = props;
  const storageKey = `simulation/${model}/${link ?? preset ?? ''}`;
  const common = {
    model,
    preset,
    link,
    page,
    storageKey,
    locale: useLocale(),
  } as const;
  return (
    <IslandBoundary name={`model-${model}`}>
      {ExecutionEnvironment.canUseDOM ? (
        <LivePanel key={storageKey} {...common} />
      ) : (
        <StaticPanel {...common} />
      )}
    </IslandBoundary>
  );
}
