import {text} from '../../../i18n';
import type {
  AnyRunView,
  Side,
  ValidationIssue,
} from '../../definition/defineModel';
import {
  coordinateMark,
  defineModel,
  lineMark,
  pointMark,
} from '../../definition/defineModel';
import {
  capacity,
  CONDUCTANCE,
  type ControllerState,
  demandedPower,
  filterTime,
  integralRates,
  offset,
  outsideAt,
  secondOrder,
  setpointAt,
  settledState,
  takeSample,
} from './controller';
import type {Values} from './parameters';
import {groups, parameters} from './parameters';

/** More readings of the sensor than this are neither drawn nor waited for. */
const MAXIMUM_SAMPLES = 3000;

/** Deviations, K, within which the room counts as settled and as recovered. */
const SETTLED = 0.5;
const RECOVERED = 0.2;

/** A heat flow into the room below which it counts as constant, W. */
const STILL = 1e-3;

/** Indices of the events in the model's `events`. */
const EVENTS = {
  fullPower: 0,
  zeroPower: 1,
  sample: 2,
  reached: 3,
  settled: 4,
  recovered: 5,
  warmest: 6,
  coldest: 7,
} as const;

/** Whether the heater is at full power, at zero, or in between. */
function limitOf(demand: number, {power}: Values): number {
  return demand >= power ? 1 : demand <= 0 ? -1 : 0;
}

interface States extends ControllerState {
  readonly temperature: number;
}

interface Modes {
  /** 1 at full power, −1 at zero, 0 in between; of a continuous controller. */
  readonly limit: number;
  /** Power and demand of a sampled controller, W, and the readings so far. */
  readonly held: number;
  readonly heldDemand: number;
  readonly samples: number;
}

/** Demanded and given power, W. */
function powers(t: number, x: States, p: Values, m: Modes) {
  if (p.sampling > 0) {
    return {demand: m.heldDemand, heater: m.held};
  }
  const demand = demandedPower(t, x, p);
  return {demand, heater: [0, demand, p.power][m.limit + 1] ?? demand};
}

/** Heat flow into the room, W: what the heater gives less what is lost. */
function heatFlow(t: number, x: States, p: Values, m: Modes): number {
  const {heater} = powers(t, x, p, m);
  return heater - CONDUCTANCE * (x.temperature - outsideAt(t, p));
}

function hasSteps({setpointStep, outsideStep}: Values): boolean {
  return setpointStep !== 0 || outsideStep !== 0;
}

/** How far the room is from the set temperature, K. */
function distance(t: number, {temperature}: States, p: Values): number {
  return Math.abs(temperature - setpointAt(t, p));
}

function refusals(p: Values, duration: number): readonly ValidationIssue[] {
  const holding = CONDUCTANCE * (p.setpoint - p.outside);
  const canHold = p.action === 'p' || (holding >= 0 && holding <= p.power);
  const settled = text({
    en: 'The heater has no power that holds the set temperature, so there is no equilibrium to start from.',
    'zh-Hans': '加热器的功率无法维持设定温度，因此没有可以作为起点的平衡态。',
  });
  const often = text({
    en: `The controller would read its sensor more than ${MAXIMUM_SAMPLES} times. Choose a longer sampling period, 0 or a shorter run.`,
    'zh-Hans': `控制器读取传感器的次数超过 ${MAXIMUM_SAMPLES} 次，请增大采样周期、取 0 或缩短仿真时长。`,
  });
  return [
    ...(p.start === 'settled' && !canHold
      ? [{parameters: ['start', 'setpoint', 'power'], message: settled}]
      : []),
    ...(p.sampling > 0 && duration / p.sampling > MAXIMUM_SAMPLES
      ? [{parameters: ['sampling', 'duration'], message: often}]
      : []),
  ];
}

/** The part of a run before the steps, and the part after them, s. */
function spans(p: Values, {end}: {readonly end: number}) {
  const step = hasSteps(p) && p.stepTime < end ? p.stepTime : undefined;
  return {before: step ?? end, step};
}

/** Instants, s, at which an event occurred from `from` on and before `to`. */
function instants(
  run: AnyRunView,
  event: keyof typeof EVENTS,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
): readonly number[] {
  return run.events
    .filter(({index}) => index === EVENTS[event])
    .map(({time}) => time)
    .filter((time) => time >= from && time < to);
}

/** The largest of some deviations of the room from the set temperature, K. */
function largest(values: readonly number[]): number {
  return Math.max(0, ...values);
}

/** The time with full power, s: of the spans between events and breaks. */
function timeAtFullPower(p: Values, run: AnyRunView): number {
  const inside = [...run.events.map(({time}) => time), ...run.breaks];
  const ends = [run.start, ...inside, run.end].sort((a, b) => a - b);
  let sum = 0;
  for (const [n, end] of ends.entries()) {
    const begin = ends[n - 1] ?? end;
    if (end > begin && run.value('heater', (begin + end) / 2) >= p.power) {
      sum += end - begin;
    }
  }
  return sum;
}

/**
 * Model of a heated room under PID control: C dT/dt = P − G (T − T_o), a sensor
 * that is a first-order lag, and a heater between 0 and full power. Source:
 * Åström and Hägglund, Advanced PID Control, ISA 2006, chapter 3.
 */
export const model = defineModel({
  id: 'controlled-room',
  title: text({en: 'Controlled room', 'zh-Hans': '室温控制'}),
  groups,
  parameters,
  validate: refusals,
  irrelevant: (p) => [
    ...(p.action === 'p' ? (['integralTime', 'antiWindup'] as const) : []),
    ...(p.action === 'pid' ? [] : (['derivativeTime'] as const)),
    ...(hasSteps(p) ? [] : (['stepTime'] as const)),
  ],
  duration: {default: () => 14_400, min: 600, max: 86_400, displayUnit: 'h'},
  states: {
    temperature: {
      label: text({en: 'room temperature', 'zh-Hans': '室温'}),
      symbol: 'T',
      unit: 'K',
    },
    measured: {
      label: text({en: 'measured temperature', 'zh-Hans': '测得的温度'}),
      symbol: 'T_m',
      unit: 'K',
    },
    filtered: {
      label: text({
        en: 'filtered temperature of the derivative part',
        'zh-Hans': '微分部分的滤波温度',
      }),
      symbol: 'z',
      unit: 'K',
    },
    integral: {
      label: text({en: 'integral part', 'zh-Hans': '积分部分'}),
      symbol: 'P_I',
      unit: 'W',
      nominal: 1000,
    },
    energy: {
      label: text({en: 'energy given', 'zh-Hans': '供给的能量'}),
      symbol: 'E',
      unit: 'J',
      meter: true,
      nominal: 1e6,
    },
  },
  initial(p) {
    const cold = {measured: p.outside, filtered: p.outside, integral: 0};
    const first = p.start === 'cold' ? cold : settledState(p);
    return {temperature: first.measured, ...first, energy: 0};
  },
  modes: ['limit', 'held', 'heldDemand', 'samples'],
  initialModes(p) {
    const cold = {measured: p.outside, filtered: p.outside, integral: 0};
    const first = p.start === 'cold' ? cold : settledState(p);
    const demand = demandedPower(0, first, p);
    return {limit: limitOf(demand, p), held: 0, heldDemand: 0, samples: 0};
  },
  derivatives(t, x, p, m) {
    const both = powers(t, x, p, m);
    const isSampled = p.sampling > 0;
    const {error, back} = integralRates(t, x.measured, both, p);
    return {
      temperature: heatFlow(t, x, p, m) / capacity(p),
      measured: (x.temperature - x.measured) / p.sensorLag,
      filtered: isSampled ? 0 : (x.measured - x.filtered) / filterTime(p),
      integral: isSampled ? 0 : error + back,
      energy: both.heater,
    };
  },
  events: [
    {
      label: (_, m) =>
        m.limit === 1
          ? text({en: 'below full power', 'zh-Hans': '离开满功率'})
          : text({en: 'full power', 'zh-Hans': '达到满功率'}),
      when(t, x, p, m) {
        const excess = demandedPower(t, x, p) - p.power;
        return p.sampling > 0 ? -1 : m.limit === 1 ? -excess : excess;
      },
      then(_t, _x, _p, m) {
        m.limit = m.limit === 1 ? 0 : 1;
      },
    },
    {
      label: (_, m) =>
        m.limit === -1
          ? text({en: 'heater on', 'zh-Hans': '加热器接通'})
          : text({en: 'heater off', 'zh-Hans': '加热器断开'}),
      when(t, x, p, m) {
        const demand = demandedPower(t, x, p);
        return p.sampling > 0 ? -1 : m.limit === -1 ? demand : -demand;
      },
      then(_t, _x, _p, m) {
        m.limit = m.limit === -1 ? 0 : -1;
      },
    },
    {
      when: (t, _, p, m) =>
        p.sampling > 0 && t >= m.samples * p.sampling ? 1 : -1,
      then(t, x, p, m) {
        const sample = takeSample(t, x, p);
        x.filtered = sample.filtered;
        x.integral = sample.integral;
        m.held = sample.heater;
        m.heldDemand = sample.demand;
        m.samples += 1;
      },
    },
    {
      label: () =>
        text({en: 'set temperature reached', 'zh-Hans': '达到设定温度'}),
      when: (t, x, p) =>
        p.start === 'cold' ? x.temperature - setpointAt(t, p) : -1,
    },
    {when: (t, x, p) => SETTLED - distance(t, x, p)},
    {
      when: (t, x, p) =>
        hasSteps(p) && t >= p.stepTime ? RECOVERED - distance(t, x, p) : -1,
    },
    {when: (t, x, p, m) => -heatFlow(t, x, p, m) - STILL},
    {when: (t, x, p, m) => heatFlow(t, x, p, m) - STILL},
  ],
  breaks(p, end) {
    const steps = hasSteps(p) ? [p.stepTime] : [];
    const count = p.sampling > 0 ? Math.floor(end / p.sampling) + 1 : 0;
    return [...steps, ...Array.from({length: count}, (_, n) => n * p.sampling)];
  },
  outputs: {
    temperature: {
      label: text({en: 'room temperature', 'zh-Hans': '室温'}),
      symbol: 'T',
      unit: 'K',
      displayUnit: 'degC',
    },
    measured: {
      label: text({en: 'measured temperature', 'zh-Hans': '测得的温度'}),
      symbol: 'T_m',
      unit: 'K',
      displayUnit: 'degC',
    },
    setpoint: {
      label: text({en: 'set temperature', 'zh-Hans': '设定温度'}),
      symbol: 'T_s',
      unit: 'K',
      displayUnit: 'degC',
      jumps: true,
      reference: true,
    },
    outside: {
      label: text({en: 'outside temperature', 'zh-Hans': '室外温度'}),
      symbol: 'T_o',
      unit: 'K',
      displayUnit: 'degC',
      jumps: true,
      reference: true,
      hidden: true,
    },
    heater: {
      label: text({en: 'heater power', 'zh-Hans': '加热功率'}),
      symbol: 'P',
      unit: 'W',
      jumps: true,
      nominal: 1000,
    },
    demand: {
      label: text({en: 'demanded power', 'zh-Hans': '控制器要求的功率'}),
      symbol: 'v',
      unit: 'W',
      jumps: true,
      nominal: 1000,
      hidden: true,
    },
    integralPart: {
      label: text({en: 'integral part', 'zh-Hans': '积分部分'}),
      symbol: 'P_I',
      unit: 'W',
      jumps: true,
      nominal: 1000,
      hidden: true,
    },
  },
  observe: (t, x, p, m) => ({
    temperature: x.temperature,
    measured: x.measured,
    setpoint: setpointAt(t, p),
    outside: outsideAt(t, p),
    ...powers(t, x, p, m),
    integralPart: x.integral,
  }),
  scalars: {
    finalDeviation: {
      label: text({
        en: 'room temperature below the set temperature at the end',
        'zh-Hans': '结束时室温低于设定温度的量',
      }),
      symbol: 'e_1',
      unit: 'deltaK',
    },
    offset: {
      label: text({
        en: 'steady-state error of proportional control',
        'zh-Hans': '比例控制的静差',
      }),
      symbol: 'e_∞',
      unit: 'deltaK',
    },
    overshoot: {
      label: text({
        en: 'most above the set temperature before the steps',
        'zh-Hans': '阶跃之前超出设定温度的最大值',
      }),
      unit: 'deltaK',
    },
    firstReach: {
      label: text({
        en: 'set temperature first reached',
        'zh-Hans': '首次达到设定温度的时刻',
      }),
      symbol: 't_r',
      unit: 's',
    },
    settlingTime: {
      label: text({
        en: 'within 0.5\u00a0K of the set temperature from then on',
        'zh-Hans': '此后与设定温度相差不超过 0.5\u00a0K 的时刻',
      }),
      symbol: 't_s',
      unit: 's',
    },
    fullPower: {
      label: text({en: 'time at full power', 'zh-Hans': '满功率的时间'}),
      symbol: 't_full',
      unit: 's',
    },
    deviationAfterStep: {
      label: text({
        en: 'largest deviation after the steps',
        'zh-Hans': '阶跃之后的最大偏差',
      }),
      unit: 'deltaK',
    },
    recovery: {
      label: text({
        en: 'time after the steps until the room stays within 0.2\u00a0K',
        'zh-Hans': '阶跃之后偏差回到 0.2\u00a0K 以内所用的时间',
      }),
      unit: 's',
    },
    energy: {
      label: text({en: 'energy given', 'zh-Hans': '供给的能量'}),
      symbol: 'E',
      unit: 'J',
      displayUnit: 'kJ',
    },
    holdingPower: {
      label: text({
        en: 'power that holds the set temperature',
        'zh-Hans': '维持设定温度所需的功率',
      }),
      symbol: 'P_hold',
      unit: 'W',
    },
    naturalFrequency: {
      label: text({en: 'natural frequency', 'zh-Hans': '固有频率'}),
      symbol: 'ω_n',
      unit: 'rad/s',
    },
    dampingRatio: {
      label: text({en: 'damping ratio', 'zh-Hans': '阻尼比'}),
      symbol: 'ζ',
      unit: '1',
    },
  },
  measure(p, run) {
    const {before, step} = spans(p, run);
    const last = Math.min(before, run.end);
    const above = (t: number, side?: Side) =>
      run.value('temperature', t) - run.value('setpoint', t, side);
    const peaks = instants(run, 'warmest', undefined, before);
    const after = [
      ...instants(run, 'warmest', step),
      ...instants(run, 'coldest', step),
      run.end,
    ];
    const [reach] = instants(run, 'reached');
    const isIn = Math.abs(above(last, 'left')) <= SETTLED;
    const isBack = Math.abs(above(run.end)) <= RECOVERED;
    const loop = secondOrder(p);
    const [setpoint, outside] = [setpointAt(run.end, p), outsideAt(run.end, p)];
    return {
      finalDeviation: -above(run.end),
      offset: p.action === 'p' ? offset(setpoint, outside, p) : undefined,
      overshoot: largest([...peaks.map((t) => above(t)), above(last, 'left')]),
      firstReach: reach !== undefined && reach > 0 ? reach : undefined,
      settlingTime: isIn
        ? instants(run, 'settled', undefined, before).at(-1)
        : undefined,
      fullPower: timeAtFullPower(p, run),
      deviationAfterStep:
        step === undefined
          ? undefined
          : largest([step, ...after].map((t) => Math.abs(above(t)))),
      recovery:
        step === undefined || !isBack
          ? undefined
          : (instants(run, 'recovered').at(-1) ?? step) - step,
      energy: run.state(run.end).energy,
      holdingPower: CONDUCTANCE * (setpoint - outside),
      naturalFrequency: loop?.frequency,
      dampingRatio: loop?.damping,
    };
  },
  figures: [
    {
      kind: 'time',
      id: 'temperature',
      title: text({en: 'Temperature', 'zh-Hans': '温度'}),
      outputs: ['temperature', 'measured', 'setpoint', 'outside'],
    },
    {
      kind: 'time',
      id: 'power',
      title: text({en: 'Power', 'zh-Hans': '功率'}),
      outputs: ['heater', 'demand', 'integralPart'],
    },
  ],
  summary: {
    cases: {
      proportional: text({
        en: 'The room is {finalDeviation} below the set temperature after {end}; the heater gives {heater@end} then.',
        'zh-Hans':
          '{end} 后室温比设定温度低 {finalDeviation}，此时加热功率为 {heater@end}。',
      }),
      reached: text({
        en: 'The room first reaches the set temperature after {firstReach} and goes up to {overshoot} above it; the heater is at full power for {fullPower}.',
        'zh-Hans':
          '室温在 {firstReach} 首次达到设定温度，最多超出 {overshoot}，满功率共持续 {fullPower}。',
      }),
      step: text({
        en: 'After the step the room deviates by up to {deviationAfterStep} from the set temperature and is within 0.2\u00a0K of it after {recovery}.',
        'zh-Hans':
          '阶跃之后，室温与设定温度最多相差 {deviationAfterStep}，{recovery} 后回到 0.2\u00a0K 以内。',
      }),
      open: text({
        en: 'The room is at {temperature@end} after {end}, and the heater gives {heater@end}.',
        'zh-Hans':
          '{end} 后室温为 {temperature@end}，加热功率为 {heater@end}。',
      }),
    },
    choose(p, run) {
      if (p.action === 'p') {
        return 'proportional';
      }
      const [reach] = instants(run, 'reached');
      if (p.start === 'cold' && reach !== undefined && reach > 0) {
        return 'reached';
      }
      const {step} = spans(p, run);
      const rest = run.value('temperature', run.end) - setpointAt(run.end, p);
      return step !== undefined && Math.abs(rest) <= RECOVERED
        ? 'step'
        : 'open';
    },
  },
  sentences: {
    band: {
      cases: {
        proportional: text({
          en: 'With a proportional band of {band}, {the room|temperature} is {finalDeviation} below {the set temperature|setpoint} after {end}.',
          'zh-Hans':
            '比例带为 {band} 时，{end} 后{室温|temperature}比{设定温度|setpoint}低 {finalDeviation}。',
        }),
        integral: text({
          en: 'With a proportional band of {band}, {the room|temperature} deviates by up to {deviationAfterStep} from {the set temperature|setpoint} after the step.',
          'zh-Hans':
            '比例带为 {band} 时，阶跃之后{室温|temperature}与{设定温度|setpoint}最多相差 {deviationAfterStep}。',
        }),
      },
      choose: (p) => (p.action === 'p' ? 'proportional' : 'integral'),
    },
    integralTime: text({
      en: 'With an integral time of {integralTime}, {the room|temperature} goes up to {overshoot} above {the set temperature|setpoint}, and full power lasts {fullPower}.',
      'zh-Hans':
        '积分时间为 {integralTime} 时，{室温|temperature}最多超出{设定温度|setpoint} {overshoot}，满功率持续 {fullPower}。',
    }),
    sampling: text({
      en: 'Read every {sampling}, {the room|temperature} is {finalDeviation} below {the set temperature|setpoint} after {end}.',
      'zh-Hans':
        '每 {sampling} 读取一次传感器，{end} 后{室温|temperature}比{设定温度|setpoint}低 {finalDeviation}。',
    }),
    recovery: text({
      en: 'After the step {the room|temperature} deviates by up to {deviationAfterStep} from {the set temperature|setpoint} and is within 0.2\u00a0K of it after {recovery}.',
      'zh-Hans':
        '阶跃之后，{室温|temperature}与{设定温度|setpoint}最多相差 {deviationAfterStep}，{recovery} 后回到 0.2\u00a0K 以内。',
    }),
  },
  marks(p, run) {
    const {before, step} = spans(p, run);
    const {end} = run;
    const last = run.value('temperature', end);
    const temperature = (t: number) => run.value('temperature', t);
    const [peak] = instants(run, 'warmest', undefined, before);
    const [reach] = instants(run, 'reached');
    return {
      offset:
        p.action === 'p'
          ? [lineMark([end, last], [end, setpointAt(end, p)], 'e_1')]
          : [],
      peak:
        peak === undefined
          ? []
          : [
              pointMark(
                peak,
                temperature(peak),
                text({en: 'warmest', 'zh-Hans': '最高'}),
              ),
            ],
      reached:
        reach === undefined || reach === 0
          ? []
          : [coordinateMark(reach, 't_r')],
      step: step === undefined ? [] : [coordinateMark(step, 't_1')],
    };
  },
  handles: (p) => ({
    setpoint: {
      output: 'setpoint',
      at: [Number.POSITIVE_INFINITY, p.setpoint + p.setpointStep],
      along: 'y',
      toParameter: (place) => place - p.setpointStep,
    },
  }),
  presets: {
    proportional: {
      label: text({en: 'Proportional only', 'zh-Hans': '只用比例'}),
      question: text({
        en: 'Why does the room stay too cold?',
        'zh-Hans': '室温为什么一直偏低？',
      }),
      values: {action: 'p', outsideStep: 0},
      results: ['offset', 'finalDeviation', 'fullPower'],
      view: {sliders: ['band'], marks: ['offset']},
    },
    windup: {
      label: text({en: 'Integral windup', 'zh-Hans': '积分饱和'}),
      question: text({
        en: 'How far above the set temperature does the room go, and why?',
        'zh-Hans': '室温会超出设定温度多少？为什么？',
      }),
      values: {antiWindup: 'off', outsideStep: 0},
      results: ['overshoot', 'fullPower', 'firstReach', 'settlingTime'],
      view: {sliders: ['integralTime'], marks: ['peak', 'reached']},
    },
    'cold-snap': {
      label: text({en: 'Colder outside', 'zh-Hans': '室外降温'}),
      question: text({
        en: 'It becomes 10\u00a0K colder outside: how far does the room fall, and how long does it take to recover?',
        'zh-Hans': '室外温度降低 10\u00a0K，室温会下降多少？多久才能恢复？',
      }),
      values: {start: 'settled', stepTime: 600},
      results: ['deviationAfterStep', 'recovery'],
      view: {
        sliders: ['band', 'integralTime'],
        marks: ['step'],
        sentence: 'recovery',
      },
    },
    lambda: {
      label: text({
        en: 'Tuned for the set temperature',
        'zh-Hans': '按设定值整定',
      }),
      question: text({
        en: 'Is the best response to a new set temperature also the best against the weather?',
        'zh-Hans': '对新设定温度响应最好的参数，对付天气变化也最好吗？',
      }),
      values: {
        start: 'settled',
        band: 16 / 3,
        integralTime: 1800,
        stepTime: 600,
      },
      results: ['deviationAfterStep', 'recovery', 'dampingRatio'],
      view: {
        sliders: ['integralTime'],
        range: [200, 3600],
        marks: ['step'],
        sentence: 'recovery',
      },
    },
    sampled: {
      label: text({en: 'Sampled', 'zh-Hans': '采样控制'}),
      question: text({
        en: 'How rarely may the controller read its sensor?',
        'zh-Hans': '控制器最少要多久读一次传感器？',
      }),
      values: {action: 'p', sampling: 450, outsideStep: 0},
      results: ['finalDeviation', 'overshoot', 'offset'],
      view: {sliders: ['sampling'], range: [60, 900]},
    },
  },
});
