import type {Locale} from '../../../../i18n';
import {ModelError} from '../../../../models/definition/errors';
import type {
  FigureData,
  ProfileCurve,
  ProfileFigure,
  TimeFigure,
} from '../../../../models/definition/figures';
import type {Displayed} from '../../../../models/definition/format';
import {formatQuantity} from '../../../../models/definition/format';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {figureAt} from '../../../../models/run/computeFigures';
import type {Run, RunData} from '../../../../models/run/runResult';
import type {AnyRunView} from '../../../../models/run/timeline';
import type {Unit, UnitPreferences} from '../../../../physics/units';
import {chooseUnit, toUnit} from '../../../../physics/units';
import type {Curve} from '../../../base/Plot';
import {interpolate} from '../../../base/Plot';
import type {Values} from '../state/settings';
import {heading} from '../state/settings';

/** The unit in which something is shown. */
export function shownUnit(
  {unit, displayUnit}: Displayed,
  units: UnitPreferences,
): Unit {
  return chooseUnit(unit, displayUnit, units);
}

/** The largest magnitude of a curve as it is shown: what rounds to 0. */
export function magnitudeOf({y}: Pick<Curve, 'y'>, unit: Unit): number {
  let largest = 0;
  for (let index = 0; index < y.length; index += 1) {
    const magnitude = Math.abs(toUnit(y[index] ?? 0, unit));
    largest = magnitude > largest ? magnitude : largest;
  }
  return largest;
}

/** A run and what tells it from the others. */
export interface NamedRun {
  /** 0 for the current run. */
  readonly id: number;
  /** Empty for the current run. */
  readonly label: string;
  readonly run: Run | RunData;
}

/** One curve with what the legend says of it. */
export interface Entry {
  readonly curve: Curve;
  /** What the reader switches on and off. */
  readonly key: string;
  readonly isShown: boolean;
  readonly label: string;
  readonly symbol?: string | undefined;
  /** Which of several runs. */
  readonly runLabel: string;
  readonly displayed: Displayed;
  /** The closed form, where there is one. */
  readonly exact?: Curve | undefined;
  /** Largest difference from the closed form, SI. */
  readonly error?: number | undefined;
  /** SI value at a coordinate; at the end without one. */
  readonly valueAt: (at: number | undefined) => number | undefined;
}

/** What of the reader's choices decides on the curves. */
export interface Choices {
  readonly locale: Locale;
  readonly units: UnitPreferences;
  readonly shown: Readonly<Record<string, boolean>>;
  readonly times: Readonly<Record<string, readonly number[]>>;
}

/** The figures of models whose keys are not known. */
export type AnyTimeFigure = TimeFigure<string>;
export type AnyProfileFigure = ProfileFigure<Values, AnyRunView>;

interface Points {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly exact?: ArrayLike<number> | undefined;
}

function pointsOf(
  run: Run | RunData,
  output: string,
  isSampled: boolean,
): Points {
  const samples = run.samples[output];
  if (isSampled) {
    const {times: x = [], values: y = [], exact} = samples ?? {};
    return {x, y, exact};
  }
  const y = run.columns[output] ?? [];
  return {x: run.times, y, exact: run.exact[output]};
}

function largestDifference({y, exact}: Points): number | undefined {
  if (!exact) {
    return undefined;
  }
  const differences = Array.from(y, (value, index) =>
    Math.abs(value - (exact[index] ?? Number.NaN)),
  ).filter(Number.isFinite);
  return differences.length > 0
    ? differences.reduce((one, other) => Math.max(one, other))
    : undefined;
}

/** The last sample at or before an instant. */
function lastSample({x, y}: Points, at: number): number | undefined {
  const after = Array.from(x).findIndex((time) => time > at);
  return y[(after < 0 ? x.length : after) - 1];
}

function outputAt(
  run: Run | RunData,
  output: string,
  at: number,
): number | undefined {
  if (at < run.start || at > run.end) {
    return undefined;
  }
  return 'view' in run
    ? run.view.value(output, at)
    : interpolate(run.times, run.columns[output] ?? [], at);
}

function timeEntry(
  model: AnyModel,
  figure: AnyTimeFigure,
  named: NamedRun,
  position: number,
  look: number,
  {locale, shown}: Choices,
): Entry | undefined {
  const output = figure.outputs[position] ?? '';
  const definition = model.outputs[output];
  if (!definition) {
    return undefined;
  }
  const {run} = named;
  const isSampled = definition.sampled === true;
  const points = pointsOf(run, output, isSampled);
  const id = `${output}:${named.id}`;
  const curve: Curve = {
    id,
    x: points.x,
    y: points.y,
    look,
    style: isSampled ? 'markers' : 'line',
    isAside: named.id > 0,
  };
  const exact =
    points.exact && named.id === 0
      ? {...curve, id: `${id}:exact`, y: points.exact, isExact: true}
      : undefined;
  return {
    curve,
    key: output,
    isShown: shown[output] ?? definition.hidden !== true,
    label: heading(definition.label, locale),
    symbol: definition.symbol,
    runLabel: named.label,
    displayed: definition,
    exact,
    error: exact && largestDifference(points),
    valueAt(at) {
      if (at === undefined) {
        return points.y[points.y.length - 1];
      }
      return isSampled ? lastSample(points, at) : outputAt(run, output, at);
    },
  };
}

/** The curves of a time figure: each output of each run. */
export function timeEntries(
  model: AnyModel,
  figure: AnyTimeFigure,
  runs: readonly NamedRun[],
  choices: Choices,
): readonly Entry[] {
  const count = figure.outputs.length;
  return runs.flatMap((named, row) =>
    figure.outputs.flatMap((_, position) => {
      const look = row * count + position;
      return timeEntry(model, figure, named, position, look, choices) ?? [];
    }),
  );
}

/** The figure at the instants asked for; as the run has it where that fails. */
function figureOf(
  model: AnyModel,
  figure: AnyProfileFigure,
  run: Run | RunData,
  times: readonly number[] | undefined,
): FigureData | undefined {
  const usual = run.figures[figure.id];
  if (!times || !('view' in run)) {
    return usual;
  }
  try {
    return figureAt(model, run, figure.id, times);
  } catch (error) {
    if (error instanceof ModelError) {
      return usual;
    }
    throw error;
  }
}

function profileCurves(
  ...asked: Parameters<typeof figureOf>
): readonly ProfileCurve[] {
  const data = figureOf(...asked);
  return data?.kind === 'profile' ? data.curves : [];
}

function profileLabel(
  model: AnyModel,
  {label, time}: ProfileCurve,
  {locale, units}: Choices,
): string {
  const displayUnit = model.duration?.displayUnit;
  const clock = {unit: 's', ...(displayUnit && {displayUnit})} as const;
  const instant =
    time === undefined ? '' : `t = ${formatQuantity(time, clock, units)}`;
  const name = label ? heading(label, locale) : '';
  return [name, instant].filter((part) => part !== '').join(', ');
}

/** The curves of a profile: each curve of each run. */
export function profileEntries(
  model: AnyModel,
  figure: AnyProfileFigure,
  runs: readonly NamedRun[],
  choices: Choices,
): readonly Entry[] {
  const times = choices.times[figure.id];
  let look = 0;
  return runs.flatMap((named) =>
    profileCurves(model, figure, named.run, times).map((profile, index) => {
      const {x, y, exact: closedForm, style = 'line'} = profile;
      const id = `${profile.id}:${index}:${named.id}`;
      const isAside = named.id > 0;
      const curve: Curve = {id, x, y, look, style, isAside};
      look += 1;
      const exact =
        closedForm && !isAside
          ? {...curve, id: `${id}:exact`, y: closedForm, isExact: true}
          : undefined;
      const key = `${figure.id}.${profile.id}`;
      return {
        curve,
        key,
        isShown: choices.shown[key] ?? true,
        label:
          profileLabel(model, profile, choices) ||
          heading(figure.quantity.label, choices.locale),
        runLabel: named.label,
        displayed: figure.quantity,
        exact,
        error: exact && largestDifference({x, y, exact: closedForm}),
        valueAt: (at) =>
          at === undefined ? y[y.length - 1] : interpolate(x, y, at),
      };
    }),
  );
}
