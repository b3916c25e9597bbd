import {text} from '../../../i18n';
import type {
  Mark,
  ParameterValues,
  RunSpan,
  SummaryFormatter,
} from '../../definition/defineModel';
import {coordinateMark, lineMark} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';
import {firstDelay, switchings} from './switchings';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/**
 * Marks of a run: the first switching of the trigger, and its delay behind the
 * comparator, halfway between the two output values.
 */
export function marks(
  p: Values,
  run: RunSpan,
): Readonly<Record<string, readonly Mark[]>> {
  const [first] = switchings(run).trigger;
  const delay = firstDelay(run);
  const middle = (p.lowOutput + p.highOutput) / 2;
  return {
    firstSwitching:
      first === undefined
        ? []
        : [coordinateMark(first, text({en: 't_1', 'zh-Hans': 't_1'}))],
    delay: delay
      ? [
          lineMark(
            [delay.from, middle],
            [delay.to, middle],
            text({en: 'Δt', 'zh-Hans': 'Δt'}),
          ),
        ]
      : [],
  };
}

/** Sentences on the effect of one parameter of the trigger. */
export const findings = {
  amplitude: text({
    en(_: Values, run: RunSpan, format: Format): string {
      const amplitude = format.parameter('amplitude');
      return firstDelay(run)
        ? `With an amplitude of ${amplitude} {the output|y} switches ` +
            `${format.scalar('delay')} later than {the comparator|comparator}.`
        : `With an amplitude of ${amplitude} {the output|y} does not switch, ` +
            `while {the comparator|comparator} switches ` +
            `${format.number(switchings(run).comparator.length)} times.`;
    },
    'zh-Hans'(_: Values, run: RunSpan, format: Format): string {
      const amplitude = format.parameter('amplitude');
      return firstDelay(run)
        ? `幅值为 ${amplitude} 时，{输出|y}比{比较器|comparator}晚 ` +
            `${format.scalar('delay')} 切换。`
        : `幅值为 ${amplitude} 时，{输出|y}始终不切换，而{比较器|comparator}切换 ` +
            `${format.number(switchings(run).comparator.length)} 次。`;
    },
  }),
  highThreshold: text({
    en({ripple}: Values, run: RunSpan, format: Format): string {
      const {trigger, comparator} = switchings(run);
      return (
        (ripple > 0
          ? `With a ripple of amplitude ${format.parameter('ripple')} on the input and `
          : 'With ') +
        `the thresholds at ${format.parameter('lowThreshold')} and ` +
        `${format.parameter('highThreshold')} {the output|y} switches ` +
        `${format.number(trigger.length)} times in ${format.time(run.end)}, ` +
        `while a comparator at their middle switches ` +
        `${format.number(comparator.length)} times.`
      );
    },
    'zh-Hans'({ripple}: Values, run: RunSpan, format: Format): string {
      const {trigger, comparator} = switchings(run);
      return (
        (ripple > 0
          ? `输入叠加了幅值为 ${format.parameter('ripple')} 的纹波，`
          : '') +
        `两个阈值为 ${format.parameter('lowThreshold')} 和 ` +
        `${format.parameter('highThreshold')} 时，{输出|y}在 ` +
        `${format.time(run.end)} 内切换 ${format.number(trigger.length)} 次，` +
        `而以二者中点为阈值的比较器切换 ` +
        `${format.number(comparator.length)} 次。`
      );
    },
  }),
};
