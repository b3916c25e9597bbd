import {text} from '../../../i18n';
import type {
  ParameterValues,
  SummaryFormatter,
} from '../../definition/defineModel';
import {hasFullCycle, switchings, type View} from './measure';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Describes a run of the thermostat in one sentence. */
export const summary = text({
  en(_: Values, run: View, format: Format): string {
    const end = format.output('temperature', run.value('temperature', run.end));
    if (!hasFullCycle(run)) {
      return (
        `The room temperature changes from ${format.parameter('initial')} to ${end} in ` +
        `${format.time(run.end)}, and the heater is switched ` +
        `${format.number(switchings(run).length)} times.`
      );
    }
    return (
      `The heater is first switched off at ${format.scalar('firstSwitchOff')}; ` +
      `then it cycles every ${format.scalar('period')}, on for ` +
      `${format.scalar('onTime')} and off for ${format.scalar('offTime')}, ` +
      `around a mean of ${format.scalar('meanTemperature')}.`
    );
  },
  'zh-Hans'(_: Values, run: View, format: Format): string {
    const end = format.output('temperature', run.value('temperature', run.end));
    if (!hasFullCycle(run)) {
      return (
        `${format.time(run.end)} 内，室温从 ${format.parameter('initial')} 变到 ` +
        `${end}，加热器切换 ${format.number(switchings(run).length)} 次。`
      );
    }
    return (
      `加热器首次断开在 ${format.scalar('firstSwitchOff')}，` +
      `之后每 ${format.scalar('period')} 通断一次：接通 ` +
      `${format.scalar('onTime')}，断开 ${format.scalar('offTime')}，` +
      `平均室温 ${format.scalar('meanTemperature')}。`
    );
  },
});
