import {text} from '../../../i18n';
import type {SummaryFormatter} from '../../definition/defineModel';
import type {View} from './measure';
import {jumpAt, observedBursts} from './measure';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';
import type {Values} from './sources';
import {THRESHOLD} from './trigger';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Describes a run of the triggered sine in one sentence. */
export const summary = text({
  en(_: Values, run: View, format: Format): string {
    const bursts = observedBursts(run);
    const [first] = bursts;
    if (!first) {
      return (
        `The trigger never exceeds ${format.number(THRESHOLD)} within ` +
        `${format.time(run.end)}, so the output stays 0.`
      );
    }
    const start = `The first burst starts at ${format.scalar('firstStart')}`;
    const cycles = `after ${format.scalar('firstCycles')} cycles`;
    if (first.end === undefined) {
      return `${start} and has not ended at ${format.time(run.end)}, ${cycles}.`;
    }
    const how =
      jumpAt(run, first.end) > 0
        ? `, where the output jumps by ${format.scalar('cutHeight')}`
        : ', without a jump of the output';
    const second =
      bursts[1]?.end === undefined
        ? ''
        : `; the second ends at ${format.scalar('secondEnd')}`;
    return `${start} and ends at ${format.scalar('firstEnd')} ${cycles}${how}${second}.`;
  },
  'zh-Hans'(_: Values, run: View, format: Format): string {
    const bursts = observedBursts(run);
    const [first] = bursts;
    if (!first) {
      return (
        `${format.time(run.end)} 内触发信号始终不超过 ` +
        `${format.number(THRESHOLD)}，因此输出始终为 0。`
      );
    }
    const start = `第一个猝发波形从 ${format.scalar('firstStart')} 开始`;
    const cycles = `共 ${format.scalar('firstCycles')} 个周期`;
    if (first.end === undefined) {
      return `${start}，到 ${format.time(run.end)} 尚未结束，${cycles}。`;
    }
    const how =
      jumpAt(run, first.end) > 0
        ? `，结束时输出跳变 ${format.scalar('cutHeight')}`
        : '，结束时输出没有跳变';
    const second =
      bursts[1]?.end === undefined
        ? ''
        : `；第二个在 ${format.scalar('secondEnd')} 结束`;
    return `${start}，到 ${format.scalar('firstEnd')} 结束，${cycles}${how}${second}。`;
  },
});
