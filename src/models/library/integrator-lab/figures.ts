import {text} from '../../../i18n';
import type {ProfileCurve} from '../../definition/defineModel';
import {march} from './march';
import type {Method} from './methods';
import {amplification, stabilityLimit} from './methods';
import type {Values} from './parameters';
import {computedCurve, longestStep, printedPoints} from './picture';

/** The amplification curves reach at least so far: in h/τ, and up and down. */
const LEAST_RATIO = 4;
const LEAST_FACTOR = 3;

/** Intervals of the amplification curves. */
const INTERVALS = 80;

/** The curve of a run and what the print interval leaves of it. */
export function pictureCurves(p: Values, end: number): readonly ProfileCurve[] {
  const run = march(p, end);
  const computed = computedCurve(run);
  const printed = printedPoints(run, p.printInterval);
  return [
    {
      id: 'computed',
      label: text({en: 'computed curve', 'zh-Hans': '算出的曲线'}),
      x: computed.times,
      y: computed.values,
    },
    {
      id: 'printed',
      label: text({en: 'printed values, joined', 'zh-Hans': '打印值及其连线'}),
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
  {
    method: 'explicit',
    label: text({en: 'explicit Euler', 'zh-Hans': '显式欧拉法'}),
  },
  {
    method: 'implicit',
    label: text({en: 'implicit Euler', 'zh-Hans': '隐式欧拉法'}),
  },
  {
    method: 'trapezoid',
    label: text({en: 'trapezoidal rule', 'zh-Hans': '梯形法'}),
  },
  {
    method: 'adaptive',
    label: text({en: 'adaptive method', 'zh-Hans': '变步长方法'}),
  },
];

/** A curve of factors over h/τ, as far as it stays within the figure. */
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
 * What one step multiplies a deviation by, over h/τ, for every method; equal
 * steps mark their own.
 */
export function amplificationCurves(
  p: Values,
  end: number,
): readonly ProfileCurve[] {
  const isEqual = p.method !== 'adaptive';
  const ratio = isEqual ? longestStep(march(p, end)) / p.timeConstant : 0;
  const chosen = amplification(p.method, ratio);
  const reach = Math.max(LEAST_RATIO, ratio);
  const largest = Math.max(LEAST_FACTOR, Math.abs(chosen));
  const ratios = Array.from(
    {length: INTERVALS + 1},
    (_, n) => (reach * n) / INTERVALS,
  );
  const exact = text({en: 'exact', 'zh-Hans': '精确'});
  const marker: ProfileCurve = {
    id: 'chosen',
    label: text({en: 'this run', 'zh-Hans': '本次运行'}),
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

/** The step beyond which the method is unstable, s; `undefined` if none is. */
export function longestStableStep(p: Values): number | undefined {
  const limit = stabilityLimit(p.method);
  return limit === undefined ? undefined : limit * p.timeConstant;
}
