// Also links the styles of figures: the first one stands in the page's HTML.
import './figures/styles.figure.module.css';

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useCallback} from 'react';

import {LazyIsland} from '../hydration/LazyIsland';
import {whenIdle} from '../hydration/whenIdle';
import type {Locale} from '../i18n';
import type {ModelId} from '../models/registry';
import {yieldToMain} from '../workers/yieldToMain';
import {loadPanel} from './load';
import type {PersistedState} from './state/persistence';
import styles from './styles.model.module.css';

export interface SimulationProps {
  /** Id of a model of `src/models/registry`. */
  readonly model: ModelId;
  /** Id of the preset to start with; the defaults unless given. */
  readonly preset?: string;
  /** Values to start with, as a permalink, unless the address has some. */
  readonly link?: string | undefined;
  /** Path of the page that permalinks lead to; this page unless given. */
  readonly page?: string;
  /** Whether all controls are open at first. */
  readonly isOpen?: boolean;
}

export interface LivePanelProps extends SimulationProps {
  readonly locale: Locale;
  /** Key of the panel's state in the session storage. */
  readonly storageKey: string;
}

function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function readPersistedState(
  storageKey: string,
  link: string | undefined,
): PersistedState {
  const panels = document.querySelectorAll<HTMLElement>('[data-simulation]');
  const {hash} = window.location;
  return {
    hash: hash.startsWith('#sim=') ? hash : (link ?? hash),
    session: readSession(storageKey),
    modelsOnPage: Array.from(panels, ({dataset}) => dataset.simulation ?? ''),
  };
}

/** How far from the window a panel may be when it is loaded. */
const MARGIN = '600px';

/** The panel in the browser: the server's HTML, then the panel that works. */
export function LivePanel(props: LivePanelProps): ReactNode {
  const {model: id, preset, link, storageKey} = props;
  const load = useCallback(async () => {
    await whenIdle();
    const loaded = await loadPanel(id);
    const persisted = readPersistedState(storageKey, link);
    await yieldToMain();
    const start = loaded.startPanel(loaded.model, preset, persisted);
    await yieldToMain();
    return {...loaded, persisted, start};
  }, [id, preset, link, storageKey]);
  return (
    <LazyIsland
      load={load}
      margin={MARGIN}
      hashPrefix={`#sim=${id}`}
      attributes={{'data-simulation': id}}
      emptyClassName={styles.placeholder}
      render={({Panel, model, persisted, start}) => (
        <Panel {...props} model={model} persisted={persisted} start={start} />
      )}
      notLoaded={{
        className: styles.notLoaded,
        what: translate({
          id: 'simulation.notLoaded',
          message: 'The controls of this model could not be loaded.',
          description: 'Below the static curves of a model',
        }),
      }}
    />
  );
}
