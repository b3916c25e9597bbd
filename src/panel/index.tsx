import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {use} from 'react';

import {IslandBoundary} from '../hydration/IslandBoundary';
import {useLocale} from '../i18n/useLocale';
import {twinOf} from '../site/twinOf';
import {
  LivePanel,
  type LivePanelProps,
  type SimulationProps,
} from './LivePanel';
import {loadPanel} from './load';

/**
 * The default run as HTML, rendered while the page is built. Without scripts the
 * other figures and all numbers are in the page's Markdown copy.
 */
function StaticPanel(props: LivePanelProps): ReactNode {
  const {model: id, preset} = props;
  const {Panel, startPanel, model} = use(loadPanel(id));
  return (
    <div data-search="off" data-simulation={id} data-preset={preset}>
      <Panel
        {...props}
        model={model}
        start={startPanel(model, preset, undefined)}
        isOpen={false}
      />
      <noscript>
        <p>
          <Link to={`pathname://${twinOf(useLocation().pathname)}`}>
            <Translate
              id="simulation.twin"
              description="Link below a model where JavaScript is off"
            >
              All figures, values and results of this run as tables
            </Translate>
          </Link>
        </p>
      </noscript>
    </div>
  );
}

/**
 * A live model: its default run in the page's HTML, and a panel to change it.
 * At first the panel shows what its preset is about; all controls open on demand.
 *
 * While the page is built, the panel and the model are awaited with `use` and
 * rendered in full. There is no `<Suspense>` around them: the server would put
 * so large a boundary behind a script. In the browser the HTML stays until the
 * panel comes near the window (or is used, linked to or printed) and the browser
 * is idle. Then the chunks of the panel and of this one model are loaded, and the
 * live panel, equal in size, replaces the HTML.
 */
export default function Simulation(props: SimulationProps): ReactNode {
  const {model, preset, link} = props;
  const storageKey = `simulation/${model}/${link ?? preset ?? ''}`;
  const common = {...props, storageKey, locale: useLocale()};
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
