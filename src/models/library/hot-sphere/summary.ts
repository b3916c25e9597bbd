import {text} from '../../../i18n';
import type {Phrases, RunView} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalars';
import type {Values} from './sphere';

type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;
type View = Pick<
  RunView<Record<never, never>, readonly [], typeof outputs>,
  'end' | 'value'
>;

/** One sentence on a run of the sphere. */
export const summary = text({
  en(_: Values, run: View, say: Say): string {
    const end = say.output('temperature', run.value('temperature', run.end));
    return (
      `The sphere goes from ${say.parameter('initial')} to ${end} in ` +
      `${say.time(run.end)}; at the start it loses ` +
      `${say.scalar('initialConvection')} by convection and ` +
      `${say.scalar('initialRadiation')} by radiation, and its Biot number ` +
      `is ${say.scalar('biot')}.`
    );
  },
  'zh-Hans'(_: Values, run: View, say: Say): string {
    const end = say.output('temperature', run.value('temperature', run.end));
    return (
      `${say.time(run.end)} 内，球体从 ${say.parameter('initial')} 变到 ${end}；` +
      `开始时对流散热 ${say.scalar('initialConvection')}，辐射散热 ` +
      `${say.scalar('initialRadiation')}；毕渥数为 ${say.scalar('biot')}。`
    );
  },
});
