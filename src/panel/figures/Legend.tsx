import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';

import {Swatch} from '../../plot';
import {usePanelValues} from '../context';
import {Subscripts, SymbolText} from '../SymbolText';
import {formatDifference, formatSeriesValue} from './formatSeriesValue';
import styles from './legend.tools.module.css';
import type {Series} from './series';
import figure from './styles.figure.module.css';

export interface LegendProps {
  /** Title of the figure. */
  readonly title: string;
  readonly series: readonly Series[];
  /** SI coordinate of the cursor. */
  readonly at: number | undefined;
  /** Says where the values are taken: at the cursor or at the end. */
  readonly heading: string;
  readonly hasExact: boolean;
}

/** Significant digits of the largest error: more of them mean nothing. */
const ERROR_DIGITS = 2;

function Row({
  series,
  at,
  hasExact,
}: Omit<LegendProps, 'title' | 'series' | 'heading'> & {
  readonly series: Series;
}) {
  const {units, dispatch} = usePanelValues();
  const {curve, key, isShown, label, symbol, runLabel, error} = series;
  const isCurrent = runLabel === '';
  const name = (
    <>
      <Swatch {...curve} />
      <span data-part="name">
        {label} {symbol !== undefined && <SymbolText>{symbol}</SymbolText>}
        {!isCurrent && (
          <span className={figure.runLabel}>
            <Subscripts>{runLabel}</Subscripts>
          </span>
        )}
        {hasExact && error !== undefined && (
          <span className={figure.runLabel}>
            {translate(
              {
                id: 'simulation.legend.error',
                message: 'largest difference from the closed form: {error}',
                description: 'Legend of a curve while its closed form is shown',
              },
              {
                error: formatDifference(error, series.displayed, units, {
                  digits: ERROR_DIGITS,
                }),
              },
            )}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className={styles.legendRow} data-of={curve.id} data-part="row">
      {isCurrent ? (
        <label className={styles.legendLabel}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={({target}) =>
              dispatch({type: 'show', curve: key, isShown: target.checked})
            }
          />
          {name}
        </label>
      ) : (
        <span className={clsx(styles.legendLabel, styles.comparisonLabel)}>
          {name}
        </span>
      )}
      <output aria-live="off">
        {isShown ? formatSeriesValue(series, at, units) : ''}
      </output>
    </li>
  );
}

/** Closes the menu and moves the focus to its button. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const {key, currentTarget: menu} = event;
  if (key === 'Escape') {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

/** The menu of all curves: each with a switch and its value. */
export function Legend(props: LegendProps): ReactNode {
  const {title, series, heading, ...others} = props;
  const rows = series.filter(
    ({runLabel, isShown, curve}) =>
      !curve.isGhost && (runLabel === '' || isShown),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its button and switches
    <details
      className={styles.legend}
      data-part="curves"
      onKeyDown={closeOnEscape}
    >
      <summary
        aria-label={translate(
          {
            id: 'simulation.curves.of',
            message: 'Curves: {figure}',
            description: 'Accessible name of the menu of the curves',
          },
          {figure: title},
        )}
      >
        {translate({
          id: 'simulation.curves',
          message: 'Curves',
          description: 'Opens the list of the curves of a figure',
        })}
      </summary>
      <div className={styles.legendList}>
        <p className={figure.runLabel}>{heading}</p>
        <ul>
          {rows.map((each) => (
            <Row key={each.curve.id} series={each} {...others} />
          ))}
        </ul>
      </div>
    </details>
  );
}
