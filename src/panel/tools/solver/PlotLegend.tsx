import type {ReactNode} from 'react';

import type {EndLabel} from '../../../plot';
import {Swatch} from '../../../plot';
import styles from './styles.lazy.module.css';

/** The names and values above a plot that has no room for them beside it. */
export function PlotLegend({
  rows,
}: {
  readonly rows: readonly Pick<EndLabel, 'curve' | 'name' | 'value'>[];
}): ReactNode {
  return (
    <p className={styles.legend} aria-hidden="true">
      {rows.map(({curve, name, value}) => (
        <span key={curve.id}>
          <Swatch {...curve} /> {name} {value}
        </span>
      ))}
    </p>
  );
}
