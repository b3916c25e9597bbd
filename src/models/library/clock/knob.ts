import {text} from '../../../i18n';
import type {
  Mark,
  NoKeys,
  ParameterValues,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import {coordinateMark, pointMark} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<
  RunView<NoKeys, readonly [], typeof outputs>,
  'end' | 'start' | 'value'
>;

/** Marks of a run: its start time, and the last value of the first integral. */
export function marks(
  _: Values,
  run: View,
): Readonly<Record<string, readonly Mark[]>> {
  const {start, end} = run;
  return {
    startTime: [coordinateMark(start, text({en: 't_0', 'zh-Hans': 't_0'}))],
    lastIntegral: [
      pointMark(
        end,
        run.value('integral', end),
        text({en: 'I_1', 'zh-Hans': 'I_1'}),
      ),
    ],
  };
}

/** Sentences on the effect of one parameter of the clock. */
export const findings = {
  frequency: text({
    en: (_: Values, _run: View, format: Format) =>
      `{The sine|sine} computed from the clock has ` +
      `${format.parameter('frequency')}; {its values|printedSine}, ` +
      `printed every ${format.parameter('printInterval')}, look ` +
      `like a sine of ${format.scalar('apparentFrequency')}.`,
    'zh-Hans': (_: Values, _run: View, format: Format) =>
      `由时钟算出的{正弦|sine}频率为 ${format.parameter('frequency')}；` +
      `每 ${format.parameter('printInterval')} 打印一次，` +
      `{打印的值|printedSine}看起来像 ${format.scalar('apparentFrequency')} 的正弦。`,
  }),
  startTime: text({
    en: (_: Values, run: View, format: Format) =>
      `From ${format.time(run.start)} to ${format.time(run.end)} the mean of ` +
      `the clock is ${format.number((run.start + run.end) / 2)}, so ` +
      `{the first integrator|integral} ends at ` +
      `${format.output('integral', run.value('integral', run.end))}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `从 ${format.time(run.start)} 到 ${format.time(run.end)}，` +
      `时钟的平均值为 ${format.number((run.start + run.end) / 2)}，因此` +
      `{第一个积分环节|integral}的终值为 ` +
      `${format.output('integral', run.value('integral', run.end))}。`,
  }),
  printInterval: text({
    en: (p: Values, _: View, format: Format) =>
      `A print interval of ${format.parameter('printInterval')} stores ` +
      `${format.scalar('sampleCount')} values, ` +
      `${pointsPerPeriod(p)} {a period|printedSine}; ` +
      `{the computed sine|sine} stays the same.`,
    'zh-Hans': (p: Values, _: View, format: Format) =>
      `打印间隔为 ${format.parameter('printInterval')} 时，共存储 ` +
      `${format.scalar('sampleCount')} 个值，{每个周期|printedSine} ` +
      `${pointsPerPeriod(p)} 个；{算出的正弦|sine}不变。`,
  }),
};

/** Printed values in one period of the sine, with two digits. */
function pointsPerPeriod({frequency, printInterval}: Values): string {
  return String(Number((1 / (frequency * printInterval)).toPrecision(2)));
}
