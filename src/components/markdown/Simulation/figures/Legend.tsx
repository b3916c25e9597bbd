import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Dispatch, ReactNode} from 'react';

import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import type {UnitPreferences} from '../../../../physics/units';
import {toUnit, unitSymbol} from '../../../../physics/units';
import {Swatch} from '../../../base/Plot';
import {shownUnit} from '../state/shownUnit';
import type {PanelAction} from '../state/state';
import {Subscripts, SymbolText} from '../SymbolText';
import type {Series} from './series';
import {maxMagnitude} from './series';
import styles from './styles.model.module.css';

export interface LegendProps {
  readonly series: readonly Series[];
  /** SI coordinate of the cursor. */
  readonly at: number | undefined;
  /** Says where the values are taken: at the cursor or at the end. */
  readonly heading: string;
  readonly hasExact: boolean;
  readonly units: UnitPreferences;
  readonly dispatch: Dispatch<PanelAction>;
}

/** Formats the value of a series with its unit; an en dash where it has none. */
export function formatSeriesValue(
  series: Series,
  at: number | undefined,
  units: UnitPreferences,
): string {
  const {displayed, curve} = series;
  const value = series.valueAt(at);
  if (value === undefined) {
    return '–';
  }
  const scale = maxMagnitude(curve, shownUnit(displayed, units));
  return formatQuantity(value, displayed, units, {scale});
}

/** Formats the largest error with two digits: more of them mean nothing. */
function formatLargestError(series: Series, units: UnitPreferences): string {
  const shown = shownUnit(series.displayed, units);
  const zero = toUnit(0, shown);
  const difference = toUnit(series.error ?? 0, shown) - zero;
  const symbol = unitSymbol(shown).replace('°C', 'K');
  return `${formatNumber(difference, {digits: 2})}\u00a0${symbol}`.trimEnd();
}

function Row({
  series,
  at,
  units,
  hasExact,
  dispatch,
}: Omit<LegendProps, 'series' | 'heading'> & {readonly series: Series}) {
  const {curve, key, isShown, label, symbol, runLabel, error} = series;
  const isCurrent = runLabel === '';
  const name = (
    <>
      <Swatch
        styleIndex={curve.styleIndex}
        style={curve.style}
        isComparison={!isCurrent}
      />
      <span>
        {label} {symbol !== undefined && <SymbolText>{symbol}</SymbolText>}
        {!isCurrent && (
          <span className={styles.runLabel}>
            <Subscripts>{runLabel}</Subscripts>
          </span>
        )}
        {hasExact && error !== undefined && (
          <span className={styles.runLabel}>
            {translate(
              {
                id: 'simulation.legend.error',
                message: 'largest difference from the closed form: {error}',
                description: 'Legend of a curve while its closed form is shown',
              },
              {error: formatLargestError(series, units)},
            )}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className={styles.legendRow} data-part="row">
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

/** Lists every curve with its value at the cursor, or at the end. */
export function Legend({series, heading, ...others}: LegendProps): ReactNode {
  const rows = series.filter(
    ({runLabel, isShown}) => runLabel === '' || isShown,
  );
  return (
    <div className={styles.legend}>
      <p className={styles.heading}>{heading}</p>
      <ul>
        {rows.map((each) => (
          <Row key={each.curve.id} series={each} {...others} />
        ))}
      </ul>
    </div>
  );
}
