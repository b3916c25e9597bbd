import {text} from '../../../i18n';
import type {
  NoKeys,
  ParameterValues,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end' | 'value'>;

function outputAt(run: View, t: number, format: Format): string {
  return format.output('y', run.value('y', Math.min(t, run.end), 'left'));
}

/** Describes a run of the first-order lag in one sentence. */
export const summary = text({
  en(p: Values, run: View, format: Format): string {
    const end = `${outputAt(run, run.end, format)} at ${format.time(run.end)}`;
    const from = `the output goes from ${format.parameter('initial')}`;
    switch (p.input) {
      case 'step':
        return (
          `After a step of ${format.parameter('level')}, ${from} to ${end}; ` +
          `its final value is ${format.scalar('finalValue')}.`
        );
      case 'ramp':
        return (
          `With a ramp of ${format.number(p.slope)} per second as input, ${from} to ${end}, ` +
          `while the gain times the input reaches ` +
          `${format.output('u', p.gain * run.value('u', run.end))}.`
        );
      case 'pulse':
        return (
          `A pulse of ${format.parameter('level')} lasts ${format.parameter('width')}: ` +
          `the output is ${outputAt(run, p.onset + p.width, format)} at its end ` +
          `and ${end}.`
        );
      case 'sine':
        return (
          `With a sine of ${format.parameter('frequency')} as input, the output ` +
          `settles to an amplitude of ${format.scalar('steadyAmplitude')} ` +
          `with a phase of ${format.scalar('phase')}.`
        );
    }
  },
  'zh-Hans'(p: Values, run: View, format: Format): string {
    const end = `${format.time(run.end)} 时为 ${outputAt(run, run.end, format)}`;
    const from = `输出从 ${format.parameter('initial')} 开始变化`;
    switch (p.input) {
      case 'step':
        return (
          `输入阶跃 ${format.parameter('level')} 后，${from}，${end}，` +
          `终值为 ${format.scalar('finalValue')}。`
        );
      case 'ramp':
        return (
          `输入为每秒变化 ${format.number(p.slope)} 的斜坡时，${from}，${end}，` +
          `此时增益与输入之积为 ` +
          `${format.output('u', p.gain * run.value('u', run.end))}。`
        );
      case 'pulse':
        return (
          `输入高度为 ${format.parameter('level')}、宽度为 ${format.parameter('width')} 的脉冲，` +
          `脉冲结束时输出为 ${outputAt(run, p.onset + p.width, format)}，${end}。`
        );
      case 'sine':
        return (
          `输入频率为 ${format.parameter('frequency')} 的正弦，` +
          `输出的稳态幅值为 ${format.scalar('steadyAmplitude')}，` +
          `相位为 ${format.scalar('phase')}。`
        );
    }
  },
});
