import {text} from '../../../i18n';
import type {
  Mark,
  NoKeys,
  RunSpan,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import {coordinateMark, levelMark} from '../../definition/defineModel';
import {equilibrium, pluggedTimeConstant} from './closedForm';
import {hasCirculation} from './gap';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalarDefinitions';
import type {Values} from './tubes';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end' | 'value'>;

/**
 * Marks of tubes with plugged ends over time: their common final temperature,
 * and the time constant of their difference.
 */
export function marks(p: Values): Readonly<Record<string, readonly Mark[]>> {
  const isPlugged = p.boundary === 'plugged';
  return {
    equilibrium: isPlugged
      ? [levelMark(equilibrium(p), text({en: 'T_eq', 'zh-Hans': 'T_eq'}))]
      : [],
    timeConstant: isPlugged
      ? [
          coordinateMark(
            pluggedTimeConstant(p),
            text({en: 'τ', 'zh-Hans': 'τ'}),
          ),
        ]
      : [],
  };
}

/** Width of the gap in mm, rounded to the step of the sliders. */
function gapWidth(p: Values): number {
  const width = 1000 * (p.outerTubeInside - p.innerTubeOutside);
  return Number(width.toPrecision(4));
}

/** Temperature of the outer tube at the end of a run, as text. */
function finalOuterTube(run: View, format: Format): string {
  return format.output('outerTube', run.value('outerTube', run.end));
}

/** Sentences on the effect of one parameter of the cylinders. */
export const findings = {
  outerTubeInside: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      `Across a gap of ${format.number(gapWidth(p))}\u00a0mm, radiation transfers ` +
      `${format.scalar('radiationShare')} of the heat. The gap has ` +
      `${format.scalar('gapShare')} of the total resistance, and the heat flow ` +
      `rate is ${format.scalar('steadyHeatFlow')}.`,
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `间隙宽 ${format.number(gapWidth(p))}\u00a0mm 时，辐射传递 ` +
      `${format.scalar('radiationShare')} 的热量；间隙占总热阻的 ` +
      `${format.scalar('gapShare')}，热流量为 ` +
      `${format.scalar('steadyHeatFlow')}。`,
  }),
  outerCoefficient: text({
    en: (_: Values, run: View, format: Format) =>
      `The gap has ${format.scalar('gapShare')} of the total resistance, so at ` +
      `the end of the run the outer tube is at ${finalOuterTube(run, format)}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `间隙占总热阻的 ${format.scalar('gapShare')}，因此运行结束时外管温度为 ` +
      `${finalOuterTube(run, format)}。`,
  }),
  circulation: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      `Across a gap of ${format.number(gapWidth(p))}\u00a0mm, ` +
      (hasCirculation(p)
        ? `circulation multiplies the conductivity of air by ` +
          `${format.scalar('conductivityRatio')}. `
        : `the filling does not move. `) +
      `The conductivity of an equivalent solid filling is ` +
      `${format.scalar('equivalentConductivity')}.`,
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `间隙宽 ${format.number(gapWidth(p))}\u00a0mm 时，` +
      (hasCirculation(p)
        ? `环流使空气的导热系数增大到 ` +
          `${format.scalar('conductivityRatio')} 倍；`
        : `填充物不流动；`) +
      `与间隙等效的固体填充物，导热系数为 ` +
      `${format.scalar('equivalentConductivity')}。`,
  }),
  outerTubeOutside: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      `The heat capacities are ${format.scalar('innerCapacity')} inside and ` +
      `${format.scalar('outerCapacity')} outside` +
      (p.boundary === 'plugged'
        ? `, so the tubes meet at ${format.scalar('equilibrium')} with a time ` +
          `constant of ${format.scalar('timeConstant')} at the initial temperatures.`
        : `; the temperatures at the ends are given.`),
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `内管的热容为 ${format.scalar('innerCapacity')}，外管的热容为 ` +
      format.scalar('outerCapacity') +
      (p.boundary === 'plugged'
        ? `，因此两管趋于 ${format.scalar('equilibrium')}，初始温度下的时间常数为 ` +
          `${format.scalar('timeConstant')}。`
        : `；两侧的温度由边界条件给定。`),
  }),
};
