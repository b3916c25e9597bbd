import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ScrollRegion from '../../base/ScrollRegion';
import styles from './styles.module.css';

export interface CheckpointsProps {
  /** The table, which the build computes. */
  readonly children: ReactNode;
}

/** The table that compares theory and model, in a box that scrolls. */
export default function Checkpoints({children}: CheckpointsProps): ReactNode {
  return (
    <div data-search="off">
      <ScrollRegion
        className={styles.scroll}
        label={translate({
          id: 'checkpoints.region',
          message: 'Checkpoints: theory, model and difference',
          description:
            'Names the table that compares the model with its references',
        })}
      >
        {children}
      </ScrollRegion>
    </div>
  );
}
