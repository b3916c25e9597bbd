import {text} from '../../../i18n';
import type {
  NoKeys,
  ParameterValues,
  Phrases,
  RunView,
} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;
type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end' | 'value'>;

function outputAt(run: View, t: number, say: Say): string {
  return say.output('y', run.value('y', Math.min(t, run.end), 'left'));
}

/** One sentence on a run of the first-order lag. */
export const summary = text({
  en(p: Values, run: View, say: Say): string {
    const end = `${outputAt(run, run.end, say)} at ${say.time(run.end)}`;
    const from = `the output goes from ${say.parameter('initial')}`;
    switch (p.input) {
      case 'step':
        return (
          `After a step of ${say.parameter('level')} ${from} to ${end}; ` +
          `its final value is ${say.scalar('finalValue')}.`
        );
      case 'ramp':
        return (
          `Driven by a ramp of ${say.number(p.slope)} per second ${from} to ${end}, ` +
          `while the gain times the input reaches ` +
          `${say.output('u', p.gain * run.value('u', run.end))}.`
        );
      case 'pulse':
        return (
          `A pulse of ${say.parameter('level')} lasts ${say.parameter('width')}: ` +
          `the output is ${outputAt(run, p.onset + p.width, say)} at its end ` +
          `and ${end}.`
        );
      case 'sine':
        return (
          `Driven by a sine of ${say.parameter('frequency')}, the output ` +
          `settles to an amplitude of ${say.scalar('steadyAmplitude')} ` +
          `with a phase of ${say.scalar('phase')}.`
        );
    }
  },
  'zh-Hans'(p: Values, run: View, say: Say): string {
    const end = `${say.time(run.end)} 时为 ${outputAt(run, run.end, say)}`;
    const from = `输出从 ${say.parameter('initial')} 出发`;
    switch (p.input) {
      case 'step':
        return (
          `输入阶跃 ${say.parameter('level')} 后，${from}，${end}，` +
          `终值为 ${say.scalar('finalValue')}。`
        );
      case 'ramp':
        return (
          `输入每秒变化 ${say.number(p.slope)} 的斜坡，${from}，${end}，` +
          `此时增益与输入之积为 ` +
          `${say.output('u', p.gain * run.value('u', run.end))}。`
        );
      case 'pulse':
        return (
          `输入高 ${say.parameter('level')}、宽 ${say.parameter('width')} 的脉冲，` +
          `脉冲结束时输出为 ${outputAt(run, p.onset + p.width, say)}，${end}。`
        );
      case 'sine':
        return (
          `输入 ${say.parameter('frequency')} 的正弦，` +
          `输出的稳态幅值为 ${say.scalar('steadyAmplitude')}，` +
          `相位为 ${say.scalar('phase')}。`
        );
    }
  },
});
