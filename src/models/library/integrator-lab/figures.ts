import {text} from '../../../i18n';
import type {ProfileCurve} from '../../definition';
import {integrate} from './integrate';
import {amplification, type Method, stabilityLimit} from './methods';
import type {Values} from './parameters';
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

const METHODS: readonly {
  readonly method: Method;
  readonly label: ProfileCurve['label'];
}[] = [
  {method: 'explicit', label: text('explicit Euler', '显式欧拉法')},
  {method: 'implicit', label: text('implicit Euler', '隐式欧拉法')},
  {method: 'trapezoid', label: text('trapezoidal rule', '梯形法')},
  {method: 'adaptive', label: text('adaptive method', '变步长方法')},
];

/** Computes a curve of factors over h/τ, restricted to |factor| ≤ `largest`. */
function factorCurve(
  id: string,
  label: ProfileCurve['label'],
  ratios: readonly number[],
  largest: number,
  factor: (ratio: number) => number,
): ProfileCurve {
  const x = ratios.filter((ratio) => Math.abs(factor(ratio)) <= largest);
  return {id, ...(label && {label}), x, y: x.map(factor)};
}

/**
 * Computes the amplification factor over h/τ for every method; a marker shows
 * the one of this run when its steps are equal.
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
  const exact = text('exact', '精确');
  const marker: ProfileCurve = {
    id: 'chosen',
    label: text('this run', '本次运行'),
    x: [ratio],
    y: [chosen],
    style: 'markers',
  };
  return [
    factorCurve('exact', exact, ratios, largest, (z) => Math.exp(-z)),
    ...METHODS.map(({method, label}) =>
      factorCurve(method, label, ratios, largest, (z) =>
        amplification(method, z),
      ),
    ),
    ...(isEqual ? [marker] : []),
  ];
}

/** Returns the longest stable step, s; `undefined` if every step is stable. */
export function longestStableStep(p: Values): number | undefined {
  const limit = stabilityLimit(p.method);
  return limit === undefined ? undefined : limit * p.timeConstant;
}
