import {text} from '../../../i18n';
import type {Phrases, RunView} from '../../definition/defineModel';
import type {Values} from './chain';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalars';

type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;
type View = Pick<
  RunView<Record<never, never>, readonly [], typeof outputs>,
  'end' | 'value'
>;

/** One sentence on a run of the bar. */
export const summary = text({
  en(p: Values, run: View, say: Say): string {
    const end = say.output('atEnd', run.value('atEnd', run.end));
    const exact = say.output('exactAtEnd', run.value('exactAtEnd', run.end));
    const lumps = p.lumps === 1 ? '1 lump' : `${say.number(p.lumps)} lumps`;
    return (
      `After ${say.time(run.end)} the far end of the bar has gone from ` +
      `${say.parameter('initial')} to ${end} with ${lumps} (exact: ${exact}); ` +
      `the slowest time constant is ${say.scalar('timeConstant')} ` +
      `(exact: ${say.scalar('exactTimeConstant')}).`
    );
  },
  'zh-Hans'(p: Values, run: View, say: Say): string {
    const end = say.output('atEnd', run.value('atEnd', run.end));
    const exact = say.output('exactAtEnd', run.value('exactAtEnd', run.end));
    return (
      `用 ${say.number(p.lumps)} 个单元计算，${say.time(run.end)} 后，棒的远端从 ` +
      `${say.parameter('initial')} 变到 ${end}（精确值 ${exact}）；` +
      `最慢的时间常数为 ${say.scalar('timeConstant')}` +
      `（精确值 ${say.scalar('exactTimeConstant')}）。`
    );
  },
});
