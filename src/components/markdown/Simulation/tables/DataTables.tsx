import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {type Locale, text} from '../../../../i18n';
import type {Displayed} from '../../../../models/definition/format';
import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';
import type {UnitPreferences} from '../../../../physics/units';
import {toUnit, unitSymbol} from '../../../../physics/units';
import type {Entry} from '../figures/series';
import {
  magnitudeOf,
  profileEntries,
  shownUnit,
  timeEntries,
} from '../figures/series';
import {heading} from '../state/settings';
import styles from './styles.model.module.css';

export interface DataTablesProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly locale: Locale;
  readonly units: UnitPreferences;
  readonly times: Readonly<Record<string, readonly number[]>>;
}

const ROWS = 21;
const EVENTS = 40;

interface TableProps {
  readonly title: string;
  readonly coordinate: Displayed & {readonly name: string};
  readonly at: readonly number[];
  readonly entries: readonly Entry[];
  readonly units: UnitPreferences;
}

function unitSuffix(unit: string): string {
  return unit === '' ? '' : ` [${unit}]`;
}

function Table({title, coordinate, at, entries, units}: TableProps) {
  const write = (
    value: number | undefined,
    displayed: Displayed,
    y: ArrayLike<number>,
  ) => {
    const unit = shownUnit(displayed, units);
    const scale = magnitudeOf({y}, unit);
    return value === undefined
      ? '–'
      : formatNumber(toUnit(value, unit), {scale});
  };
  const head = (name: string, displayed: Displayed) =>
    name + unitSuffix(unitSymbol(shownUnit(displayed, units)));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll it by keys
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <caption className={styles.title}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head(coordinate.name, coordinate)}</th>
            {entries.map(({curve, label, displayed}) => (
              <th key={curve.id} scope="col">
                {head(label, displayed)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {at.map((value) => (
            <tr key={value}>
              <th scope="row">{write(value, coordinate, at)}</th>
              {entries.map((entry) => (
                <td key={entry.curve.id}>
                  {write(entry.valueAt(value), entry.displayed, entry.curve.y)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rows evenly spread over what the entries cover, or their own points. */
function rowsFor(entries: readonly Entry[]): readonly number[] {
  const own = [
    ...new Set(entries.flatMap(({curve}) => Array.from(curve.x))),
  ].sort((one, other) => one - other);
  if (own.length <= ROWS) {
    return own;
  }
  return Array.from(
    {length: ROWS},
    (_, row) => own[Math.round((row * (own.length - 1)) / (ROWS - 1))] ?? 0,
  );
}

function evenly(start: number, end: number): readonly number[] {
  return Array.from({length: ROWS}, (_, row) =>
    Number((start + ((end - start) * row) / (ROWS - 1)).toPrecision(12)),
  );
}

function figureTables(props: DataTablesProps): readonly TableProps[] {
  const {model, run, locale, units, times} = props;
  const runs = [{id: 0, label: '', run}];
  const choices = {locale, units, shown: {}, times};
  const displayUnit = model.duration?.displayUnit;
  const clock = {
    name: heading(text({en: 'time', 'zh-Hans': '时间'}), locale),
    unit: 's',
    ...(displayUnit && {displayUnit}),
  } as const;
  return model.figures.flatMap((figure): TableProps[] => {
    const title = heading(figure.title, locale);
    switch (figure.kind) {
      case 'time': {
        const all = timeEntries(model, figure, runs, choices);
        const sampled = all.filter(({curve}) => curve.style === 'markers');
        const entries = all.filter((entry) => !sampled.includes(entry));
        const common = {title, coordinate: clock, units};
        return [
          {...common, at: evenly(run.start, run.end), entries},
          {...common, at: rowsFor(sampled), entries: sampled},
        ].filter((table) => table.entries.length > 0);
      }
      case 'profile': {
        const entries = profileEntries(model, figure, runs, choices);
        const name = heading(figure.coordinate.label, locale);
        const coordinate = {...figure.coordinate, name};
        return [{title, coordinate, at: rowsFor(entries), entries, units}];
      }
      case 'bars':
        return [];
    }
  });
}

/** The curves as numbers: some twenty rows of each figure, and the events. */
export default function DataTables(props: DataTablesProps): ReactNode {
  const {model, run, locale, units} = props;
  const {displayUnit} = model.duration ?? {};
  const time: Displayed = {unit: 's', ...(displayUnit && {displayUnit})};
  const events = run.events.filter(({label}) => label !== undefined);
  return (
    <>
      {figureTables(props).map((table, index) => (
        <Table key={`${table.title}${index}`} {...table} />
      ))}
      {events.length > 0 && (
        <div className={styles.events}>
          <p className={styles.title}>
            {translate({
              id: 'simulation.events',
              message: 'Events',
              description: 'Heading of the list of events of a run',
            })}
          </p>
          <ul>
            {events.slice(0, EVENTS).map(({time: at, index, label}, row) => (
              <li key={`${index}:${row}`}>
                <span>{`t = ${formatQuantity(at, time, units)}`}</span>{' '}
                <span>{label?.[locale]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
