import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {capitalized} from '../../../i18n';
import type {Displayed} from '../../../models/definition/format';
import {
  formatNumber,
  formatQuantity,
  timeDisplay,
} from '../../../models/definition/format';
import {evenlySpaced, thinnedOut} from '../../../models/export/tableRows';
import {shownInstant} from '../../../models/run/shownInstant';
import {toUnit, unitSymbol} from '../../../physics/units';
import {
  type PanelValues,
  type PresentRun,
  usePanelValues,
  usePresentRun,
} from '../../context';
import {type NamedAxis, timeAxis, withName} from '../../figures/axes';
import {profileSeries} from '../../figures/profileSeries';
import {maxMagnitude, type Series} from '../../figures/series';
import {timeSeries} from '../../figures/timeSeries';
import {shownUnit} from '../../state/shownUnit';
import {missingDecimals} from './missingDecimals';
import styles from './styles.lazy.module.css';

/** Events listed at most. */
const MAX_EVENTS = 40;

interface TableProps {
  readonly title: string;
  readonly coordinate: NamedAxis;
  readonly at: readonly number[];
  readonly series: readonly Series[];
}

function unitSuffix(unit: string): string {
  return unit === '' ? '' : ` [${unit}]`;
}

function Table({title, coordinate, at, series}: TableProps) {
  const {units} = usePanelValues();
  const format = (
    value: number | undefined,
    displayed: Displayed,
    scale: number,
  ) => {
    const unit = shownUnit(displayed, units);
    return value === undefined
      ? '–'
      : formatNumber(toUnit(value, unit), {scale});
  };
  const largest = maxMagnitude({y: at}, shownUnit(coordinate, units));
  const columns = [
    at.map((value) => format(value, coordinate, largest)),
    ...series.map((each) =>
      at.map((value) =>
        format(each.valueAt(value), each.displayed, each.scale),
      ),
    ),
  ].map((texts) => {
    const missing = missingDecimals(texts);
    return texts.map((number, row) => ({number, missing: missing[row] ?? 0}));
  });
  const cell = (column: number, row: number) => {
    const {number = '', missing = 0} = columns[column]?.[row] ?? {};
    return <span style={{paddingInlineEnd: `${missing}ch`}}>{number}</span>;
  };
  const head = (name: string, displayed: Displayed) =>
    name + unitSuffix(unitSymbol(shownUnit(displayed, units)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll it by keys
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={clsx(styles.table, styles.numbers)}>
        <caption className={styles.title}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head(coordinate.name, coordinate)}</th>
            {series.map(({curve, label, displayed}) => (
              <th key={curve.id} scope="col">
                {head(label, displayed)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {at.map((value, row) => (
            <tr key={value}>
              <th scope="row">{cell(0, row)}</th>
              {series.map(({curve}, column) => (
                <td key={curve.id}>{cell(column + 1, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The coordinates of the rows of a table of given points. */
function rowCoordinates(series: readonly Series[]): readonly number[] {
  return thinnedOut(series.flatMap(({curve}) => Array.from(curve.x)));
}

function figureTables(
  {model, locale, units}: PanelValues,
  {state: {times}, result: {run}}: PresentRun,
): readonly TableProps[] {
  const runs = [{id: 0, label: '', run}];
  const choices = {locale, units, shown: {}, times};
  return model.figures.flatMap((figure): TableProps[] => {
    const title = capitalized(figure.title, locale);
    switch (figure.kind) {
      case 'time': {
        const all = timeSeries(model, figure, runs, choices);
        const sampled = all.filter(({curve}) => curve.style === 'markers');
        const continuous = all.filter((each) => !sampled.includes(each));
        const common = {title, coordinate: withName(timeAxis(model), locale)};
        return [
          {...common, at: evenlySpaced(run.start, run.end), series: continuous},
          {...common, at: rowCoordinates(sampled), series: sampled},
        ].filter((table) => table.series.length > 0);
      }
      case 'profile': {
        const series = profileSeries(model, figure, runs, choices);
        const coordinate = withName(figure.coordinate, locale);
        return [{title, coordinate, at: rowCoordinates(series), series}];
      }
      case 'bars':
        return [];
    }
  });
}

/** The curves of a run as tables of numbers, and the list of its events. */
export function DataTables(): ReactNode {
  const values = usePanelValues();
  const present = usePresentRun();
  const {model, locale, units} = values;
  const time = timeDisplay(model);
  const {run} = present.result;
  const events = run.events.filter(({label}) => label !== undefined);
  return (
    <>
      {figureTables(values, present).map((table, index) => (
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
            {events.slice(0, MAX_EVENTS).map(({time: at, key, label}, row) => (
              <li key={`${key}:${row}`}>
                <span>{`t = ${formatQuantity(shownInstant(at, run), time, units)}`}</span>{' '}
                <span>{label?.[locale]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
