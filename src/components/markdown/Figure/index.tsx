import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, use} from 'react';

import {loadOrLeave} from '../../../hydration/loadOnce';
import {StaticIsland} from '../../../hydration/StaticIsland';
import type {LoadDrawing} from './define';
import {Drawing} from './Drawing';
import styles from './styles.model.module.css';

export interface FigureProps {
  /** Name of a file in `drawings`; its address on the page is `#fig-<name>`. */
  readonly name: string;
  /** Number on the page, counted while the site is built. */
  readonly number: string;
  /** Added for the name while the site is built. */
  readonly drawing: LoadDrawing;
  /** The caption: what the figure says. */
  readonly children: ReactNode;
}

/** Loads a drawing by its name. */
const loadDrawing = loadOrLeave(
  async (_name: string, drawing: LoadDrawing) => (await drawing()).default,
);

interface LoadedDrawingProps {
  readonly id: string;
  readonly name: string;
  readonly drawing: LoadDrawing;
}

function LoadedDrawing({id, name, drawing}: LoadedDrawingProps): ReactNode {
  const draw = use(loadDrawing(name, drawing));
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

/**
 * A numbered figure. It is drawn while the site is built; a page that is opened
 * by its address loads neither the drawing nor its models.
 */
export default function Figure({
  name,
  number,
  drawing,
  children,
}: FigureProps): ReactNode {
  const id = `fig-${name}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <figure aria-labelledby={`${id}-caption`} className={styles.figure} id={id}>
      <StaticIsland
        className={styles.drawn}
        data-search="off"
        fallback={<div className={styles.placeholder} />}
      >
        <LoadedDrawing drawing={drawing} id={id} name={name} />
      </StaticIsland>
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
