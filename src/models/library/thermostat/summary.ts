import {text} from '../../../i18n';
import type {ParameterValues, Phrases} from '../../definition/defineModel';
import {hasFullCycle, switchings, type View} from './measure';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;

/** One sentence on a run of the thermostat. */
export const summary = text({
  en(_: Values, run: View, say: Say): string {
    const end = say.output('temperature', run.value('temperature', run.end));
    if (!hasFullCycle(run)) {
      return (
        `The room goes from ${say.parameter('initial')} to ${end} in ` +
        `${say.time(run.end)}; the heater is switched ` +
        `${say.number(switchings(run).length)} times.`
      );
    }
    return (
      `The heater is first switched off at ${say.scalar('firstSwitchOff')}; ` +
      `then it cycles every ${say.scalar('period')}, on for ` +
      `${say.scalar('onTime')} and off for ${say.scalar('offTime')}, ` +
      `around a mean of ${say.scalar('meanTemperature')}.`
    );
  },
  'zh-Hans'(_: Values, run: View, say: Say): string {
    const end = say.output('temperature', run.value('temperature', run.end));
    if (!hasFullCycle(run)) {
      return (
        `${say.time(run.end)} 内，室温从 ${say.parameter('initial')} 变到 ` +
        `${end}，加热器切换 ${say.number(switchings(run).length)} 次。`
      );
    }
    return (
      `加热器首次在 ${say.scalar('firstSwitchOff')} 断开，` +
      `之后每 ${say.scalar('period')} 通断一次：接通 ` +
      `${say.scalar('onTime')}，断开 ${say.scalar('offTime')}，` +
      `平均室温 ${say.scalar('meanTemperature')}。`
    );
  },
});
