import {text} from '../../../i18n';
import type {RunView, SummaryFormatter} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalars';
import type {Values} from './sphere';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<
  RunView<Record<never, never>, readonly [], typeof outputs>,
  'end' | 'value'
>;

/** Describes a run of the sphere in one sentence. */
export const summary = text({
  en(_: Values, run: View, format: Format): string {
    const end = format.output('temperature', run.value('temperature', run.end));
    return (
      `The temperature of the sphere changes from ${format.parameter('initial')} to ` +
      `${end} in ${format.time(run.end)}; at the start the sphere loses ` +
      `${format.scalar('initialConvection')} by convection and ` +
      `${format.scalar('initialRadiation')} by radiation, and its Biot number ` +
      `is ${format.scalar('biot')}.`
    );
  },
  'zh-Hans'(_: Values, run: View, format: Format): string {
    const end = format.output('temperature', run.value('temperature', run.end));
    return (
      `${format.time(run.end)} 内，球体温度由 ${format.parameter('initial')} 变为 ${end}；` +
      `开始时，对流热流量为 ${format.scalar('initialConvection')}，辐射热流量为 ` +
      `${format.scalar('initialRadiation')}；毕渥数为 ${format.scalar('biot')}。`
    );
  },
});
