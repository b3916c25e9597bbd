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
import type {PanelAction} from '../state/state';
import {Subscripts, SymbolText} from '../SymbolText';
import type {Entry} from './series';
import {magnitudeOf, shownUnit} from './series';
import styles from './styles.model.module.css';

export interface LegendProps {
  readonly entries: readonly Entry[];
  /** SI coordinate of the cursor. */
  readonly at: number | undefined;
  /** Says where the values are taken. */
  readonly place: string;
  readonly hasExact: boolean;
  readonly units: UnitPreferences;
  readonly dispatch: Dispatch<PanelAction>;
}

/** A value of an entry with its unit; an en dash where there is none. */
export function writeEntry(
  entry: Entry,
  at: number | undefined,
  units: UnitPreferences,
): string {
  const {displayed, curve} = entry;
  const value = entry.valueAt(at);
  if (value === undefined) {
    return '–';
  }
  const scale = magnitudeOf(curve, shownUnit(displayed, units));
  return formatQuantity(value, displayed, units, {scale});
}

/** Two digits: the last ones of a rounding error mean nothing. */
function writeError(entry: Entry, units: UnitPreferences): string {
  const shown = shownUnit(entry.displayed, units);
  const zero = toUnit(0, shown);
  const difference = toUnit(entry.error ?? 0, shown) - zero;
  const symbol = unitSymbol(shown).replace('°C', 'K');
  return `${formatNumber(difference, {digits: 2})}\u00a0${symbol}`.trimEnd();
}

function Row({
  entry,
  at,
  units,
  hasExact,
  dispatch,
}: Omit<LegendProps, 'entries' | 'place'> & {readonly entry: Entry}) {
  const {curve, key, isShown, label, symbol, runLabel, error} = entry;
  const isCurrent = runLabel === '';
  const name = (
    <>
      <Swatch look={curve.look} style={curve.style} isAside={!isCurrent} />
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
              {error: writeError(entry, units)},
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
        {isShown ? writeEntry(entry, at, units) : ''}
      </output>
    </li>
  );
}

/** Every curve with its value at the cursor, or at the end. */
export function Legend({entries, place, ...others}: LegendProps): ReactNode {
  const rows = entries.filter(
    ({runLabel, isShown}) => runLabel === '' || isShown,
  );
  return (
    <div className={styles.legend}>
      <p className={styles.cursorPosition}>{place}</p>
      <ul>
        {rows.map((entry) => (
          <Row key={entry.curve.id} entry={entry} {...others} />
        ))}
      </ul>
    </div>
  );
}
