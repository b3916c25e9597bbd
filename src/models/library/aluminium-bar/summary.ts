import {text} from '../../../i18n';
import type {RunView, SummaryFormatter} from '../../definition/defineModel';
import type {Values} from './chain';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalars';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<
  RunView<Record<never, never>, readonly [], typeof outputs>,
  'end' | 'value'
>;

/** Describes a run of the bar in one sentence. */
export const summary = text({
  en(p: Values, run: View, format: Format): string {
    const end = format.output('atEnd', run.value('atEnd', run.end));
    const exact = format.output('exactAtEnd', run.value('exactAtEnd', run.end));
    const lumps = p.lumps === 1 ? '1 lump' : `${format.number(p.lumps)} lumps`;
    return (
      `After ${format.time(run.end)} the far end of the bar has gone from ` +
      `${format.parameter('initial')} to ${end} with ${lumps} (exact: ${exact}); ` +
      `the slowest time constant is ${format.scalar('timeConstant')} ` +
      `(exact: ${format.scalar('exactTimeConstant')}).`
    );
  },
  'zh-Hans'(p: Values, run: View, format: Format): string {
    const end = format.output('atEnd', run.value('atEnd', run.end));
    const exact = format.output('exactAtEnd', run.value('exactAtEnd', run.end));
    return (
      `用 ${format.number(p.lumps)} 个单元计算，${format.time(run.end)} 后，棒的远端从 ` +
      `${format.parameter('initial')} 变到 ${end}（精确值 ${exact}）；` +
      `最慢的时间常数为 ${format.scalar('timeConstant')}` +
      `（精确值 ${format.scalar('exactTimeConstant')}）。`
    );
  },
});
