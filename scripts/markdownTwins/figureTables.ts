import {capitalized, type Locale} from '../../src/i18n';
import {
  type Displayed,
  formatNumber,
  formatQuantity,
  timeDisplay,
} from '../../src/models/definition/format';
import type {AnyModel} from '../../src/models/definition/modelDefinition';
import {evenlySpaced, thinnedOut} from '../../src/models/export/tableRows';
import {interpolate} from '../../src/models/run/interpolate';
import type {Run} from '../../src/models/run/runResult';
import {chooseUnit, toUnit, unitSymbol} from '../../src/physics/units';

/** Cells of a table as texts. */
export interface FigureTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A column: a name and a value, SI, at each coordinate of the rows. */
interface Column {
  readonly name: string;
  readonly displayed: Displayed;
  readonly valueAt: (coordinate: number) => number | undefined;
}

type FigureOf = AnyModel['figures'][number];
type TimeFigureOf = Extract<FigureOf, {readonly kind: 'time'}>;
type ProfileFigureOf = Extract<FigureOf, {readonly kind: 'profile'}>;

/** The run of a figure, and which of its curves are wanted. */
export interface FigureRequest {
  readonly model: AnyModel;
  readonly run: Run;
  /** Id of a figure of the model. */
  readonly figure: string;
  /** Keys of the curves; those that the figure shows first unless given. */
  readonly curves?: readonly string[] | undefined;
  readonly locale: Locale;
}

function headOf(name: string, {unit, displayUnit}: Displayed): string {
  const symbol = unitSymbol(chooseUnit(unit, displayUnit, {}));
  return symbol === '' ? name : `${name} [${symbol}]`;
}

/** Formats a column; values 1e7 times smaller than its largest print as 0. */
function formatColumn(
  values: readonly (number | undefined)[],
  {unit, displayUnit}: Displayed,
): readonly string[] {
  const shown = chooseUnit(unit, displayUnit, {});
  const inUnit = values.map((value) =>
    value === undefined ? Number.NaN : toUnit(value, shown),
  );
  const finite = inUnit.filter(Number.isFinite).map(Math.abs);
  const scale = Math.max(0, ...finite);
  return inUnit.map((value) => formatNumber(value, {scale}));
}

function makeTable(
  coordinates: readonly number[],
  columns: readonly Column[],
): FigureTable {
  const cells = columns.map(({displayed, valueAt}) =>
    formatColumn(coordinates.map(valueAt), displayed),
  );
  return {
    head: columns.map(({name, displayed}) => headOf(name, displayed)),
    rows: coordinates.map((_, row) => cells.map((cell) => cell[row] ?? '')),
  };
}

/** The outputs with values at every instant, or those with samples. */
function outputColumns(
  {model, run, locale}: FigureRequest,
  outputs: readonly string[],
  isSampled: boolean,
): readonly Column[] {
  return outputs.flatMap((key) => {
    const definition = model.outputs[key];
    if (!definition || (definition.sampled === true) !== isSampled) {
      return [];
    }
    const {times = [], values = []} = run.samples[key] ?? {};
    return {
      name: capitalized(definition.label, locale),
      displayed: definition,
      valueAt: (time: number) =>
        isSampled
          ? values[Array.from(times).indexOf(time)]
          : run.view.value(key, time),
    };
  });
}

function timeTables(
  request: FigureRequest,
  figure: TimeFigureOf,
): readonly FigureTable[] {
  const {model, run, locale, curves} = request;
  const outputs =
    curves ??
    figure.outputs.filter((key) => model.outputs[key]?.hidden !== true);
  const time: Column = {
    name: {en: 'Time', 'zh-Hans': '时间'}[locale],
    displayed: timeDisplay(model),
    valueAt: (instant) => instant,
  };
  const continuous = outputColumns(request, outputs, false);
  const sampled = outputColumns(request, outputs, true);
  const instants = outputs.flatMap((key) =>
    Array.from(run.samples[key]?.times ?? []),
  );
  return [
    ...(continuous.length > 0
      ? [makeTable(evenlySpaced(run.start, run.end), [time, ...continuous])]
      : []),
    ...(sampled.length > 0
      ? [makeTable(thinnedOut(instants), [time, ...sampled])]
      : []),
  ];
}

function profileTable(
  {model, run, locale, curves}: FigureRequest,
  {id, coordinate, quantity}: ProfileFigureOf,
): FigureTable {
  const data = run.figures[id];
  const profiles = (data?.kind === 'profile' ? data.curves : []).filter(
    (profile) => curves?.includes(profile.id) ?? true,
  );
  const time = timeDisplay(model);
  const columns = profiles.map(({x, y, label, time: instant}): Column => {
    const parts = [
      ...(label ? [capitalized(label, locale)] : []),
      ...(instant === undefined
        ? []
        : [`t = ${formatQuantity(instant, time)}`]),
    ];
    return {
      name: parts.join(', ') || capitalized(quantity.label, locale),
      displayed: quantity,
      valueAt: (at) => interpolate(x, y, at),
    };
  });
  const first: Column = {
    name: capitalized(coordinate.label, locale),
    displayed: coordinate,
    valueAt: (at) => at,
  };
  const points = profiles.flatMap(({x}) => Array.from(x));
  return makeTable(thinnedOut(points), [first, ...columns]);
}

/**
 * Makes tables of the curves of a figure: 21 rows over time, the instants of
 * sampled outputs in a table of their own, one row for each bar.
 *
 * @throws {RangeError} when the model has no such figure
 */
export function figureTables(request: FigureRequest): readonly FigureTable[] {
  const {model, run, locale} = request;
  const figure = model.figures.find(({id}) => id === request.figure);
  if (!figure) {
    throw new RangeError(
      `The model '${model.id}' has no figure '${request.figure}'`,
    );
  }
  if (figure.kind === 'time') {
    return timeTables(request, figure);
  }
  if (figure.kind === 'profile') {
    return [profileTable(request, figure)];
  }
  const data = run.figures[figure.id];
  const bars = data?.kind === 'bars' ? data.bars : [];
  const {quantity, title} = figure;
  const values = formatColumn(
    bars.map(({value}) => value),
    quantity,
  );
  return [
    {
      head: [
        capitalized(title, locale),
        headOf(capitalized(quantity.label, locale), quantity),
      ],
      rows: bars.map(({label}, row) => [
        capitalized(label, locale),
        values[row] ?? '',
      ]),
    },
  ];
}
