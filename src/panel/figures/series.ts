import type {Locale} from '../../i18n';
import type {Displayed} from '../../models/definition/format';
import type {AnyModel} from '../../models/definition/modelDefinition';
import type {Run, RunData} from '../../models/run/runResult';
import type {Unit, UnitPreferences} from '../../physics/units';
import {toUnit} from '../../physics/units';
import type {Curve} from '../../plot';
import {shownUnit} from '../state/shownUnit';

/** The figures of models whose keys are not known. */
export type AnyFigure = AnyModel['figures'][number];
export type AnyTimeFigure = Extract<AnyFigure, {readonly kind: 'time'}>;
export type AnyProfileFigure = Extract<AnyFigure, {readonly kind: 'profile'}>;

/** The id of the run before the present change. */
export const GHOST = -1;

/** A run with the label that distinguishes it from the others. */
export interface NamedRun {
  /** 0 for the current run, `GHOST` for the one before the present change. */
  readonly id: number;
  /** Empty for the current run and the ghost. */
  readonly label: string;
  /** Place in the ramp of colours of the comparisons, from 0 to 1. */
  readonly rank?: number;
  readonly run: Run | RunData;
}

/** One curve of a figure with what its legend shows. */
export interface Series {
  readonly curve: Curve;
  /** Key of the switch that shows and hides it. */
  readonly key: string;
  readonly isShown: boolean;
  readonly label: string;
  readonly symbol?: string | undefined;
  /** Label of the run; empty for the current run. */
  readonly runLabel: string;
  readonly displayed: Displayed;
  /** Largest magnitude in its figure in the unit shown: values are rounded by it. */
  readonly scale: number;
  /** The closed form, where there is one. */
  readonly exact?: Curve | undefined;
  /** Largest difference from the closed form, SI. */
  readonly error?: number | undefined;
  /** The SI value at a coordinate; at the end of the curve without one. */
  readonly valueAt: (at: number | undefined) => number | undefined;
}

/** The choices of the reader that change the series of a figure. */
export interface DisplayChoices {
  readonly locale: Locale;
  readonly units: UnitPreferences;
  readonly shown: Readonly<Record<string, boolean>>;
  readonly times: Readonly<Record<string, readonly number[]>>;
}

/** Fades the curves beside those of the outputs in focus, if there is one. */
export function fadeOthers(
  series: readonly Series[],
  focus: readonly string[],
): readonly Series[] {
  return series.some(({key}) => focus.includes(key))
    ? series.map((each) =>
        focus.includes(each.key)
          ? each
          : {...each, curve: {...each.curve, isFaint: true}},
      )
    : series;
}

/** The largest magnitude of a curve in a unit. */
export function maxMagnitude({y}: Pick<Curve, 'y'>, unit: Unit): number {
  let largest = 0;
  for (let index = 0; index < y.length; index += 1) {
    const magnitude = Math.abs(toUnit(y[index] ?? 0, unit));
    largest = magnitude > largest ? magnitude : largest;
  }
  return largest;
}

/**
 * Gives the series of a figure their scale. Curves of one quantity share it: next
 * to 160 bar, a pressure of 1e-12 bar is a rounding error.
 */
export function withScale(
  series: readonly Omit<Series, 'scale'>[],
  units: UnitPreferences,
): readonly Series[] {
  const largest = new Map<string, number>();
  for (const {curve, displayed} of series) {
    const magnitude = maxMagnitude(curve, shownUnit(displayed, units));
    const {unit} = displayed;
    largest.set(unit, Math.max(largest.get(unit) ?? 0, magnitude));
  }
  return series.map((each) => ({
    ...each,
    scale: largest.get(each.displayed.unit) ?? 0,
  }));
}

/** The largest difference between values and their closed form. */
export function largestDifference(
  y: ArrayLike<number>,
  exact: ArrayLike<number>,
): number | undefined {
  const differences = Array.from(y, (value, index) =>
    Math.abs(value - (exact[index] ?? Number.NaN)),
  ).filter(Number.isFinite);
  return differences.length > 0
    ? differences.reduce((one, other) => Math.max(one, other))
    : undefined;
}

/** The closed form of a curve as a curve of its own, for the current run. */
export function exactCurve(
  curve: Curve,
  y: ArrayLike<number> | undefined,
): Curve | undefined {
  return y && !curve.isComparison && !curve.isGhost
    ? {...curve, id: `${curve.id}:exact`, y, isExact: true}
    : undefined;
}

/** The key by which texts name a curve: that of the output or of the profile. */
export function curveKey({key}: Pick<Series, 'key'>): string {
  return key.slice(key.indexOf('.') + 1);
}
