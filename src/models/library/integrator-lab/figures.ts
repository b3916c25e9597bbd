import {type LocalizedText, text} from '../../../i18n';
import type {ProfileCurve} from '../../definition';
import {integrate} from './integrate';
import {amplification, type Method, stabilityLimit} from './methods';
import {parameters, type Values} from './parameters';
import {computedCurve, longestStep, printedPoints} from './stepFigure';

/** Smallest range of the amplification curves in h/τ. */
const MINIMUM_RATIO = 4;

/** Smallest range of the amplification curves up and down. */
const MINIMUM_FACTOR = 3;

/** Intervals of the amplification curves. */
const INTERVALS = 80;

/** Computes the curve of a run to `end` s, and its printed values, joined. */
export function printedCurves(p: Values, end: number): readonly ProfileCurve[] {
  const run = integrate(p, end);
  const computed = computedCurve(run);
  const printed = printedPoints(run, p.printInterval);
  return [
    {
      id: 'computed',
      label: text('computed curve', '算出的曲线'),
      x: computed.times,
      y: computed.values,
    },
    {
      id: 'printed',
      label: text('printed values, joined', '打印值及其连线'),
      x: printed.times,
      y: printed.values,
      style: 'line-and-markers',
    },
  ];
}

/** The methods with their names, without the orders of the adaptive one. */
const METHODS = Object.entries({
  ...parameters.method.choices,
  adaptive: text('adaptive method', '变步长方法'),
}) as [Method, LocalizedText][];

/**
 * Computes the amplification factor over h/τ for every method, as far as it is
 * not too large; a marker shows the one of this run when its steps are equal.
 */
export function amplificationCurves(
  p: Values,
  end: number,
): readonly ProfileCurve[] {
  const isEqual = p.method !== 'adaptive';
  const ratio = isEqual ? longestStep(integrate(p, end)) / p.timeConstant : 0;
  const chosen = amplification(p.method, ratio);
  const reach = Math.max(MINIMUM_RATIO, ratio);
  const largest = Math.max(MINIMUM_FACTOR, Math.abs(chosen));
  const ratios = Array.from(
    {length: INTERVALS + 1},
    (_, n) => (reach * n) / INTERVALS,
  );
  const curve = (
    id: string,
    label: LocalizedText,
    factor: (ratio: number) => number,
  ): ProfileCurve => {
    const x = ratios.filter((ratio) => Math.abs(factor(ratio)) <= largest);
    return {id, label, x, y: x.map(factor)};
  };
  const marker: ProfileCurve = {
    id: 'chosen',
    label: text('this run', '本次运行'),
    x: [ratio],
    y: [chosen],
    style: 'markers',
  };
  return [
    curve('exact', text('exact', '精确'), (z) => Math.exp(-z)),
    ...METHODS.map(([method, label]) =>
      curve(method, label, (z) => amplification(method, z)),
    ),
    ...(isEqual ? [marker] : []),
  ];
}

/** Returns the longest stable step, s; `undefined` if every step is stable. */
export function longestStableStep(p: Values): number | undefined {
  const limit = stabilityLimit(p.method);
  return limit === undefined ? undefined : limit * p.timeConstant;
}
