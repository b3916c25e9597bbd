import {text} from '../../../i18n';
import type {Samples} from '../../definition';
import {defineModel, quantity} from '../../definition';

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

/** Tells whether a number is whole but for rounding. */
function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
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
  title: text('Clock of the simulation', '仿真时钟'),
  parameters: {
    startTime: quantity('t_0', 's', {
      label: text('start time', '起始时间'),
      default: 0,
      range: [0, 100],
      slider: [0, 30],
      help: text(
        'The instant at which the run begins. The clock starts from here, not from 0.',
        '仿真开始的时刻。时钟从该时刻而不是从 0 开始。',
      ),
      group: text('Run', '运行'),
    }),
    printInterval: quantity('Δt_p', 's', {
      label: text('print interval', '打印间隔'),
      default: 0.1,
      range: [0.01, 5],
      slider: [0.02, 2],
      log: true,
      isOfStorage: true,
      help: text(
        'The time between stored values. It changes what is plotted, not what is computed.',
        '相邻两个存储值的时间间隔，它只影响曲线图上的点而不影响计算结果。',
      ),
    }),
    gain: quantity('a', '1', {
      label: text('gain', '增益'),
      default: 3,
      range: [-10, 10],
      slider: [-5, 5],
      help: text(
        'Multiplies the clock: 1/60 turns seconds into minutes.',
        '与时钟相乘的系数，取 1/60 就把秒换算成分钟。',
      ),
      group: text('Blocks after the clock', '时钟之后的模块'),
    }),
    offset: quantity('b', '1', {
      label: text('offset', '偏移量'),
      default: -1,
      range: [-100, 100],
      slider: [-10, 10],
      help: text('The number added after the gain.', '在增益之后相加的数。'),
    }),
    frequency: quantity('f', 'Hz', {
      label: text('frequency of the sine', '正弦频率'),
      default: 0.5,
      range: [0.05, 5],
      slider: [0.1, 4],
      log: true,
      help: text(
        'Frequency of the sine that is computed from the clock.',
        '由时钟算出的正弦信号的频率。',
      ),
    }),
  },
  duration: {default: () => 10, range: [1, 100]},
  start: (p) => p.startTime,
  states: {
    integral: {label: text('integral', '积分'), unit: '1'},
    doubleIntegral: {label: text('double integral', '二重积分'), unit: '1'},
  },
  initial: () => ({integral: 0, doubleIntegral: 0}),
  derivatives: (t, x) => ({integral: t, doubleIntegral: x.integral}),
  resolution: (p) => 1 / (20 * p.frequency),
  outputs: {
    clock: quantity('y', '1', {label: text('clock', '时钟')}),
    printed: quantity('y_n', '1', {
      label: text('printed clock', '打印的时钟值'),
      sampled: true,
    }),
    scaled: quantity('ay + b', '1', {
      label: text('clock after gain and offset', '增益与偏移量之后的时钟'),
      hidden: true,
    }),
    integral: quantity('I', '1', {
      label: text('integral of the clock', '时钟的积分'),
    }),
    doubleIntegral: quantity('J', '1', {
      label: text('integral of the integral', '时钟的二重积分'),
      hidden: true,
    }),
    sine: quantity('s', '1', {
      label: text('sine of the clock', '由时钟得到的正弦'),
    }),
    printedSine: quantity('s_n', '1', {
      label: text('printed sine', '打印的正弦值'),
      sampled: true,
    }),
  },
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
  scalars: {
    sampleCount: quantity('n', '1', {
      label: text('number of printed values', '打印值的个数'),
    }),
    accumulated: {
      label: text(
        'final time by repeated addition of the print interval',
        '反复累加打印间隔得到的终止时间',
      ),
      unit: 's',
    },
    accumulationError: {
      label: text('rounding error of the accumulation', '累加的舍入误差'),
      unit: 's',
    },
    apparentFrequency: {
      label: text(
        'apparent frequency of the printed values',
        '打印值的表观频率',
      ),
      unit: 'Hz',
    },
  },
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
  figures: {
    clock: {
      title: text('Clock', '时钟'),
      outputs: ['clock', 'printed', 'scaled'],
    },
    integral: {
      title: text('Integrals', '积分'),
      outputs: ['integral', 'doubleIntegral'],
    },
    sine: {
      title: text('Sine made from the clock', '由时钟得到的正弦'),
      outputs: ['sine', 'printedSine'],
    },
  },
  phrases: {
    first: (_, run, format) => format.number(run.start),
    last: (_, run, format) => format.number(run.end),
    mean: (_, run, format) => format.number((run.start + run.end) / 2),
    pointsPerPeriod: ({frequency, printInterval}) =>
      String(Number((1 / (frequency * printInterval)).toPrecision(2))),
  },
  summary: text(
    'The clock runs from {first} to {last}, at 1 per second; its integral reaches {integral@end}, and {sampleCount} values are printed.',
    '时钟从 {first} 增加到 {last}，每秒增加 1；积分达到 {integral@end}，共打印 {sampleCount} 个值。',
  ),
  sentences: {
    frequency: {
      cases: {
        sine: text(
          '{The sine|sine} computed from the clock has {frequency}; {its values|printedSine}, printed every {printInterval}, look like a sine of {apparentFrequency}.',
          '由时钟算出的{正弦|sine}频率为 {frequency}；每 {printInterval} 打印一次，{打印的值|printedSine}看起来像 {apparentFrequency} 的正弦。',
        ),
        alike: text(
          '{The sine|sine} computed from the clock has {frequency}; {its values|printedSine}, printed every {printInterval}, are all the same.',
          '由时钟算出的{正弦|sine}频率为 {frequency}；每 {printInterval} 打印一次，{打印的值|printedSine}全都相同。',
        ),
        alternate: text(
          '{The sine|sine} computed from the clock has {frequency}; {its values|printedSine}, printed every {printInterval}, alternate between two levels that depend on where the first one falls.',
          '由时钟算出的{正弦|sine}频率为 {frequency}；每 {printInterval} 打印一次，{打印的值|printedSine}在两个值之间交替，而这两个值取决于第一个点落在哪里。',
        ),
      },
      choose({frequency, printInterval}, {start}) {
        // A half of a cycle between two values, or a multiple of it.
        const halves = 2 * frequency * printInterval;
        if (!isWhole(halves)) {
          return 'sine';
        }
        return isWhole(halves / 2) || isWhole(2 * frequency * start)
          ? 'alike'
          : 'alternate';
      },
    },
    gain: text(
      'With a gain of {gain} and an offset of {offset}, {the output|scaled} is {scaled@end} at {end}.',
      '增益为 {gain}、偏移量为 {offset} 时，{输出|scaled}在 {end} 时为 {scaled@end}。',
    ),
    startTime: text(
      'From {start} to {end} the mean of the clock is {mean}, so {the first integrator|integral} ends at {integral@end}.',
      '从 {start} 到 {end} 时钟的平均读数为 {mean}，所以{第一个积分环节|integral}的终值为 {integral@end}。',
    ),
    printInterval: text(
      'A print interval of {printInterval} stores {sampleCount} values, {pointsPerPeriod} {a period|printedSine}; {the computed sine|sine} stays the same.',
      '打印间隔为 {printInterval} 时，共存储 {sampleCount} 个值，{每个周期|printedSine} {pointsPerPeriod} 个；{算出的正弦|sine}不变。',
    ),
  },
  // Where the clock starts and where its integral ends, and minutes as the goal
  // of a gain.
  marks: (_, run) => ({
    startTime: {x: run.start, symbol: 't_0'},
    firstClock: {x: run.start, y: run.start, symbol: 'y = t_0'},
    minutes: {
      from: [run.start, run.start / 60],
      to: [run.end, run.end / 60],
      symbol: 't/60',
    },
    lastIntegral: {
      x: run.end,
      y: run.value('integral', run.end),
      symbol: 'I_1',
    },
  }),
  presets: {
    clock: {
      label: text('Ten seconds', '十秒'),
      question: text(
        'What does the integral of time reach after ten seconds?',
        '十秒后，时间的积分是多少？',
      ),
      values: {},
      results: [
        'sampleCount',
        'accumulated',
        'accumulationError',
        'apparentFrequency',
      ],
      view: {
        figure: 'integral',
        sliders: ['startTime'],
        marks: ['lastIntegral'],
      },
    },
    'late-start': {
      label: text('Late start', '起始时间不为零'),
      question: text(
        'Where does the clock start when the run does not start at 0?',
        '仿真不从 0 开始时，时钟从什么值开始？',
      ),
      values: {startTime: 20},
      view: {curves: ['clock'], sliders: ['startTime'], marks: ['firstClock']},
    },
    minutes: {
      label: text('Minutes', '换算成分钟'),
      question: text(
        'Which gain makes the clock count minutes?',
        '增益取多少，时钟就以分钟计？',
      ),
      values: {gain: 1 / 60, offset: 0},
      view: {
        curves: ['scaled'],
        sliders: ['gain'],
        range: [0.005, 0.05],
        marks: ['minutes'],
      },
    },
    aliasing: {
      label: text('Aliasing', '混叠'),
      question: text(
        'Why does a fast sine look slow when too few values are printed?',
        '打印的点太少时，高频正弦为什么看起来变化很慢？',
      ),
      values: {frequency: 1.9, printInterval: 0.5},
      results: ['apparentFrequency', 'sampleCount'],
      view: {figure: 'sine', sliders: ['frequency'], range: [0.1, 2.5]},
    },
  },
});
