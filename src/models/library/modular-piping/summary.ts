import {text} from '../../../i18n';
import type {SummaryFormatter} from '../../definition/defineModel';
import {settledAt} from './line';
import type {outputs} from './outputs';
import type {parameters, Values} from './parameters';
import type {scalars} from './scalars';
import type {View} from './staircase';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

function hydraulicsEn(p: Values, format: Format): string {
  switch (p.drive) {
    case 'flow':
      return (
        `A flow of ${format.scalar('massFlow')} needs ` +
        `${format.scalar('totalDrop')} across the line`
      );
    case 'pressure':
      return (
        `A pressure difference of ${format.parameter('pressure')} drives ` +
        `${format.scalar('massFlow')} through the line`
      );
    case 'pump':
      return (
        `Pump and line meet at ${format.scalar('volumeFlow')} and ` +
        format.scalar('totalDrop')
      );
  }
}

function hydraulicsZh(p: Values, format: Format): string {
  switch (p.drive) {
    case 'flow':
      return (
        `流量 ${format.scalar('massFlow')} 通过管路需要 ` +
        format.scalar('totalDrop')
      );
    case 'pressure':
      return (
        `压差 ${format.parameter('pressure')} 驱动的流量为 ` +
        format.scalar('massFlow')
      );
    case 'pump':
      return (
        `泵与管路的工作点为 ${format.scalar('volumeFlow')}、` +
        format.scalar('totalDrop')
      );
  }
}

function hasBranches(p: Values, run: View): boolean {
  return settledAt(p, run.end).branchFlows !== undefined;
}

/** Describes a run of the line in one sentence. */
export const summary = text({
  en(p: Values, run: View, format: Format): string {
    const end = run.value('outletTemperature', run.end);
    const parts = [
      `${hydraulicsEn(p, format)}, at a Reynolds number of ${format.scalar('reynolds')}`,
      ...(hasBranches(p, run)
        ? [
            `branch A takes ${format.scalar('flowA')} and branch B ${format.scalar('flowB')}`,
          ]
        : []),
      `at ${format.time(run.end)} the outlet temperature of the first pipe is ${format.output('outletTemperature', end)}`,
      `the pressure of the node has a time constant of ${format.scalar('pressureTime')}`,
    ];
    return `${parts.join('; ')}.`;
  },
  'zh-Hans'(p: Values, run: View, format: Format): string {
    const end = run.value('outletTemperature', run.end);
    const parts = [
      `${hydraulicsZh(p, format)}，雷诺数为 ${format.scalar('reynolds')}`,
      ...(hasBranches(p, run)
        ? [
            `支路 A 分得 ${format.scalar('flowA')}，支路 B 分得 ${format.scalar('flowB')}`,
          ]
        : []),
      `${format.time(run.end)} 时，第一段直管的出口温度为 ${format.output('outletTemperature', end)}`,
      `节点压力的时间常数为 ${format.scalar('pressureTime')}`,
    ];
    return `${parts.join('；')}。`;
  },
});
