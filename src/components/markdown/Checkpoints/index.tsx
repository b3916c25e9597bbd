import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {BuiltWhenOpened} from '../../../hydration/BuiltWhenOpened';
import ScrollRegion from '../../base/ScrollRegion';
import styles from './styles.model.module.css';

export interface CheckpointsProps {
  /** Number of compared values, all within tolerance. */
  readonly count: string;
  /** Largest difference as a fraction of the allowed one. */
  readonly largest: string;
  /** The model whose panel is on the page, if there is one. */
  readonly panel?: string;
  /** The table, which the build computes. */
  readonly children: ReactNode;
}

/** Smallest share of the tolerance that is printed as a number, percent. */
const SMALLEST = 0.1;

/** Sums the table up in one line. */
function summary(count: string, share: number): string {
  const percent = share * 100;
  return percent < SMALLEST
    ? translate(
        {
          id: 'checkpoints.summaryTiny',
          message:
            '{count} of {count} within tolerance, largest difference less than {percent}% of the one allowed',
          description: 'Opens the table of checkpoints',
        },
        {count, percent: SMALLEST},
      )
    : translate(
        {
          id: 'checkpoints.summary',
          message:
            '{count} of {count} within tolerance, largest difference {percent}% of the one allowed',
          description: 'Opens the table of checkpoints',
        },
        {count, percent: Number(percent.toPrecision(2))},
      );
}

/** The sentence that leads to the comparison with a run of the reader. */
function CompareLink({panel}: {readonly panel: string}): ReactNode {
  const hash = `#compare-${panel}`;
  return (
    <p>
      <Link data-noBrokenLinkCheck to={hash}>
        {translate({
          id: 'checkpoints.compare',
          message:
            'Lay a result of your own program over this model: open “Compare with my run”.',
          description: 'Link below the table of checkpoints, to the live panel',
        })}
      </Link>
    </p>
  );
}

/** The table that compares theory and model, folded to one line. */
export default function Checkpoints({
  count,
  largest,
  panel,
  children,
}: CheckpointsProps): ReactNode {
  return (
    <>
      <details className={styles.checkpoints} data-search="off">
        <summary>{summary(count, Number(largest))}</summary>
        <BuiltWhenOpened>
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
        </BuiltWhenOpened>
      </details>
      {panel !== undefined && <CompareLink panel={panel} />}
    </>
  );
}
