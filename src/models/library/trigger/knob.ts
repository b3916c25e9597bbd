import {text} from '../../../i18n';
import type {
  Mark,
  ParameterValues,
  RunSpan,
  SummaryFormatter,
} from '../../definition/defineModel';
import {coordinateMark} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';
import {switchings} from './switchings';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Marks of a run: the first switching of the trigger. */
export function marks(
  _: Values,
  run: RunSpan,
): Readonly<Record<string, readonly Mark[]>> {
  const [first] = switchings(run).trigger;
  return {
    firstSwitching:
      first === undefined
        ? []
        : [coordinateMark(first, text({en: 't_1', 'zh-Hans': 't_1'}))],
  };
}

/** Sentences on the effect of one parameter of the trigger. */
export const findings = {
  highThreshold: text({
    en(_: Values, run: RunSpan, format: Format): string {
      const {trigger, comparator} = switchings(run);
      return (
        `With thresholds at ${format.parameter('lowThreshold')} and ` +
        `${format.parameter('highThreshold')} {the output|y} switches ` +
        `${format.number(trigger.length)} times in ${format.time(run.end)}; a ` +
        `comparator halfway between them switches ` +
        `${format.number(comparator.length)} times.`
      );
    },
    'zh-Hans'(_: Values, run: RunSpan, format: Format): string {
      const {trigger, comparator} = switchings(run);
      return (
        `两个阈值为 ${format.parameter('lowThreshold')} 和 ` +
        `${format.parameter('highThreshold')} 时，{输出|y}在 ` +
        `${format.time(run.end)} 内切换 ${format.number(trigger.length)} 次；` +
        `以中点为界的比较器切换 ${format.number(comparator.length)} 次。`
      );
    },
  }),
};
