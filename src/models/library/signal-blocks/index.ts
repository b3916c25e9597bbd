import {text} from '../../../i18n';
import {defineModel, quantity} from '../../definition';
import {signalBreaks, signalValue, tooManyPeriods} from '../shared/signals';
import {blockOutput, inputIntegral} from './blocks';
import {parameters, type Values} from './parameters';
import {presets} from './presets';

/** Largest number of periods in a run: more can't be drawn. */
const MAXIMUM_PERIODS = 1000;

/** The parameters that each block uses. */
const USED: Readonly<Record<Values['block'], readonly (keyof Values)[]>> = {
  gain: ['gain'],
  sum: ['second'],
  saturation: ['lower', 'upper'],
  'dead-band': ['lower', 'upper'],
  hysteresis: ['lower', 'upper'],
  table: ['beyond'],
  integrator: ['gain', 'initial'],
  delay: ['delay'],
};

/** The parameters that each input uses, apart from its start. */
const USED_BY_INPUT: Readonly<
  Record<Values['input'], readonly (keyof Values)[]>
> = {
  step: ['level'],
  ramp: ['slope'],
  pulse: ['level', 'width'],
  sine: ['level', 'frequency'],
};

/** Model of the usual signal blocks, one at a time, with a test input. */
export const model = defineModel({
  id: 'signal-blocks',
  title: text('Signal blocks', '信号模块'),
  parameters,
  irrelevant(p) {
    const used = [...USED[p.block], ...USED_BY_INPUT[p.input]];
    const all = Object.values({...USED, ...USED_BY_INPUT}).flat();
    return [...new Set(all)].filter((key) => !used.includes(key));
  },
  validate: (p, duration) => [
    tooManyPeriods(p, duration, MAXIMUM_PERIODS),
    USED[p.block].includes('lower') &&
      p.lower > p.upper && {
        parameters: ['lower', 'upper'],
        message: text(
          'The lower limit is above the upper one.',
          '下限大于上限。',
        ),
      },
  ],
  duration: {
    default: (p) =>
      p.onset + (p.input === 'sine' ? 1.9 / p.frequency : 3 * p.width),
    range: [0.1, 10_000],
  },
  states: {
    integral: {
      label: text('output of the integrator', '积分模块的输出'),
      unit: '1',
    },
  },
  initial: (p) => ({integral: p.initial}),
  modes: ['isOn'],
  initialModes: () => ({isOn: 0}),
  derivatives: (t, _, p) => ({
    integral: p.block === 'integrator' ? p.gain * signalValue(p, t) : 0,
  }),
  events: {
    switching: {
      label: (_, m) =>
        m.isOn === 1 ? text('on', '接通') : text('off', '断开'),
      when(t, _, p, m) {
        const u = signalValue(p, t);
        const excess = m.isOn === 1 ? p.lower - u : u - p.upper;
        return p.block === 'hysteresis' ? excess : -1;
      },
      then(_t, _x, _p, m) {
        m.isOn = 1 - m.isOn;
      },
    },
  },
  breaks(p) {
    const breaks = signalBreaks(p);
    return p.block === 'delay'
      ? [...breaks, ...breaks.map((instant) => instant + p.delay)]
      : breaks;
  },
  maximumStep: (p, t) =>
    p.input === 'sine' && t >= p.onset ? 1 / (4 * p.frequency) : undefined,
  resolution: (p) => (p.input === 'sine' ? 1 / (200 * p.frequency) : undefined),
  outputs: {
    y: quantity('y', '1', {label: text('output', '输出'), jumps: true}),
    u: quantity('u', '1', {
      label: text('input', '输入'),
      jumps: true,
      reference: true,
    }),
  },
  observe: (t, {integral}, p, {isOn}) => ({
    y: blockOutput(t, {integral, isOn}, p),
    u: signalValue(p, t),
  }),
  exact: (t, p) => ({
    y:
      p.block === 'integrator'
        ? p.initial + p.gain * inputIntegral(p, t)
        : undefined,
  }),
  scalars: {
    finalOutput: quantity('y_1', '1', {
      label: text('output at the end', '结束时的输出'),
    }),
    firstOn: quantity('t_on', 's', {
      label: text(
        'first instant at which the hysteresis switches on',
        '迟滞模块首次接通的时刻',
      ),
    }),
  },
  measure: (_, run) => ({
    finalOutput: run.value('y', run.end),
    firstOn: run.events[0]?.time,
  }),
  figures: {
    response: {
      title: text('Input and output', '输入与输出'),
      outputs: ['y', 'u'],
    },
  },
  summary: text(
    'Block: {block}. Its input is {u@end} and its output {y@end} after {end}.',
    '模块：{block}。{end} 时输入为 {u@end}，输出为 {y@end}。',
  ),
  sentences: {
    block: {
      cases: {
        gain: text(
          '{The output|y} is {gain} times {the input|u} at every instant; the shape stays.',
          '{输出|y}始终是{输入|u}的 {gain} 倍，形状不变。',
        ),
        zero: text(
          'With a gain of 0 {the output|y} is 0 at every instant, whatever {the input|u} is.',
          '增益为 0 时，无论{输入|u}是多少，{输出|y}始终为 0。',
        ),
        sum: text(
          '{The output|y} is {the input|u} plus {second}; a negative second input is subtracted.',
          '{输出|y}等于{输入|u}加上 {second}，第二个输入为负时就是相减。',
        ),
        saturation: text(
          '{The output|y} follows {the input|u} between {lower} and {upper} and stays at the limit while the input is beyond it.',
          '{输入|u}在 {lower} 与 {upper} 之间时，{输出|y}与它相同，超出界限期间停在界限上。',
        ),
        'dead-band': text(
          '{The output|y} is 0 while {the input|u} is between {lower} and {upper}; outside it is what goes beyond, so it does not jump.',
          '{输入|u}在 {lower} 与 {upper} 之间时，{输出|y}为 0；在此之外，输出等于超出的部分，所以不会跳变。',
        ),
        hysteresis: text(
          '{The output|y} goes to 1 when {the input|u} rises above {upper}, and back to 0 only when it falls below {lower}.',
          '{输入|u}升到 {upper} 以上时，{输出|y}变为 1，要等它降到 {lower} 以下才回到 0。',
        ),
        table: text(
          '{The output|y} is read off straight lines through four points; beyond an input of 2 the choice is {beyond}.',
          '{输出|y}从过四个点的折线上读出，输入超过 2 之后的处理方式为“{beyond}”。',
        ),
        integrator: text(
          '{The output|y} starts at {initial} and grows by {gain} times the area below {the input|u}, to {y@end}.',
          '{输出|y}从 {initial} 开始，增量等于{输入|u}曲线下的面积乘以 {gain}，最后为 {y@end}。',
        ),
        delay: text(
          '{The output|y} repeats {the input|u} unchanged, {delay} later.',
          '{输出|y}原样重复{输入|u}，只是晚 {delay}。',
        ),
      },
      choose: ({block, gain}) =>
        block === 'gain' && gain === 0 ? 'zero' : block,
    },
  },
  presets,
});
