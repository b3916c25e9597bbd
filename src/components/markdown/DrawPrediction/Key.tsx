import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Swatch} from '../../../plot';
import live from './live.lazy.module.css';
import type {DrawingStart} from './start';
import styles from './styles.model.module.css';

/** A sample of the drawn line, or of that of the run. */
function Line({
  className,
}: {
  readonly className: string | undefined;
}): ReactNode {
  return (
    <svg className={styles.swatch} viewBox="0 0 32 12" aria-hidden="true">
      <path className={clsx(styles.line, className)} d="M3,6H29" />
    </svg>
  );
}

export interface KeyProps {
  readonly start: DrawingStart;
  /** Whether the run is shown. */
  readonly isRun: boolean;
}

/** Names the curves of the figure. */
export function Key({start, isRun}: KeyProps): ReactNode {
  const {axes} = start;
  return (
    <ul className={styles.key}>
      {axes.inputs.map(({curve, label}) => (
        <li key={curve.id}>
          <Swatch {...curve} />
          {label}
        </li>
      ))}
      <li data-worksheet="omit">
        <Line className={styles.drawn} />
        {translate({
          id: 'drawing.yours',
          message: 'Your prediction',
          description: 'Names the drawn curve',
        })}
      </li>
      {isRun && (
        <li data-worksheet="omit">
          <Line className={live.run} />
          {translate({
            id: 'drawing.run.name',
            message: 'The run',
            description: 'Names the curve of the run beside the drawn one',
          })}
        </li>
      )}
    </ul>
  );
}
