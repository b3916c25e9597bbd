import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {type ReactNode, use, useState} from 'react';

import {IslandBoundary} from '../hydration/IslandBoundary';
import {LazyIsland} from '../hydration/LazyIsland';
import {loadLive, type LoadSketch, loadStatic} from './load';
import styles from './styles.model.module.css';

export interface SketchProps {
  /** Name of a file in `sketches`. */
  readonly name: string;
  /** Added for the name while the site is built. */
  readonly sketch: LoadSketch;
}

/** The sketch as HTML, with the values at the end of the default run. */
function StaticSketch({name, sketch: load}: SketchProps): ReactNode {
  const {View, sketch, readings} = use(loadStatic(name, load));
  return (
    <div data-readings={JSON.stringify(readings)}>
      <View readings={readings} sketch={sketch} />
    </div>
  );
}

/** How far from the window a sketch may be when it is loaded. */
const MARGIN = '300px';

/** The sketch in the browser: the server's HTML, then one that follows the run. */
function LiveSketch({sketch}: SketchProps): ReactNode {
  const [load] = useState(
    () => (island: HTMLElement) => loadLive(sketch, island),
  );
  return (
    <LazyIsland
      emptyClassName={styles.placeholder}
      load={load}
      margin={MARGIN}
      notLoaded={{
        what: translate({
          id: 'sketch.notLoaded',
          message: 'This sketch could not be made live.',
          description: 'Below a static sketch that does not follow the run',
        }),
      }}
      render={({LiveView, ...props}) => <LiveView {...props} />}
    />
  );
}

/**
 * A model as a sketch of components and lines, as the product draws it, with the
 * values of a run. The page's HTML shows those at the end of the default run; a
 * reader who comes near loads the part that follows the cursor of the panel.
 */
export default function Sketch(props: SketchProps): ReactNode {
  return (
    <IslandBoundary name={`sketch-${props.name}`}>
      {ExecutionEnvironment.canUseDOM ? (
        <LiveSketch key={props.name} {...props} />
      ) : (
        <StaticSketch {...props} />
      )}
    </IslandBoundary>
  );
}
