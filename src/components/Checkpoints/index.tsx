import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface CheckpointsProps {
  /** The table, written while the site is built. */
  readonly children: ReactNode;
}

/** The table theory / model / difference, in a box that scrolls. */
export default function Checkpoints({children}: CheckpointsProps): ReactNode {
  return (
    <div
      aria-label={translate({
        id: 'checkpoints.region',
        message: 'Checkpoints: theory, model and difference',
        description:
          'Names the table that compares the model with its references',
      })}
      className={clsx(styles.scroll)}
      data-search="off"
      role="region"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must the keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
