import {text} from '../../../i18n';
import type {Phrases} from '../../definition/defineModel';
import {settledAt} from './line';
import type {outputs} from './outputs';
import type {parameters, Values} from './parameters';
import type {scalars} from './scalars';
import type {View} from './staircase';

type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;

function hydraulicsEn(p: Values, say: Say): string {
  switch (p.drive) {
    case 'flow':
      return (
        `A flow of ${say.scalar('massFlow')} needs ` +
        `${say.scalar('totalDrop')} across the line`
      );
    case 'pressure':
      return (
        `A pressure difference of ${say.parameter('pressure')} drives ` +
        `${say.scalar('massFlow')} through the line`
      );
    case 'pump':
      return (
        `Pump and line meet at ${say.scalar('volumeFlow')} and ` +
        say.scalar('totalDrop')
      );
  }
}

function hydraulicsZh(p: Values, say: Say): string {
  switch (p.drive) {
    case 'flow':
      return (
        `流量 ${say.scalar('massFlow')} 通过管路需要 ` + say.scalar('totalDrop')
      );
    case 'pressure':
      return (
        `压差 ${say.parameter('pressure')} 在管路中驱动出 ` +
        say.scalar('massFlow')
      );
    case 'pump':
      return (
        `泵与管路的工作点为 ${say.scalar('volumeFlow')}、` +
        say.scalar('totalDrop')
      );
  }
}

function hasBranches(p: Values, run: View): boolean {
  return settledAt(p, run.end).branchFlows !== undefined;
}

/** One sentence on a run of the line. */
export const summary = text({
  en(p: Values, run: View, say: Say): string {
    const end = run.value('outletTemperature', run.end);
    const parts = [
      `${hydraulicsEn(p, say)}, at a Reynolds number of ${say.scalar('reynolds')}`,
      ...(hasBranches(p, run)
        ? [
            `branch A takes ${say.scalar('flowA')} and branch B ${say.scalar('flowB')}`,
          ]
        : []),
      `at ${say.time(run.end)} the first pipe ends at ${say.output('outletTemperature', end)}`,
      `the pressure of the node has a time constant of ${say.scalar('pressureTime')}`,
    ];
    return `${parts.join('; ')}.`;
  },
  'zh-Hans'(p: Values, run: View, say: Say): string {
    const end = run.value('outletTemperature', run.end);
    const parts = [
      `${hydraulicsZh(p, say)}，雷诺数为 ${say.scalar('reynolds')}`,
      ...(hasBranches(p, run)
        ? [
            `支路 A 分得 ${say.scalar('flowA')}，支路 B 分得 ${say.scalar('flowB')}`,
          ]
        : []),
      `${say.time(run.end)} 时第一段直管出口为 ${say.output('outletTemperature', end)}`,
      `节点压力的时间常数为 ${say.scalar('pressureTime')}`,
    ];
    return `${parts.join('；')}。`;
  },
});
