import {text} from '../../../i18n';
import {defineModel, quantity} from '../../definition';
import {lastCycle, waveAt, WHOLE} from './closedForm';
import {
  firstBurstDrop,
  jumpAt,
  jumpAtSwitch,
  measure,
  modes,
  observedBursts,
} from './measure';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {presets} from './presets';
import {
  amplitudeAt,
  cyclesUntil,
  frequencyAt,
  frequencyWithin,
  sourceBreaks,
} from './sources';
import {THRESHOLD, triggerAt, triggerBreaks, triggerEnd} from './trigger';

/** Largest number of cycles in a run: more can't be drawn. */
const MAXIMUM_CYCLES = 400;

/** Returns the trigger minus its threshold. */
function excess(p: Values, t: number): number {
  return triggerAt(p, t) - THRESHOLD;
}

/** Returns the largest number of cycles that a run can count. */
function cyclesAtMost(p: Values): number {
  return Math.min(cyclesUntil(p, triggerEnd(p)) + 1, MAXIMUM_CYCLES);
}

/**
 * Model of SIGTRGSIN0, the triggered sine of variable frequency and amplitude:
 * the phase in cycles is the integral of the frequency since the trigger was
 * switched on. For comparison, the naive formula sin(2πf(t)(t − t_on)).
 */
export const model = defineModel({
  id: 'triggered-sine',
  title: text('Triggered sine', '触发正弦源'),
  parameters,
  irrelevant: ({frequencyProfile: frequency, amplitudeProfile: amplitude}) => [
    frequency !== 'steps' && ['secondFrequency', 'thirdFrequency'],
    frequency !== 'sweep' && 'sweepRate',
    frequency !== 'octaves' && 'doublingTime',
    amplitude !== 'steps' && ['secondAmplitude', 'thirdAmplitude'],
    amplitude !== 'ramp' && 'amplitudeRate',
    frequency !== 'steps' &&
      amplitude !== 'steps' && ['firstSwitch', 'secondSwitch'],
  ],
  validate: (p, duration) => [
    sourceBreaks(p).length > 0 &&
      p.firstSwitch > p.secondSwitch && {
        parameters: ['firstSwitch', 'secondSwitch'],
        message: text(
          'The second switch time must not come before the first.',
          '第二个切换时刻不能早于第一个。',
        ),
      },
    frequencyAt(p, duration) < 0 && {
      parameters: ['sweepRate', 'duration'],
      message: text(
        'The sweep falls below 0\u00a0Hz within the run. Shorten the run or slow down the sweep.',
        '仿真时长内频率降到 0\u00a0Hz 以下，请缩短时长或放慢扫频。',
      ),
    },
    cyclesUntil(p, duration) > MAXIMUM_CYCLES && {
      parameters: ['firstFrequency', 'duration'],
      message: text(
        `The run contains more than ${MAXIMUM_CYCLES} cycles. Shorten the run or reduce the frequency.`,
        `仿真时长内的周期超过 ${MAXIMUM_CYCLES} 个，请缩短时长或降低频率。`,
      ),
    },
  ],
  duration: {default: (p) => 1.2 * triggerEnd(p), range: [1, 60]},
  states: {
    cycles: quantity('c', '1', {
      label: text('phase in cycles', '相位（周期数）'),
    }),
  },
  initial: () => ({cycles: 0}),
  modes,
  initialModes: () => ({running: 0, closing: 0, last: 0, since: 0}),
  derivatives: (t, _x, p, m) => ({cycles: m.running ? frequencyAt(p, t) : 0}),
  events: {
    start: {
      label: () => text('burst starts', '猝发波形开始'),
      when: (t, _x, p, m) => (m.running ? -1 : excess(p, t)),
      then(t, x, _p, m) {
        x.cycles = 0;
        m.running = 1;
        m.since = t;
      },
    },
    drop: {
      label: () => text('trigger off', '触发断开'),
      when: (t, _x, p, m) => (m.running && !m.closing ? -excess(p, t) : -1),
      then(_t, x, p, m) {
        m.last = lastCycle(x.cycles);
        const isComplete = m.last <= x.cycles + WHOLE;
        m.closing = p.wait === 'yes' && !isComplete ? 1 : 0;
        m.running = m.closing;
      },
    },
    reopen: {
      label: () => text('trigger on again', '触发重新接通'),
      when: (t, _x, p, m) => (m.closing ? excess(p, t) : -1),
      then(_t, _x, _p, m) {
        m.closing = 0;
      },
    },
    complete: {
      label: () => text('end of cycle', '周期结束'),
      when: (_t, x, _p, m) => (m.closing ? x.cycles - m.last : -1),
      then(_t, _x, _p, m) {
        m.closing = 0;
        m.running = 0;
      },
    },
  },
  breaks: (p) => [...sourceBreaks(p), ...triggerBreaks(p)],
  tolerance: 1e-9,
  resolution: (p) => 1 / (20 * frequencyWithin(p, cyclesAtMost(p))),
  outputs,
  observe(t, x, p, m) {
    const frequency = frequencyAt(p, t);
    const amplitude = amplitudeAt(p, t);
    const cycles = m.running ? x.cycles : 0;
    const naiveCycles = m.running ? frequency * (t - m.since) : 0;
    return {
      y: amplitude * Math.sin(2 * Math.PI * cycles),
      naive: amplitude * Math.sin(2 * Math.PI * naiveCycles),
      amplitude,
      trigger: triggerAt(p, t),
      threshold: THRESHOLD,
      running: m.running,
      frequency,
      cycles,
      naiveCycles,
    };
  },
  exact(t, p) {
    const wave = waveAt(p, t);
    return {
      y: wave?.output,
      cycles: wave?.cycles,
      running: wave && Number(wave.isRunning),
    };
  },
  scalars,
  measure,
  figures: {
    output: {
      title: text('Output', '输出'),
      outputs: ['y', 'naive', 'amplitude'],
    },
    trigger: {
      title: text('Trigger', '触发'),
      outputs: ['trigger', 'running', 'threshold'],
    },
    frequency: {title: text('Frequency', '频率'), outputs: ['frequency']},
    phase: {
      title: text('Phase in cycles', '相位（周期数）'),
      outputs: ['cycles', 'naiveCycles'],
    },
  },
  phrases: {
    threshold: (_p, _run, format) => format.number(THRESHOLD),
    drop: (_, run, format) => format.time(firstBurstDrop(run) ?? Number.NaN),
    ending: {
      cases: {
        jump: text(
          ', where the output jumps by {cutHeight}',
          '，结束时输出跳变 {cutHeight}',
        ),
        smooth: text(', without a jump of the output', '，结束时输出没有跳变'),
      },
      choose: (_, run) =>
        jumpAt(run, observedBursts(run)[0]?.end ?? run.end) > 0
          ? 'jump'
          : 'smooth',
    },
    firstOctave: ({firstFrequency, doublingTime}, _run, format) => {
      const cycles = (firstFrequency * doublingTime) / Math.LN2;
      return format.number(Number(cycles.toPrecision(3)));
    },
    switchJump: (p, run, format) => format.output('y', jumpAtSwitch(p, run)),
    second: {
      cases: {
        ends: text(
          '; the second ends at {secondEnd}',
          '；第二个在 {secondEnd} 结束',
        ),
      },
      choose: (_, run) =>
        observedBursts(run)[1]?.end === undefined ? undefined : 'ends',
    },
  },
  summary: {
    cases: {
      none: text(
        'The trigger never exceeds {threshold} within {end}, so the output stays 0.',
        '{end} 内触发信号始终不超过 {threshold}，因此输出始终为 0。',
      ),
      running: text(
        'The first burst starts at {firstStart} and has not ended at {end}, after {firstCycles} cycles.',
        '第一个猝发波形从 {firstStart} 开始，到 {end} 尚未结束，共 {firstCycles} 个周期。',
      ),
      ended: text(
        'The first burst starts at {firstStart} and ends at {firstEnd} after {firstCycles} cycles{ending}{second}.',
        '第一个猝发波形从 {firstStart} 开始，到 {firstEnd} 结束，共 {firstCycles} 个周期{ending}{second}。',
      ),
    },
    choose(_, run) {
      const [first] = observedBursts(run);
      return first ? (first.end === undefined ? 'running' : 'ended') : 'none';
    },
  },
  sentences: {
    firstOff: {
      cases: {
        cut: text(
          '{The trigger|trigger} drops at {drop}, after {firstCycles} cycles, and {the output|y} jumps by {cutHeight} to zero.',
          '{触发信号|trigger}在 {drop} 断开时已有 {firstCycles} 个周期，{输出|y}跳变 {cutHeight} 而回到零。',
        ),
        smooth: text(
          '{The trigger|trigger} drops at {drop}, after {firstCycles} cycles, and {the output|y} ends there without a jump.',
          '{触发信号|trigger}在 {drop} 断开时已有 {firstCycles} 个周期，{输出|y}随即结束而没有跳变。',
        ),
        later: text(
          '{The trigger|trigger} drops at {drop}. {The output|y} ends {overrun} later, after {firstCycles} cycles.',
          '{触发信号|trigger}在 {drop} 断开，{输出|y}再经过 {overrun} 结束，共 {firstCycles} 个周期。',
        ),
        running: text(
          'Within {end} {the output|y} has no burst that {the trigger|trigger} ends.',
          '在 {end} 内，{触发信号|trigger}没有使{输出|y}的波形结束。',
        ),
      },
      choose(_, run) {
        const drop = firstBurstDrop(run);
        const end = observedBursts(run)[0]?.end;
        if (drop === undefined || end === undefined) {
          return 'running';
        }
        return end > drop ? 'later' : jumpAt(run, end) > 0 ? 'cut' : 'smooth';
      },
    },
    secondFrequency: {
      cases: {
        changes: text(
          'At {firstSwitch} the frequency changes from {firstFrequency} to {secondFrequency}. The phase of {the output|y} is continuous, while that of the {formula sin(2π f t)|naive} jumps by {naiveJump} cycles.',
          '{firstSwitch} 时，频率从 {firstFrequency} 变为 {secondFrequency}。{输出|y}的相位是连续的，而{直接代入式 sin(2π f t)|naive} 的相位跳变 {naiveJump} 个周期。',
        ),
      },
      choose: ({firstFrequency, secondFrequency}) =>
        firstFrequency === secondFrequency ? undefined : 'changes',
    },
    firstSwitch: {
      cases: {
        jump: text(
          'At {firstSwitch} {the amplitude|amplitude} changes from {firstAmplitude} to {secondAmplitude}, and {the output|y} jumps by {switchJump}.',
          '{firstSwitch} 时，{幅值|amplitude}从 {firstAmplitude} 变为 {secondAmplitude}，{输出|y}跳变 {switchJump}。',
        ),
        smooth: text(
          'At {firstSwitch} {the amplitude|amplitude} changes from {firstAmplitude} to {secondAmplitude}, and {the output|y} does not jump.',
          '{firstSwitch} 时，{幅值|amplitude}从 {firstAmplitude} 变为 {secondAmplitude}，{输出|y}不跳变。',
        ),
      },
      choose: (p, run) =>
        p.firstAmplitude === p.secondAmplitude
          ? undefined
          : jumpAtSwitch(p, run) > 0
            ? 'jump'
            : 'smooth',
    },
    doublingTime: text(
      'If every octave lasts {doublingTime}, the first has {firstOctave} cycles and each further one twice as many; {the accumulated phase|cycles} reaches {cycles@end} cycles in {end}.',
      '每个倍频程持续 {doublingTime} 时，第一个倍频程有 {firstOctave} 个周期，之后每一个都是前一个的两倍；{end} 内{累加的相位|cycles}共增加 {cycles@end} 个周期。',
    ),
    sweepRate: text(
      'With a sweep rate of {sweepRate} {the accumulated phase|cycles} reaches {cycles@end} cycles in {end}, whereas {the naive phase f t|naiveCycles} reaches {naiveCycles@end}.',
      '扫频速率为 {sweepRate} 时，{end} 内{累加的相位|cycles}增加 {cycles@end} 个周期，而{直接代入的相位 f t|naiveCycles} 增加 {naiveCycles@end} 个周期。',
    ),
  },
  // Where the frequency is switched or has doubled again, where the first burst
  // should and does end, and how far the output jumps there or with the
  // amplitude.
  marks(p, run) {
    const drop = firstBurstDrop(run);
    const end = observedBursts(run)[0]?.end;
    const isSwitched =
      p.amplitudeProfile === 'steps' && p.firstSwitch < run.end;
    const jumps = [
      ...(end === undefined ? [] : [end]),
      ...(isSwitched ? [p.firstSwitch] : []),
    ].filter((t) => jumpAt(run, t) > 0);
    const octaves =
      p.frequencyProfile === 'octaves'
        ? Math.floor(run.end / p.doublingTime)
        : 0;
    return {
      jump: jumps.map((t) => ({
        from: [t, run.value('y', t, 'left')],
        to: [t, run.value('y', t, 'right')],
        symbol: 'Δy',
      })),
      octaves: Array.from({length: octaves}, (_, n) => ({
        x: (n + 1) * p.doublingTime,
        symbol: `${2 ** (n + 1)} f_0`,
      })),
      frequencySwitch: p.frequencyProfile === 'steps' && {
        x: p.firstSwitch,
        symbol: 'f_1 → f_2',
      },
      burstEnd: [
        drop !== undefined && {x: drop, symbol: 't_off'},
        end !== undefined && {x: end, symbol: 't_end'},
      ],
    };
  },
  handles: (p) => ({
    firstOff: {output: 'y', along: 'x', x: p.firstOff},
    secondOn: {output: 'y', along: 'x', x: p.secondOn},
  }),
  presets,
});
