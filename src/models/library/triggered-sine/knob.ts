import {text} from '../../../i18n';
import type {
  Mark,
  RunSpan,
  SummaryFormatter,
} from '../../definition/defineModel';
import {coordinateMark} from '../../definition/defineModel';
import {firstBurstDrop, observedBursts, type View} from './measure';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';
import type {Values} from './sources';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/**
 * Marks of a run: the first instant at which the frequency is switched, and
 * for the first burst the last drop of its trigger and its end.
 */
export function marks(
  p: Values,
  run: View,
): Readonly<Record<string, readonly Mark[]>> {
  const drop = firstBurstDrop(run);
  const end = observedBursts(run)[0]?.end;
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
    burstEnd: [
      ...(drop === undefined
        ? []
        : [coordinateMark(drop, text({en: 't_off', 'zh-Hans': 't_off'}))]),
      ...(end === undefined
        ? []
        : [coordinateMark(end, text({en: 't_end', 'zh-Hans': 't_end'}))]),
    ],
  };
}

/** Sentences on the effect of one parameter of the triggered sine. */
export const findings = {
  firstOff: text({
    en(_: Values, run: View, format: Format): string {
      const drop = firstBurstDrop(run);
      return drop === undefined
        ? `Within ${format.time(run.end)} {the output|y} has no burst that ` +
            `{the trigger|trigger} ends.`
        : `{The trigger|trigger} drops at ${format.time(drop)}. ` +
            `{The output|y} ends ${format.scalar('overrun')} later, after ` +
            `${format.scalar('firstCycles')} cycles.`;
    },
    'zh-Hans'(_: Values, run: View, format: Format): string {
      const drop = firstBurstDrop(run);
      return drop === undefined
        ? `在 ${format.time(run.end)} 内，{触发信号|trigger}没有使{输出|y}的波形结束。`
        : `{触发信号|trigger}在 ${format.time(drop)} 断开，{输出|y}再经过 ` +
            `${format.scalar('overrun')} 结束，共 ` +
            `${format.scalar('firstCycles')} 个周期。`;
    },
  }),
  secondFrequency: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `At ${format.parameter('firstSwitch')} the frequency changes from ` +
      `${format.parameter('firstFrequency')} to ` +
      `${format.parameter('secondFrequency')}. The phase of ` +
      `{the output|y} is continuous, while that of the ` +
      `{formula sin(2π f t)|naive} jumps by ${format.scalar('naiveJump')} cycles.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `${format.parameter('firstSwitch')} 时，频率从 ` +
      `${format.parameter('firstFrequency')} 变为 ` +
      `${format.parameter('secondFrequency')}。{输出|y}的相位是连续的，而` +
      `{直接代入式 sin(2π f t)|naive} 的相位跳变 ` +
      `${format.scalar('naiveJump')} 个周期。`,
  }),
  sweepRate: text({
    en: (_: Values, run: View, format: Format) =>
      `With a sweep rate of ${format.parameter('sweepRate')} ` +
      `{the accumulated phase|cycles} reaches ` +
      `${format.output('cycles', run.value('cycles', run.end, 'left'))} cycles ` +
      `in ${format.time(run.end)}, whereas {the naive phase f t|naiveCycles} reaches ` +
      `${format.output('naiveCycles', run.value('naiveCycles', run.end, 'left'))}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `扫频速率为 ${format.parameter('sweepRate')} 时，${format.time(run.end)} 内` +
      `{累加的相位|cycles}增加 ` +
      `${format.output('cycles', run.value('cycles', run.end, 'left'))} 个周期，而` +
      `{直接代入的相位 f t|naiveCycles} 增加 ` +
      `${format.output('naiveCycles', run.value('naiveCycles', run.end, 'left'))} 个周期。`,
  }),
};
