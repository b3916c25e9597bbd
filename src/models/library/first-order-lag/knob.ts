import {text} from '../../../i18n';
import type {
  Mark,
  NoKeys,
  ParameterValues,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import {levelMark, lineMark, pointMark} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end' | 'value'>;

/** What is left of the distance after one time constant. */
const LEFT = Math.exp(-1);

/** The value after one time constant of a step. */
function valueAfterOne(p: Values): number {
  const final = p.gain * p.level;
  return final + (p.initial - final) * LEFT;
}

/**
 * Marks of the response of one lag to a step: the final value, the tangent at
 * the start, and the point after one time constant.
 */
export function marks(p: Values): Readonly<Record<string, readonly Mark[]>> {
  const isPlain = p.input === 'step' && p.stages === 1;
  const final = p.gain * p.level;
  const after = p.onset + p.timeConstant;
  return {
    finalValue:
      p.input === 'step'
        ? [levelMark(final, text({en: 'k u_0', 'zh-Hans': 'k u_0'}))]
        : [],
    tangent: isPlain
      ? [
          lineMark(
            [p.onset, p.initial],
            [after, final],
            text({en: 'tangent', 'zh-Hans': '切线'}),
          ),
        ]
      : [],
    timeConstant: isPlain
      ? [
          pointMark(
            after,
            valueAfterOne(p),
            text({en: 'τ: 63.2 %', 'zh-Hans': 'τ：63.2%'}),
          ),
        ]
      : [],
  };
}

/** Sentences on the effect of one parameter on the response to a step. */
export const findings = {
  timeConstant: text({
    en: (p: Values, _: View, format: Format) =>
      `One time constant, ${format.parameter('timeConstant')}, after the step ` +
      `{the output|y} has gone 63.2 % of the way from ` +
      `${format.parameter('initial')} to ${format.scalar('finalValue')}: ` +
      `it stands at ${format.output('y', valueAfterOne(p))}.`,
    'zh-Hans': (p: Values, _: View, format: Format) =>
      `阶跃后经过一个时间常数 ${format.parameter('timeConstant')}，` +
      `{输出|y}从 ${format.parameter('initial')} 出发，走完到 ` +
      `${format.scalar('finalValue')} 的 63.2%，达到 ` +
      `${format.output('y', valueAfterOne(p))}。`,
  }),
};
