import {text} from '../../../i18n';
import type {Samples} from '../../definition/defineModel';
import {defineModel} from '../../definition/defineModel';
import {findings, marks} from './knob';
import {outputs, scalars} from './outputs';
import {groups, parameters} from './parameters';

/** Returns the instants start + n·interval up to end, s, not accumulated. */
function printInstants(start: number, end: number, interval: number): number[] {
  const count = Math.floor((end - start) / interval + 1e-9) + 1;
  return Array.from({length: count}, (_, n) => start + n * interval);
}

/** Adds the interval to the start repeatedly, with its rounding errors, s. */
function accumulate(start: number, interval: number, times: number): number {
  let sum = start;
  for (let n = 0; n < times; n += 1) {
    sum += interval;
  }
  return sum;
}

function sine(frequency: number, clock: number): number {
  return Math.sin(2 * Math.PI * frequency * clock);
}

function sampled(times: number[], value: (t: number) => number): Samples {
  return {times, values: times.map(value)};
}

/**
 * Model of CLOC, the clock of the simulation: y(t) = t, followed by a gain,
 * two integrators, and a sine of the clock that shows the effect of the print
 * interval on a plot.
 */
export const model = defineModel({
  id: 'clock',
  title: text({en: 'Clock of the simulation', 'zh-Hans': '仿真时钟'}),
  groups,
  parameters,
  duration: {default: () => 10, min: 1, max: 100},
  start: (p) => p.startTime,
  states: {
    integral: {label: text({en: 'integral', 'zh-Hans': '积分'}), unit: '1'},
    doubleIntegral: {
      label: text({en: 'double integral', 'zh-Hans': '二重积分'}),
      unit: '1',
    },
  },
  initial: () => ({integral: 0, doubleIntegral: 0}),
  derivatives: (t, x) => ({integral: t, doubleIntegral: x.integral}),
  resolution: (p) => 1 / (20 * p.frequency),
  outputs,
  observe: (t, x, p) => ({
    clock: t,
    scaled: p.gain * t + p.offset,
    integral: x.integral,
    doubleIntegral: x.doubleIntegral,
    sine: sine(p.frequency, t),
  }),
  sample(p, run) {
    const times = printInstants(run.start, run.end, p.printInterval);
    return {
      printed: sampled(times, (t) => t),
      printedSine: sampled(times, (t) => sine(p.frequency, t)),
    };
  },
  exact(t, {startTime}) {
    const elapsed = t - startTime;
    return {
      integral: elapsed * (startTime + elapsed / 2),
      doubleIntegral: elapsed ** 2 * (startTime / 2 + elapsed / 6),
    };
  },
  scalars,
  measure(p, run) {
    const {startTime, printInterval, frequency} = p;
    const steps = printInstants(run.start, run.end, printInterval).length - 1;
    const accumulated = accumulate(startTime, printInterval, steps);
    const cycles = frequency * printInterval;
    return {
      sampleCount: steps + 1,
      accumulated,
      accumulationError: accumulated - (startTime + steps * printInterval),
      apparentFrequency: Math.abs(cycles - Math.round(cycles)) / printInterval,
    };
  },
  figures: [
    {
      kind: 'time',
      id: 'clock',
      title: text({en: 'Clock', 'zh-Hans': '时钟'}),
      outputs: ['clock', 'printed', 'scaled'],
    },
    {
      kind: 'time',
      id: 'integral',
      title: text({en: 'Integrals', 'zh-Hans': '积分'}),
      outputs: ['integral', 'doubleIntegral'],
    },
    {
      kind: 'time',
      id: 'sine',
      title: text({
        en: 'Sine made from the clock',
        'zh-Hans': '由时钟得到的正弦',
      }),
      outputs: ['sine', 'printedSine'],
    },
  ],
  summary: text({
    en: (_, run, format) =>
      `The clock runs from ${format.number(run.start)} to ${format.number(run.end)}, ` +
      `at 1 per second; its integral reaches ` +
      `${format.output('integral', run.value('integral', run.end))}, and ` +
      `${format.scalar('sampleCount')} values are printed.`,
    'zh-Hans': (_, run, format) =>
      `时钟从 ${format.number(run.start)} 增加到 ${format.number(run.end)}，每秒增加 1；` +
      `积分达到 ${format.output('integral', run.value('integral', run.end))}，` +
      `共打印 ${format.scalar('sampleCount')} 个值。`,
  }),
  findings,
  marks,
  presets: {
    clock: {
      label: text({en: 'Ten seconds', 'zh-Hans': '十秒'}),
      question: text({
        en: 'What does the integral of time reach after ten seconds?',
        'zh-Hans': '十秒后，时间的积分是多少？',
      }),
      values: {},
      results: [
        'sampleCount',
        'accumulated',
        'accumulationError',
        'apparentFrequency',
      ],
    },
    'late-start': {
      label: text({en: 'Late start', 'zh-Hans': '起始时间不为零'}),
      question: text({
        en: 'Where does the clock start when the run does not start at 0?',
        'zh-Hans': '仿真不从 0 开始时，时钟从什么值开始？',
      }),
      values: {startTime: 20},
    },
    minutes: {
      label: text({en: 'Minutes', 'zh-Hans': '换算成分钟'}),
      question: text({
        en: 'Which gain makes the clock count minutes?',
        'zh-Hans': '增益取多少，时钟就以分钟计？',
      }),
      values: {gain: 1 / 60, offset: 0},
    },
    aliasing: {
      label: text({en: 'Aliasing', 'zh-Hans': '混叠'}),
      question: text({
        en: 'Why does a fast sine look slow when too few values are printed?',
        'zh-Hans': '打印的点太少时，高频正弦为什么看起来变化很慢？',
      }),
      values: {frequency: 1.9, printInterval: 0.5},
      results: ['apparentFrequency', 'sampleCount'],
    },
  },
});
