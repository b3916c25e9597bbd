import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {BuiltWhenOpened} from '../../../hydration/BuiltWhenOpened';
import {type LocalizedText, text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
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
function summary(count: string, share: number): LocalizedText {
  const percent = share * 100;
  const rounded = Number(percent.toPrecision(2));
  return percent < SMALLEST
    ? text(
        `${count} of ${count} within tolerance, largest difference less than ${SMALLEST}% of the one allowed`,
        `${count} 项全部在容差内，最大差值不到允许值的 ${SMALLEST}%`,
      )
    : text(
        `${count} of ${count} within tolerance, largest difference ${rounded}% of the one allowed`,
        `${count} 项全部在容差内，最大差值为允许值的 ${rounded}%`,
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
  const locale = useLocale();
  return (
    <>
      <details className={styles.checkpoints} data-search="off">
        <summary>{summary(count, Number(largest))[locale]}</summary>
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
