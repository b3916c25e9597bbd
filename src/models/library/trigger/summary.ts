import {text} from '../../../i18n';
import type {
  ParameterValues,
  RunSpan,
  SummaryFormatter,
} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';
import {switchings} from './switchings';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Describes a run of the trigger in one sentence. */
export const summary = text({
  en(_: Values, run: RunSpan, format: Format): string {
    const {trigger, comparator} = switchings(run);
    const first = trigger[0] ?? run.end;
    const when = trigger.length > 0 ? `, first at ${format.time(first)}` : '';
    return (
      `In ${format.time(run.end)} the trigger switches ` +
      `${format.number(trigger.length)} times${when}, while a comparator at ` +
      `the middle of the thresholds switches ` +
      `${format.number(comparator.length)} times.`
    );
  },
  'zh-Hans'(_: Values, run: RunSpan, format: Format): string {
    const {trigger, comparator} = switchings(run);
    const first = trigger[0] ?? run.end;
    const when = trigger.length > 0 ? `，首次切换在 ${format.time(first)}` : '';
    return (
      `${format.time(run.end)} 内触发器切换 ${format.number(trigger.length)} 次` +
      `${when}，而以两个阈值的中点为阈值的比较器切换 ` +
      `${format.number(comparator.length)} 次。`
    );
  },
});
