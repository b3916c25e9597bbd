import {text} from '../../../i18n';
import type {RunSpan, SummaryFormatter} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalarDefinitions';
import type {Values} from './tubes';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Sentences on the effect of one parameter of the cylinders. */
export const findings = {
  outerTubeInside: text({
    en: (p: Values, _: RunSpan, format: Format) =>
      `Across a gap of ` +
      `${format.number(1000 * (p.outerTubeInside - p.innerTubeOutside))} mm ` +
      `radiation carries ${format.scalar('radiationShare')} of the heat; the ` +
      `gap holds ${format.scalar('gapShare')} of the whole resistance, and ` +
      `${format.scalar('steadyHeatFlow')} pass.`,
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `间隙宽 ` +
      `${format.number(1000 * (p.outerTubeInside - p.innerTubeOutside))} mm 时，` +
      `辐射传递 ${format.scalar('radiationShare')} 的热量；` +
      `间隙占总热阻的 ${format.scalar('gapShare')}，` +
      `热流率为 ${format.scalar('steadyHeatFlow')}。`,
  }),
};
