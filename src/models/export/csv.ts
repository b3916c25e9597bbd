import type {Unit} from '../../physics/units';
import {unitName} from '../../physics/units';
import type {AnyModel} from '../definition/modelDefinition';
import {isChoice} from '../definition/parameters';
import type {RunData} from '../run/runResult';

/** One column of a file: its header and a cell for each row. */
export interface CsvColumn {
  readonly header: string;
  readonly cells: readonly string[];
}

/** A number with full double precision: the shortest text that reads back the same. */
export function csvCell(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : String(value);
}

/** The header of a column: the name and the SI unit. */
export function csvHeader(name: string, unit: Unit): string {
  return `${name} [${unitName(unit)}]`;
}

function comments(model: AnyModel, run: RunData): readonly string[] {
  const parameters = Object.entries(model.parameters).map(
    ([key, definition]) => {
      const unit = isChoice(definition) ? '1' : unitName(definition.unit);
      const suffix = unit === '1' ? '' : ` ${unit}`;
      return `# ${key} = ${String(run.values[key])}${suffix}`;
    },
  );
  const duration = model.duration ? [`# duration = ${run.duration} s`] : [];
  return [`# model: ${model.id}`, ...parameters, ...duration];
}

/** Joins columns under the model and its parameters as comments. */
export function toCsv(
  model: AnyModel,
  run: RunData,
  columns: readonly CsvColumn[],
): string {
  const length = Math.max(0, ...columns.map(({cells}) => cells.length));
  const rows = Array.from({length}, (_, row) =>
    columns.map(({cells}) => cells[row] ?? '').join(','),
  );
  const headers = columns.map((column) => column.header).join(',');
  return [...comments(model, run), headers, ...rows, ''].join('\n');
}

function continuousColumns(
  model: AnyModel,
  run: RunData,
): readonly CsvColumn[] {
  return Object.entries(run.columns).flatMap(([key, column]) => {
    const unit = model.outputs[key]?.unit ?? '1';
    const exact = run.exact[key];
    const values = {
      header: csvHeader(key, unit),
      cells: Array.from(column, csvCell),
    };
    return exact
      ? [
          values,
          {
            header: csvHeader(`${key} exact`, unit),
            cells: Array.from(exact, csvCell),
          },
        ]
      : [values];
  });
}

function sampledColumns(model: AnyModel, run: RunData): readonly CsvColumn[] {
  return Object.entries(run.samples).flatMap(([key, {times, values}]) => [
    {header: `t of ${key} [s]`, cells: Array.from(times, csvCell)},
    {
      header: csvHeader(key, model.outputs[key]?.unit ?? '1'),
      cells: Array.from(values, csvCell),
    },
  ]);
}

/**
 * Writes a run as CSV in SI units: the model and its parameters as comments,
 * then one row for each instant (jumps stand twice: before and after). Sampled
 * outputs follow in columns of their own with their own instants. Decimal
 * point, comma, line feed.
 */
export function runToCsv(model: AnyModel, run: RunData): string {
  const time = {header: 't [s]', cells: Array.from(run.times, csvCell)};
  const continuous = model.duration
    ? [time, ...continuousColumns(model, run)]
    : [];
  return toCsv(model, run, [...continuous, ...sampledColumns(model, run)]);
}

/** Writes the scalars of a run as CSV: name, value and SI unit in each row. */
export function scalarsToCsv(model: AnyModel, run: RunData): string {
  const entries = Object.entries(run.scalars);
  return toCsv(model, run, [
    {header: 'name', cells: entries.map(([key]) => key)},
    {header: 'value', cells: entries.map(([, value]) => csvCell(value))},
    {
      header: 'unit',
      cells: entries.map(([key]) =>
        unitName(model.scalars?.[key]?.unit ?? '1'),
      ),
    },
  ]);
}
