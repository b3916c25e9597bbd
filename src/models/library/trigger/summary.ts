import {text} from '../../../i18n';
import type {
  ParameterValues,
  Phrases,
  RunSpan,
} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';
import {switchings} from './switchings';

type Values = ParameterValues<typeof parameters>;
type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;

/** One sentence on a run of the trigger. */
export const summary = text({
  en(_: Values, run: RunSpan, say: Say): string {
    const {trigger, comparator} = switchings(run);
    const first = trigger[0] ?? run.end;
    const when = trigger.length > 0 ? `, first at ${say.time(first)}` : '';
    return (
      `In ${say.time(run.end)} the trigger switches ` +
      `${say.number(trigger.length)} times${when}; a comparator at the ` +
      `middle of the thresholds switches ` +
      `${say.number(comparator.length)} times.`
    );
  },
  'zh-Hans'(_: Values, run: RunSpan, say: Say): string {
    const {trigger, comparator} = switchings(run);
    const first = trigger[0] ?? run.end;
    const when = trigger.length > 0 ? `，首次在 ${say.time(first)}` : '';
    return (
      `${say.time(run.end)} 内触发器切换 ${say.number(trigger.length)} 次` +
      `${when}；以两个阈值的中点为界的比较器切换 ` +
      `${say.number(comparator.length)} 次。`
    );
  },
});
