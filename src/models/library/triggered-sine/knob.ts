import {text} from '../../../i18n';
import type {
  Mark,
  RunSpan,
  SummaryFormatter,
} from '../../definition/defineModel';
import {coordinateMark} from '../../definition/defineModel';
import type {View} from './measure';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';
import type {Values} from './sources';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Marks of a run: the first instant at which the frequency is switched. */
export function marks(p: Values): Readonly<Record<string, readonly Mark[]>> {
  return {
    frequencySwitch:
      p.frequencyProfile === 'steps'
        ? [
            coordinateMark(
              p.firstSwitch,
              text({en: 'f switches', 'zh-Hans': 'f 切换'}),
            ),
          ]
        : [],
  };
}

/** Sentences on the effect of one parameter of the triggered sine. */
export const findings = {
  secondFrequency: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `At ${format.parameter('firstSwitch')} the frequency goes from ` +
      `${format.parameter('firstFrequency')} to ` +
      `${format.parameter('secondFrequency')}. The phase of ` +
      `{the output|y} goes on, that of the {formula sin(2π f t)|naive} ` +
      `jumps by ${format.scalar('naiveJump')} cycles.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `${format.parameter('firstSwitch')} 时，频率从 ` +
      `${format.parameter('firstFrequency')} 变为 ` +
      `${format.parameter('secondFrequency')}。{输出|y}的相位接着走，` +
      `{公式 sin(2π f t)|naive} 的相位跳变 ` +
      `${format.scalar('naiveJump')} 个周期。`,
  }),
  sweepRate: text({
    en: (_: Values, run: View, format: Format) =>
      `Swept by ${format.parameter('sweepRate')}, the generator goes through ` +
      `{${format.output('cycles', run.value('cycles', run.end, 'left'))}|cycles} ` +
      `cycles in ${format.time(run.end)}; f t counts ` +
      `{${format.output('naiveCycles', run.value('naiveCycles', run.end, 'left'))}|naiveCycles}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `扫频速率为 ${format.parameter('sweepRate')} 时，${format.time(run.end)} 内` +
      `发生器走过 {${format.output('cycles', run.value('cycles', run.end, 'left'))}|cycles} ` +
      `个周期，f t 却数出 ` +
      `{${format.output('naiveCycles', run.value('naiveCycles', run.end, 'left'))}|naiveCycles} 个。`,
  }),
};
