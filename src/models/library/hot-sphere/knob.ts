import {text} from '../../../i18n';
import type {RunSpan, SummaryFormatter} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalars';
import type {Values} from './sphere';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Sentences on the effect of one parameter of the sphere. */
export const findings = {
  coefficient: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `At ${format.parameter('initial')} the sphere loses ` +
      `${format.scalar('initialConvection')} by {convection|convectionFlow} ` +
      `and ${format.scalar('initialRadiation')} by ` +
      `{radiation|radiationFlow}; its Biot number is ` +
      `${format.scalar('biot')}.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `球体温度为 ${format.parameter('initial')} 时，` +
      `{对流|convectionFlow}散热 ${format.scalar('initialConvection')}，` +
      `{辐射|radiationFlow}散热 ${format.scalar('initialRadiation')}；` +
      `毕渥数为 ${format.scalar('biot')}。`,
  }),
};
