import {text} from '../../../i18n';
import type {
  ParameterValues,
  SummaryFormatter,
} from '../../definition/defineModel';
import {hasFullCycle, type View} from './measure';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Sentences on the effect of one parameter of the thermostat. */
export const findings = {
  band: text({
    en: (_: Values, run: View, format: Format) =>
      hasFullCycle(run)
        ? `{The room|temperature} swings between {the thresholds|low}: one ` +
          `cycle takes ${format.scalar('period')}, and the heater is on for ` +
          `${format.scalar('duty')} of it.`
        : `{The room|temperature} makes no full cycle between ` +
          `{the thresholds|low} within ${format.time(run.end)}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      hasFullCycle(run)
        ? `{室温|temperature}在{两个阈值|low}之间摆动：每个周期 ` +
          `${format.scalar('period')}，加热器有 ${format.scalar('duty')} 的时间接通。`
        : `${format.time(run.end)} 内，{室温|temperature}没有在` +
          `{两个阈值|low}之间走完一个周期。`,
  }),
  step: text({
    en: (_: Values, run: View, format: Format) =>
      `Checked every ${format.parameter('step')}, ` +
      `{the room|temperature} is ${format.scalar('drift')} behind ` +
      `{the exact cycle|ideal} after ${format.time(run.end)}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `每 ${format.parameter('step')} 检查一次，${format.time(run.end)} 后` +
      `{室温|temperature}比{精确的周期|ideal}晚 ${format.scalar('drift')}。`,
  }),
};
