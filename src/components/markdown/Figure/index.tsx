import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, Suspense, use} from 'react';

import {KEPT, useHadHtml} from '../../../hydration/useHadHtml';
import type {LoadDrawing} from './define';
import {Drawing} from './Drawing';
import {loadOnce} from './load';
import styles from './styles.module.css';

export interface FigureProps {
  /** Name of a file in `drawings`; its address on the page is `#fig-<name>`. */
  readonly name: string;
  /** Its place on the page, counted while the site is built. */
  readonly number: string;
  /** Made of the name while the site is built. */
  readonly drawing: LoadDrawing;
  /** The caption: what the figure says. */
  readonly children: ReactNode;
}

interface PartProps {
  readonly id: string;
  readonly name: string;
  readonly drawing: LoadDrawing;
}

function Awaited({id, name, drawing}: PartProps): ReactNode {
  const draw = use(loadOnce(name, drawing));
  return draw ? (
    <Drawing draw={draw} id={id} />
  ) : (
    <p role="alert">
      <Translate
        id="figure.missing"
        description="Stands for a drawing that failed to load"
      >
        This drawing could not be loaded. Load the page again.
      </Translate>
    </p>
  );
}

/** In the browser: the HTML that is there, or the drawing in a chunk. */
function Kept(props: PartProps): ReactNode {
  return useHadHtml() ? (
    <div
      className={styles.drawn}
      data-search="off"
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEPT}
    />
  ) : (
    <Suspense fallback={<div className={styles.awaited} />}>
      <div className={styles.drawn} data-search="off">
        <Awaited {...props} />
      </div>
    </Suspense>
  );
}

/**
 * A numbered figure. Its drawing is made while the site is built; a page that
 * is opened by its address loads neither the drawing nor its models.
 */
export default function Figure({
  name,
  number,
  drawing,
  children,
}: FigureProps): ReactNode {
  const id = `fig-${name}`;
  useBrokenLinks().collectAnchor(id);
  const part = {id, name, drawing};
  return (
    <figure aria-labelledby={`${id}-caption`} className={styles.figure} id={id}>
      {ExecutionEnvironment.canUseDOM ? (
        <Kept {...part} />
      ) : (
        <div className={styles.drawn} data-search="off">
          <Awaited {...part} />
        </div>
      )}
      <figcaption className={styles.caption} id={`${id}-caption`}>
        <strong className={styles.number}>
          <Translate
            id="figure.number"
            description="Begins the caption of a figure"
            values={{number}}
          >
            {'Figure {number}.'}
          </Translate>
        </strong>{' '}
        {children}
      </figcaption>
    </figure>
  );
}
