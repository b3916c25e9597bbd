import {text} from '../../../i18n';
import type {
  Mark,
  ParameterValues,
  SummaryFormatter,
} from '../../definition/defineModel';
import {lineMark} from '../../definition/defineModel';
import {isThresholdReached} from './closedForm';
import {heatedRoom, lastCycle, type View} from './measure';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Height of the mark of the period above the upper threshold, in bands. */
const ABOVE = 0.15;

/**
 * Marks of a run, its last full cycle: its period above the peaks of the
 * temperature, and the times off and on between the two values of the heater.
 */
export function marks(
  p: Values,
  run: View,
): Readonly<Record<string, readonly Mark[]>> {
  const cycle = lastCycle(run);
  if (!cycle) {
    return {period: [], heaterCycle: []};
  }
  const {start, on, end} = cycle;
  const mark = (from: number, to: number, height: number, name: string) =>
    lineMark([from, height], [to, height], text({en: name, 'zh-Hans': name}));
  const height = heatedRoom(p).high + ABOVE * p.band;
  return {
    period: [mark(start, end, height, 't_p')],
    heaterCycle: [mark(start, on, 0.5, 't_off'), mark(on, end, 0.5, 't_on')],
  };
}

/** Sentences on the effect of one parameter of the thermostat. */
export const findings = {
  setpoint: text({
    en: (_: Values, run: View, format: Format) =>
      `With a set temperature of ${format.parameter('setpoint')} ` +
      (lastCycle(run)
        ? `{the heater|heater} is on for ${format.scalar('onTime')} and off ` +
          `for ${format.scalar('offTime')}, so one cycle takes ` +
          `${format.scalar('period')}.`
        : `{the heater|heater} makes no full cycle within ` +
          `${format.time(run.end)}.`),
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `设定温度为 ${format.parameter('setpoint')} 时，` +
      (lastCycle(run)
        ? `{加热器|heater}接通 ${format.scalar('onTime')}，断开 ` +
          `${format.scalar('offTime')}，通断周期为 ${format.scalar('period')}。`
        : `{加热器|heater}在 ${format.time(run.end)} 内没有完成一个通断周期。`),
  }),
  equilibrium: text({
    en(p: Values, _: View, format: Format): string {
      const room = heatedRoom(p);
      const stays = [true, false].find((on) => !isThresholdReached(room, on));
      return stays === undefined
        ? '{The room temperature|temperature} passes {both|low} ' +
            '{thresholds|high} again and again: there is no equilibrium.'
        : '{The room temperature|temperature} does not reach ' +
            (stays
              ? '{the upper threshold|high}'
              : '{the lower threshold|low}') +
            ` and settles at ${format.parameter(stays ? 'heated' : 'outside')}.`;
    },
    'zh-Hans'(p: Values, _: View, format: Format): string {
      const room = heatedRoom(p);
      const stays = [true, false].find((on) => !isThresholdReached(room, on));
      return stays === undefined
        ? '{室温|temperature}不断地先后越过{下阈值|low}和{上阈值|high}，' +
            '没有平衡状态。'
        : '{室温|temperature}达不到' +
            (stays ? '{上阈值|high}' : '{下阈值|low}') +
            `，最后稳定在 ${format.parameter(stays ? 'heated' : 'outside')}。`;
    },
  }),
  band: text({
    en: (_: Values, run: View, format: Format) =>
      lastCycle(run)
        ? `{The room temperature|temperature} oscillates between ` +
          `{the thresholds|low}: one cycle takes ${format.scalar('period')}, ` +
          `and the heater is on for ${format.scalar('duty')} of this time.`
        : `{The room temperature|temperature} completes no cycle between ` +
          `{the thresholds|low} within ${format.time(run.end)}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      lastCycle(run)
        ? `{室温|temperature}在{两个阈值|low}之间波动，周期为 ` +
          `${format.scalar('period')}，加热器的占空比为 ${format.scalar('duty')}。`
        : `${format.time(run.end)} 内，{室温|temperature}没有在` +
          `{两个阈值|low}之间完成一个周期。`,
  }),
  step: text({
    en: (_: Values, run: View, format: Format) =>
      `If the thresholds are checked every ${format.parameter('step')}, ` +
      `{the room temperature|temperature} is ${format.scalar('drift')} behind ` +
      `{the exact cycle|ideal} after ${format.time(run.end)}.`,
    'zh-Hans': (_: Values, run: View, format: Format) =>
      `每 ${format.parameter('step')} 检查一次阈值，${format.time(run.end)} 后` +
      `{室温|temperature}比{精确的周期过程|ideal}滞后 ${format.scalar('drift')}。`,
  }),
};
