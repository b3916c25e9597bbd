import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo} from 'react';

import type {Locale} from '../../../../i18n';
import type {BarFigure as BarDefinition} from '../../../../models/definition/figures';
import {formatQuantity} from '../../../../models/definition/format';
import type {AnyRunView} from '../../../../models/definition/runView';
import type {UnitPreferences} from '../../../../physics/units';
import type {Values} from '../state/settings';
import {capitalized} from '../state/settings';
import type {NamedRun} from './series';
import styles from './styles.model.module.css';

export interface BarFigureProps {
  readonly figure: BarDefinition<Values, AnyRunView>;
  readonly runs: readonly NamedRun[];
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

/** A figure of bars with their values, run by run. */
export const BarFigure = memo(function BarFigure(
  props: BarFigureProps,
): ReactNode {
  const {figure, runs, locale, units} = props;
  const rows = runs.flatMap(({id, label, run}) => {
    const data = run.figures[figure.id];
    const bars = data?.kind === 'bars' ? data.bars : [];
    return bars.map((bar) => ({...bar, run: id, runLabel: label}));
  });
  const values = rows.map(({value}) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const percent = (value: number) =>
    `${((100 * value) / (high - low || 1)).toFixed(2)}%`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{capitalized(figure.title, locale)}</span>
      </figcaption>
      <dl className={styles.bars}>
        {rows.map(({id, label, value, run, runLabel}) => (
          <div key={`${id}:${run}`} className={styles.barRow}>
            <dt>
              {capitalized(label, locale)}
              {runLabel !== '' && (
                <span className={styles.runLabel}>{runLabel}</span>
              )}
            </dt>
            <dd>
              <span className={styles.barTrack} aria-hidden="true">
                <span
                  className={clsx(styles.bar, run > 0 && styles.comparisonBar)}
                  style={{
                    insetInlineStart: percent(Math.min(value, 0) - low),
                    inlineSize: percent(Math.abs(value)),
                  }}
                />
              </span>
              <span className={styles.barValue}>
                {formatQuantity(value, figure.quantity, units)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
});
