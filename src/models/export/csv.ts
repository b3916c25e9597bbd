import type {Unit} from '../../physics/units';
import {unitName} from '../../physics/units';
import type {AnyModel} from '../definition/modelDefinition';
import {isChoice} from '../definition/parameters';
import type {RunData} from '../run/runResult';

/** A column of a CSV file. */
export interface CsvColumn {
  /** Text of the first row. */
  readonly header: string;
  /** One text for each further row. */
  readonly cells: readonly string[];
}

/**
 * Formats a number with full double precision, as the shortest text that parses
 * to the same value; empty for NaN and `undefined`.
 */
export function csvCell(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : String(value);
}

/** Formats the header of a column: the name and the unit in brackets. */
export function csvHeader(name: string, unit: Unit): string {
  return `${name} [${unitName(unit)}]`;
}

function comments(
  model: AnyModel,
  run: RunData,
  omitted: readonly string[],
): readonly string[] {
  const parameters = Object.entries(model.parameters)
    .filter(([key]) => !omitted.includes(key))
    .map(([key, definition]) => {
      const unit = isChoice(definition) ? '1' : unitName(definition.unit);
      const suffix = unit === '1' ? '' : ` ${unit}`;
      return `# ${key} = ${String(run.values[key])}${suffix}`;
    });
  const hasDuration = model.duration && !omitted.includes('duration');
  const duration = hasDuration ? [`# duration = ${run.duration} s`] : [];
  return [`# model: ${model.id}`, ...parameters, ...duration];
}

/**
 * Writes a CSV file: model and parameters as comments, then the columns.
 *
 * @param omitted - keys of parameters, or `duration`, without a comment
 */
export function toCsv(
  model: AnyModel,
  run: RunData,
  columns: readonly CsvColumn[],
  omitted: readonly string[] = [],
): string {
  const length = Math.max(0, ...columns.map(({cells}) => cells.length));
  const rows = Array.from({length}, (_, row) =>
    columns.map(({cells}) => cells[row] ?? '').join(','),
  );
  const headers = columns.map((column) => column.header).join(',');
  return [...comments(model, run, omitted), headers, ...rows, ''].join('\n');
}

function continuousColumns(
  model: AnyModel,
  run: RunData,
  suffix: string,
): readonly CsvColumn[] {
  const column = (key: string, values: Float64Array, kind = '') => ({
    header: csvHeader(
      `${key}${kind}${suffix}`,
      model.outputs[key]?.unit ?? '1',
    ),
    cells: Array.from(values, csvCell),
  });
  return Object.entries(run.columns).flatMap(([key, values]) => {
    const exact = run.exact[key];
    return [
      column(key, values),
      ...(exact ? [column(key, exact, ' exact')] : []),
    ];
  });
}

function sampledColumns(
  model: AnyModel,
  run: RunData,
  suffix: string,
): readonly CsvColumn[] {
  return Object.entries(run.samples).flatMap(([key, {times, values}]) => [
    {
      header: csvHeader(`t of ${key}${suffix}`, 's'),
      cells: Array.from(times, csvCell),
    },
    {
      header: csvHeader(`${key}${suffix}`, model.outputs[key]?.unit ?? '1'),
      cells: Array.from(values, csvCell),
    },
  ]);
}

function runColumns(
  model: AnyModel,
  run: RunData,
  suffix = '',
): readonly CsvColumn[] {
  const time = {
    header: csvHeader(`t${suffix}`, 's'),
    cells: Array.from(run.times, csvCell),
  };
  const continuous = model.duration
    ? [time, ...continuousColumns(model, run, suffix)]
    : [];
  return [...continuous, ...sampledColumns(model, run, suffix)];
}

/**
 * Writes a run as CSV in SI units: the model and its parameters as comments,
 * then one row for each instant (an instant with a jump has two rows: before
 * and after). Sampled outputs follow in separate columns with their own
 * instants, then the columns of each run that differs, with what differs in
 * their names: `T (conductance = 3 W/K) [K]`. Decimal point, comma, line feed.
 */
export function runToCsv(
  model: AnyModel,
  run: RunData,
  others: readonly RunData[] = [],
): string {
  const own = comments(model, run, []);
  const differences = (other: RunData) =>
    comments(model, other, [])
      .filter((line) => !own.includes(line))
      .map((line) => line.slice('# '.length))
      .join('; ');
  const different = new Map(others.map((other) => [differences(other), other]));
  different.delete('');
  const further = [...different].flatMap(([words, other]) =>
    runColumns(model, other, ` (${words})`),
  );
  return toCsv(model, run, [...runColumns(model, run), ...further]);
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
