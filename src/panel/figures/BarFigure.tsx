import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo} from 'react';

import {capitalized} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import type {BarFigure as BarDefinition} from '../../models/definition/figures';
import {formatQuantity} from '../../models/definition/format';
import type {AnyRunView} from '../../models/definition/runView';
import type {UnitPreferences} from '../../physics/units';
import {toUnit} from '../../physics/units';
import type {Values} from '../state/settings';
import {shownUnit} from '../state/shownUnit';
import type {NamedRun} from './series';
import {GHOST} from './series';
import styles from './styles.figure.module.css';

export interface BarFigureProps {
  readonly figure: BarDefinition<Values, AnyRunView> & {readonly id: string};
  readonly runs: readonly NamedRun[];
  readonly units: UnitPreferences;
  /** SI range that the bars are drawn in; that of their values unless given. */
  readonly extent?: readonly [low: number, high: number] | undefined;
}

/** Scale by which values below 1e-9 of the largest bar are written as 0. */
const DUST = 1e-2;

/** Significant digits of a value, as beside a plot. */
const DIGITS = 4;

/** A figure of bars with their values; below each, that of the other runs. */
export const BarFigure = memo(function BarFigure(
  props: BarFigureProps,
): ReactNode {
  const {figure, runs, units, extent = [0, 0]} = props;
  const locale = useLocale();
  const all = runs.flatMap(({id, label, run}) => {
    const data = run.figures[figure.id];
    const bars = data?.kind === 'bars' ? data.bars : [];
    return bars.map((bar) => ({...bar, run: id, runLabel: label}));
  });
  const ids = all.map(({id}) => id);
  const rows = all
    .filter(({run}) => run !== GHOST)
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const ghosts = new Map(
    all.filter(({run}) => run === GHOST).map(({id, value}) => [id, value]),
  );
  const values = all.map(({value}) => value);
  const low = Math.min(extent[0], ...values);
  const high = Math.max(extent[1], ...values);
  const unit = shownUnit(figure.quantity, units);
  const largest = Math.max(
    ...values.map((value) => Math.abs(toUnit(value, unit))),
  );
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
              {runLabel === '' ? (
                capitalized(label, locale)
              ) : (
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
                {run === 0 && ghosts.has(id) && (
                  <span
                    className={styles.ghostBar}
                    style={{
                      insetInlineStart: percent((ghosts.get(id) ?? 0) - low),
                    }}
                  />
                )}
              </span>
              <span className={styles.barValue}>
                {formatQuantity(value, figure.quantity, units, {
                  digits: DIGITS,
                  scale: DUST * largest,
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
});
