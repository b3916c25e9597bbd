import {text} from '../../../i18n';
import type {
  Mark,
  NoKeys,
  ParameterValues,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import {levelMark, lineMark, pointMark} from '../../definition/defineModel';
import {frequencyResponse} from '../shared/lagResponse';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end' | 'value'>;

/** Share of the distance that is left after one time constant. */
const LEFT = Math.exp(-1);

/** The value after one time constant of a step. */
function valueAfterOne(p: Values): number {
  const final = p.gain * p.level;
  return final + (p.initial - final) * LEFT;
}

/** Marks of the response of one lag to a step. */
function stepMarks(p: Values): Readonly<Record<string, readonly Mark[]>> {
  const isPlain = p.input === 'step' && p.stages === 1;
  const final = p.gain * p.level;
  const after = p.onset + p.timeConstant;
  return {
    finalValue:
      p.input === 'step'
        ? [levelMark(final, text({en: 'k u_0', 'zh-Hans': 'k u_0'}))]
        : [],
    tangent: isPlain
      ? [
          lineMark(
            [p.onset, p.initial],
            [after, final],
            text({en: 'tangent', 'zh-Hans': '切线'}),
          ),
        ]
      : [],
    timeConstant: isPlain
      ? [
          pointMark(
            after,
            valueAfterOne(p),
            text({en: 'τ: 63.2%', 'zh-Hans': 'τ：63.2%'}),
          ),
        ]
      : [],
  };
}

/**
 * Marks how much later and how much lower than a ramp the output becomes, at
 * 80% of the run: by then the transient of a usual lag has decayed.
 */
function rampMarks(p: Values, {end}: Pick<View, 'end'>): readonly Mark[] {
  if (p.input !== 'ramp') {
    return [];
  }
  const delay = p.stages * p.timeConstant;
  const elapsed = 0.8 * (end - p.onset);
  const at = p.onset + elapsed;
  const [low, high] = [elapsed - delay, elapsed].map(
    (time) => p.gain * p.slope * time,
  ) as [number, number];
  return [
    lineMark([at - delay, low], [at, low], text({en: 'τ', 'zh-Hans': 'τ'})),
    lineMark([at, low], [at, high], text({en: 'k a τ', 'zh-Hans': 'k a τ'})),
  ];
}

/** Marks the amplitude to which the output settles after a sine. */
function amplitudeMarks(p: Values): readonly Mark[] {
  if (p.input !== 'sine') {
    return [];
  }
  const {ratio} = frequencyResponse(p, p.frequency);
  const amplitude = Math.abs(p.gain * p.level) * ratio;
  return [
    levelMark(amplitude, text({en: 'ŷ', 'zh-Hans': 'ŷ'})),
    levelMark(-amplitude, text({en: '−ŷ', 'zh-Hans': '−ŷ'})),
  ];
}

/**
 * Marks of a response. To a step: the final value, the tangent at the start and
 * the point after one time constant; to a ramp: delay and difference; to a sine:
 * the steady amplitude.
 */
export function marks(
  p: Values,
  run: Pick<View, 'end'>,
): Readonly<Record<string, readonly Mark[]>> {
  return {
    ...stepMarks(p),
    behindRamp: rampMarks(p, run),
    steadyAmplitude: amplitudeMarks(p),
  };
}

/** Sentences on the effect of one parameter on the response. */
export const findings = {
  timeConstant: text({
    en: (p: Values, _: View, format: Format) =>
      `One time constant, ${format.parameter('timeConstant')}, after the step ` +
      `{the output|y} has gone 63.2% of the way from ` +
      `${format.parameter('initial')} to ${format.scalar('finalValue')} and ` +
      `is ${format.output('y', valueAfterOne(p))}.`,
    'zh-Hans': (p: Values, _: View, format: Format) =>
      `阶跃后经过一个时间常数 ${format.parameter('timeConstant')}，` +
      `{输出|y}完成从 ${format.parameter('initial')} 到 ` +
      `${format.scalar('finalValue')} 的变化量的 63.2%，达到 ` +
      `${format.output('y', valueAfterOne(p))}。`,
  }),
  initial: text({
    en(p: Values, run: View, format: Format): string {
      const start = `{The output|y} starts at ${format.parameter('initial')}`;
      const at = Math.min(p.onset, run.end);
      return p.onset === 0
        ? `${start} when {the input|u} begins.`
        : `${start} and is still ${format.output('y', run.value('y', at))} ` +
            `after ${format.time(at)}; before {the input|u} begins, ` +
            `equilibrium is ${format.output('y', 0)}.`;
    },
    'zh-Hans'(p: Values, run: View, format: Format): string {
      const start = `{输出|y}从 ${format.parameter('initial')} 开始变化`;
      const at = Math.min(p.onset, run.end);
      return p.onset === 0
        ? `{输入|u}开始时，${start}。`
        : `${start}，${format.time(at)} 时仍为 ` +
            `${format.output('y', run.value('y', at))}，而{输入|u}开始之前，` +
            `平衡值为 ${format.output('y', 0)}。`;
    },
  }),
  ramp: text({
    en(p: Values, _: View, format: Format): string {
      const delay = p.stages * p.timeConstant;
      return (
        `When the transient has decayed, {the output|y} follows ` +
        `{the ramp|u} of ${format.number(p.slope)} per second: it is ` +
        `late by ${format.time(delay)} and low by ` +
        `${format.output('y', p.gain * p.slope * delay)}.`
      );
    },
    'zh-Hans'(p: Values, _: View, format: Format): string {
      const delay = p.stages * p.timeConstant;
      return (
        `过渡过程结束后，{输出|y}跟随每秒变化 ${format.number(p.slope)} ` +
        `的{斜坡|u}，时间上滞后 ${format.time(delay)}，数值上低 ` +
        `${format.output('y', p.gain * p.slope * delay)}。`
      );
    },
  }),
  frequency: text({
    en: (_p: Values, _: View, format: Format) =>
      `At ${format.parameter('frequency')} the amplitude ratio is ` +
      `${format.scalar('amplitudeRatio')}: when the transient has decayed, ` +
      `{the output|y} is a sine with a phase of ${format.scalar('phase')} ` +
      `relative to {the input|u}.`,
    'zh-Hans': (_p: Values, _: View, format: Format) =>
      `频率为 ${format.parameter('frequency')} 时，幅值比为 ` +
      `${format.scalar('amplitudeRatio')}；过渡过程结束后，{输出|y}是` +
      `同频率的正弦，相对于{输入|u}的相位为 ${format.scalar('phase')}。`,
  }),
  stages: text({
    en(p: Values, _: View, format: Format): string {
      const lags =
        p.stages === 1
          ? `With one lag of ${format.parameter('timeConstant')}`
          : `With ${format.parameter('stages')} lags of ` +
            `${format.parameter('timeConstant')} in series`;
      return (
        `${lags} {the output|y} takes ${format.scalar('riseTime')} from 10% ` +
        `to 90% of a step; {the pure delay|delayed} is ` +
        `${format.time(p.stages * p.timeConstant)}.`
      );
    },
    'zh-Hans'(p: Values, _: View, format: Format): string {
      const lags =
        p.stages === 1
          ? `只有一个时间常数为 ${format.parameter('timeConstant')} 的环节时`
          : `${format.parameter('stages')} 个时间常数为 ` +
            `${format.parameter('timeConstant')} 的环节串联时`;
      return (
        `${lags}，{输出|y}从阶跃的 10% 上升到 90% 需要 ` +
        `${format.scalar('riseTime')}，而{纯滞后|delayed}为 ` +
        `${format.time(p.stages * p.timeConstant)}。`
      );
    },
  }),
};
