// The page has the styles of the plot, though it does not load its code.
import '../../../plot/styles.figure.module.css';

import Translate from '@docusaurus/Translate';
import {type ReactNode, use} from 'react';

import {IslandBoundary} from '../../../hydration/IslandBoundary';
import {loadOrLeave} from '../../../hydration/loadOnce';
import {StaticIsland} from '../../../hydration/StaticIsland';
import type {FaultyRunName} from '../../../models/faultyRuns';
import styles from './styles.lazy.module.css';

export interface FaultyRunProps {
  readonly name: FaultyRunName;
  /** `both` shows what was meant as well: it belongs into the answer. */
  readonly view: 'faulty' | 'both';
}

/** Loads a run with what draws it. */
const loadFaultyRun = loadOrLeave(async (name: FaultyRunName) => {
  const {FaultyRunView, prepare} = await import('./FaultyRunView');
  return {FaultyRunView, prepared: await prepare(name)};
});

function LoadedRun({name, view}: FaultyRunProps): ReactNode {
  const loaded = use(loadFaultyRun(name));
  return loaded ? (
    <loaded.FaultyRunView {...loaded.prepared} hasRight={view === 'both'} />
  ) : (
    <p role="alert">
      <Translate
        id="faultyRun.missing"
        description="Stands for the curve of a faulty run that failed to load"
      >
        This curve could not be loaded. Load the page again.
      </Translate>
    </p>
  );
}

/**
 * The curve and some values of a run with a wrong entry. Both are written while
 * the site is built; a page that is opened by its address loads no model.
 */
export default function FaultyRun({name, view}: FaultyRunProps): ReactNode {
  return (
    <IslandBoundary name={`run-${name}-${view}`}>
      <StaticIsland
        data-search="off"
        fallback={<div className={styles.placeholder} />}
      >
        <LoadedRun name={name} view={view} />
      </StaticIsland>
    </IslandBoundary>
  );
}
