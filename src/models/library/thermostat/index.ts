import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {AnyRunView} from '../../definition';
import {defineModel, quantity} from '../../definition';
import {simpsonMean} from '../shared/simpsonMean';
import type {HeatedRoom, RoomState} from './closedForm';
import {
  isThresholdReached,
  limitCycle,
  roomStateAt,
  switchOffInstant,
} from './closedForm';
import {parameters, type Values} from './parameters';

/** Largest number of cycles in a run: more can't be drawn. */
const MAXIMUM_CYCLES = 1000;

/** Returns the room and the thresholds at these values. */
function heatedRoom(p: Values): HeatedRoom {
  const {timeConstant, outside, heated, setpoint, band} = p;
  const [low, high] = [setpoint - band / 2, setpoint + band / 2];
  return {timeConstant, outside, heated, low, high};
}

/** Returns the state of the room before the run. */
function initialState(p: Values): RoomState {
  return {temperature: p.initial, isHeating: p.initialHeater === 'on'};
}

/**
 * Returns the instants at which the heater is switched, s, including the start.
 */
function switchings(
  run: Pick<AnyRunView, 'events' | 'modes'>,
): readonly number[] {
  return run.events
    .filter(
      ({key, time}) => key === 'delayedSwitching' || !run.modes(time).pending,
    )
    .map(({time}) => time);
}

/** Returns the instants after the start at which the heater goes off, s. */
function switchOffs(
  run: Pick<AnyRunView, 'start' | 'events' | 'modes'>,
): readonly number[] {
  return switchings(run).filter(
    (time) => time > run.start && run.modes(time).heater !== 1,
  );
}

/**
 * Finds the last full cycle of a run: the instants at which the heater goes
 * off, comes on and goes off again, s; `undefined` when there is none.
 */
function lastCycle(run: Pick<AnyRunView, 'start' | 'events' | 'modes'>) {
  const isOn = (t: number): boolean => run.modes(t).heater === 1;
  const offs = switchOffs(run);
  const [start, end] = [offs.at(-2), offs.at(-1)];
  const on = switchings(run)
    .filter((t) => t > run.start && isOn(t) && end && t < end)
    .at(-1);
  return start === undefined || on === undefined || end === undefined
    ? undefined
    : {start, on, end};
}

/** A crossing of a threshold. */
interface Crossing {
  /** Instant of the crossing, s. */
  readonly time: number;
  /** Temperature at that instant: the threshold, K. */
  readonly temperature: number;
  /** Temperature that the room is moving towards, K. */
  readonly target: number;
  /** Start of the first of the equal steps, s: the last switching. */
  readonly since: number;
}

/**
 * Returns the instant, s, at which an integrator with equal steps detects a
 * crossing and switches the heater, not before the crossing: at the crossing
 * itself, at the end of the step, or where a straight line between the ends of
 * the step meets the threshold.
 */
function detectionInstant(
  {noticing, step}: Pick<Values, 'noticing' | 'step'>,
  {timeConstant}: Pick<HeatedRoom, 'timeConstant'>,
  {time, temperature, target, since}: Crossing,
): number {
  if (noticing === 'located' || time <= since) {
    return time;
  }
  const begin = since + step * (Math.ceil((time - since) / step) - 1);
  if (noticing === 'steps') {
    return begin + step;
  }
  const at = (t: number): number =>
    target + (temperature - target) * Math.exp((time - t) / timeConstant);
  const [first, last] = [at(begin), at(begin + step)];
  const part = (temperature - first) / (last - first);
  return Math.max(time, begin + step * part);
}

/** What the presets show whose thresholds are checked once a minute. */
const DRIFT = {
  duration: 14_400,
  results: ['drift', 'periodError', 'period', 'exactPeriod'],
  view: {
    curves: ['temperature', 'ideal'],
    sliders: ['step'],
    range: [1, 120],
    marks: ['drift'],
  },
} as const;

/** Model of a room that loses heat to the outside, with a two-point heater. */
export const model = defineModel({
  id: 'thermostat',
  title: text('Thermostat', '温控器'),
  parameters,
  displayUnits: ['degC'],
  validate(p, duration) {
    const {onTime, offTime} = limitCycle(heatedRoom(p));
    return [
      duration / (onTime + offTime) > MAXIMUM_CYCLES && {
        parameters: ['band', 'duration'],
        message: text(
          `The run contains more than ${MAXIMUM_CYCLES} cycles of the heater. Shorten the run or widen the band.`,
          `仿真时长内的通断周期超过 ${MAXIMUM_CYCLES} 个，请缩短时长或增大回差。`,
        ),
      },
    ];
  },
  duration: {default: (p) => 2 * p.timeConstant, range: [60, 86_400]},
  states: {
    temperature: quantity('T', 'K', {label: text('room temperature', '室温')}),
  },
  initial: (p) => ({temperature: p.initial}),
  // The heater (1 on, 0 off), whether a crossing has not been detected yet, the
  // instant at which it will be, and that of the last switching, s.
  modes: ['heater', 'pending', 'due', 'since'],
  initialModes: (p) => ({
    heater: p.initialHeater === 'on' ? 1 : 0,
    pending: 0,
    due: 0,
    since: 0,
  }),
  derivatives: (_, x, p, m) => ({
    temperature:
      ((m.heater ? p.heated : p.outside) - x.temperature) / p.timeConstant,
  }),
  irrelevant: ({noticing}) => (noticing === 'located' ? ['step'] : []),
  events: {
    crossing: {
      label: (p, m) => {
        const isImmediate = p.noticing === 'located';
        return m.heater
          ? isImmediate
            ? text('heater off', '加热器断开')
            : text('above the threshold', '高于阈值')
          : isImmediate
            ? text('heater on', '加热器接通')
            : text('below the threshold', '低于阈值');
      },
      when(t, x, p, m) {
        const room = heatedRoom(p);
        // After the start, rounding must not pass a threshold that the room
        // does not reach.
        const isImpossible = t > 0 && !isThresholdReached(room, m.heater === 1);
        if (m.pending || isImpossible) {
          return -1;
        }
        return m.heater ? x.temperature - room.high : room.low - x.temperature;
      },
      then(t, x, p, m) {
        m.due = detectionInstant(p, heatedRoom(p), {
          time: t,
          temperature: x.temperature,
          target: m.heater ? p.heated : p.outside,
          since: m.since,
        });
        if (m.due > t) {
          m.pending = 1;
        } else {
          m.heater = 1 - m.heater;
          m.since = t;
        }
      },
    },
    delayedSwitching: {
      label: (_, m) =>
        m.heater
          ? text('heater off', '加热器断开')
          : text('heater on', '加热器接通'),
      when: (t, _, _p, m) => (m.pending ? t - m.due : -1),
      then(t, _x, _p, m) {
        m.pending = 0;
        m.heater = 1 - m.heater;
        m.since = t;
      },
    },
  },
  outputs: {
    temperature: quantity('T', 'K', {
      label: text('room temperature', '室温'),
      tone: 'hot',
    }),
    ideal: quantity('T_ex', 'K', {
      label: text(
        'room temperature with every crossing located',
        '每次切换都精确定位时的室温',
      ),
      counterpartOf: 'temperature',
      hidden: true,
    }),
    low: quantity('T_L', 'K', {
      label: text('low threshold', '下阈值'),
      reference: true,
    }),
    high: quantity('T_H', 'K', {
      label: text('high threshold', '上阈值'),
      reference: true,
    }),
    heater: quantity('s', '1', {
      label: text('heater: 1 on, 0 off', '加热器：1 接通，0 断开'),
      jumps: true,
    }),
  },
  observe(t, x, p, m) {
    const room = heatedRoom(p);
    const {low, high} = room;
    const ideal = roomStateAt(room, initialState(p), t).temperature;
    return {temperature: x.temperature, ideal, low, high, heater: m.heater};
  },
  exact(t, p) {
    const {temperature, isHeating} = roomStateAt(
      heatedRoom(p),
      initialState(p),
      t,
    );
    const ideal = {ideal: temperature};
    return p.noticing === 'located'
      ? {...ideal, temperature, heater: isHeating ? 1 : 0}
      : ideal;
  },
  scalars: {
    firstSwitchOff: quantity('t_1', 's', {
      label: text('first switch-off', '首次断开的时刻'),
    }),
    onTime: quantity('t_on', 's', {
      label: text('heater on in a cycle', '一个周期内的接通时间'),
    }),
    offTime: quantity('t_off', 's', {
      label: text('heater off in a cycle', '一个周期内的断开时间'),
    }),
    period: quantity('t_p', 's', {
      label: text('period of the cycle', '通断周期'),
    }),
    exactPeriod: quantity('t_p,ex', 's', {
      label: text('period of the cycle, exact', '通断周期（精确）'),
    }),
    periodError: quantity('t_p − t_p,ex', 's', {
      label: text('error of the period', '通断周期的误差'),
    }),
    drift: quantity('Δt', 's', {
      label: text(
        'delay of the last switch-off after the exact one',
        '最后一次断开相对于精确时刻的滞后',
      ),
    }),
    overshoot: {
      label: text(
        'temperature above the threshold at the last switch-off',
        '最后一次断开时室温超出阈值的量',
      ),
      unit: 'deltaK',
    },
    duty: quantity('D', 'ratio', {
      label: text('duty: share of the cycle with the heater on', '占空比'),
      displayUnit: 'percent',
    }),
    cycleRate: quantity('n', 'Hz', {
      label: text('cycles per hour', '每小时的通断次数'),
      displayUnit: '1/h',
    }),
    meanTemperature: quantity('T_m', 'K', {
      label: text('mean temperature over a cycle', '一个周期内的平均温度'),
    }),
  },
  measure(p, run) {
    const room = heatedRoom(p);
    const {onTime, offTime} = limitCycle(room);
    const exactPeriod = onTime + offTime;
    const offs = switchOffs(run);
    const last = offs.at(-1);
    const cycle = lastCycle(run);
    const period = cycle && cycle.end - cycle.start;
    const area = (from: number, to: number): number =>
      simpsonMean((t) => run.value('temperature', t), from, to) * (to - from);
    return {
      firstSwitchOff: offs[0],
      exactPeriod: Number.isFinite(exactPeriod) ? exactPeriod : undefined,
      drift:
        last && last - switchOffInstant(room, initialState(p), offs.length),
      overshoot: last && run.value('temperature', last) - room.high,
      onTime: cycle && cycle.end - cycle.on,
      offTime: cycle && cycle.on - cycle.start,
      period,
      periodError: period && period - exactPeriod,
      duty: cycle && (cycle.end - cycle.on) / (cycle.end - cycle.start),
      cycleRate: period && 1 / period,
      meanTemperature:
        cycle &&
        (area(cycle.start, cycle.on) + area(cycle.on, cycle.end)) /
          (cycle.end - cycle.start),
    };
  },
  figures: {
    temperature: {
      title: text('Room temperature', '室温'),
      outputs: ['temperature', 'ideal', 'low', 'high'],
    },
    heater: {title: text('Heater', '加热器'), outputs: ['heater']},
  },
  phrases: {count: (_, run, format) => format.number(switchings(run).length)},
  summary: {
    cases: {
      cycles: text(
        'The heater is first switched off at {firstSwitchOff}; then it cycles every {period}, on for {onTime} and off for {offTime}, around a mean of {meanTemperature}.',
        '加热器首次断开在 {firstSwitchOff}，之后每 {period} 通断一次：接通 {onTime}，断开 {offTime}，平均室温 {meanTemperature}。',
      ),
      noCycle: text(
        'The room temperature changes from {initial} to {temperature@end} in {end}; the number of switchings is {count}.',
        '{end} 内，室温从 {initial} 变到 {temperature@end}，加热器切换 {count} 次。',
      ),
    },
    choose: (_, run) => (lastCycle(run) ? 'cycles' : 'noCycle'),
  },
  sentences: {
    setpoint: {
      cases: {
        cycles: text(
          'With a set temperature of {setpoint} {the heater|heater} first goes off after {firstSwitchOff}; then each cycle has it on for {onTime} and off for {offTime}, a duty of {duty}.',
          '设定温度为 {setpoint} 时，{加热器|heater}首次断开在 {firstSwitchOff}，之后每个周期接通 {onTime}，断开 {offTime}，占空比为 {duty}。',
        ),
        noCycle: text(
          'With a set temperature of {setpoint} {the heater|heater} makes no full cycle within {end}.',
          '设定温度为 {setpoint} 时，{加热器|heater}在 {end} 内没有完成一个通断周期。',
        ),
      },
      choose: (_, run) => (lastCycle(run) ? 'cycles' : 'noCycle'),
    },
    equilibrium: {
      cases: {
        none: text(
          '{The room temperature|temperature} passes {both|low} {thresholds|high} again and again: there is no equilibrium.',
          '{室温|temperature}不断地先后越过{下阈值|low}和{上阈值|high}，没有平衡状态。',
        ),
        heated: text(
          '{The room temperature|temperature} does not reach {the upper threshold|high} and settles at {heated}.',
          '{室温|temperature}达不到{上阈值|high}，最后稳定在 {heated}。',
        ),
        unheated: text(
          '{The room temperature|temperature} does not reach {the lower threshold|low} and settles at {outside}.',
          '{室温|temperature}达不到{下阈值|low}，最后稳定在 {outside}。',
        ),
      },
      choose(p) {
        const room = heatedRoom(p);
        // A room that starts beyond a threshold has been there.
        if (!isThresholdReached(room, true)) {
          return p.initial > room.high ? undefined : 'heated';
        }
        if (!isThresholdReached(room, false)) {
          return p.initial < room.low ? undefined : 'unheated';
        }
        return 'none';
      },
    },
    band: {
      cases: {
        cycles: text(
          '{The room temperature|temperature} oscillates between {the lower|low} and {the upper threshold|high}: one cycle takes {period}, and the heater is on for {duty} of this time.',
          '{室温|temperature}在{下阈值|low}和{上阈值|high}之间波动，周期 {period}，加热器占空比 {duty}。',
        ),
        noCycle: text(
          '{The room temperature|temperature} completes no cycle between {the lower|low} and {the upper threshold|high} within {end}.',
          '{end} 内，{室温|temperature}没有在{下阈值|low}和{上阈值|high}之间完成一个周期。',
        ),
      },
      choose: (_, run) => (lastCycle(run) ? 'cycles' : 'noCycle'),
    },
    step: text(
      'If the thresholds are checked every {step}, {the room temperature|temperature} is {drift} behind {the exact cycle|ideal} after {end}.',
      '每 {step} 检查一次阈值，{end} 后{室温|temperature}比{精确的周期过程|ideal}滞后 {drift}。',
    ),
  },
  // The first switch-off, the last full cycle, the delay of the last switch-off
  // after the exact one, and where the heater alone would take the room.
  marks(p, run) {
    const room = heatedRoom(p);
    const offs = switchOffs(run);
    const [first, last] = [offs[0], offs.at(-1)];
    const cycle = lastCycle(run);
    const mark = (from: number, to: number, y: number, symbol: string) =>
      ({from: [from, y], to: [to, y], symbol}) as const;
    const abovePeaks = room.high + 0.15 * p.band;
    const exactLast = switchOffInstant(room, initialState(p), offs.length);
    return {
      firstSwitchOff: first !== undefined && {x: first, symbol: 't_1'},
      period: cycle && mark(cycle.start, cycle.end, abovePeaks, 't_p'),
      heaterCycle: cycle && [
        mark(cycle.start, cycle.on, 0.5, 't_off'),
        mark(cycle.on, cycle.end, 0.5, 't_on'),
      ],
      drift:
        last !== undefined &&
        p.noticing !== 'located' &&
        mark(exactLast, last, abovePeaks, 'Δt'),
      heated: {y: p.heated, symbol: 'T_hot'},
    };
  },
  // The low threshold moves both, the high one the distance between them.
  handles(p) {
    const {low, high} = heatedRoom(p);
    return {
      setpoint: {
        output: 'low',
        along: 'y',
        y: low,
        toParameter: (place) => place + p.band / 2,
      },
      band: {
        output: 'high',
        along: 'y',
        y: high,
        toParameter: (place) => 2 * (place - p.setpoint),
      },
    };
  },
  presets: {
    'cold-start': {
      label: text('Cold start', '冷启动'),
      question: text(
        'How long is the heater on the first time, and how long in later cycles?',
        '首次加热需要多久？之后每个周期加热多久？',
      ),
      values: {},
      results: ['firstSwitchOff', 'onTime', 'offTime', 'period'],
      view: {
        figure: 'heater',
        sliders: ['setpoint'],
        marks: ['firstSwitchOff', 'heaterCycle'],
      },
    },
    'narrow-band': {
      label: text('Narrow band', '回差很小'),
      question: text(
        'How often does the heater switch with a band of half a kelvin?',
        '回差只有 0.5\u00a0K 时，加热器每小时通断多少次？',
      ),
      values: {band: 0.5, initial: celsius(20)},
      results: ['cycleRate', 'period', 'onTime', 'offTime'],
      view: {sliders: ['band'], range: [0.3, 4], marks: ['period']},
    },
    'cold-night': {
      label: text('Cold night', '寒冷的夜晚'),
      question: text(
        'What happens when the heater is too weak for a cold night?',
        '室外太冷、加热功率不足时，会发生什么？',
      ),
      values: {
        outside: celsius(-15),
        heated: celsius(25),
        setpoint: celsius(24),
      },
      results: ['duty', 'meanTemperature', 'firstSwitchOff', 'cycleRate'],
      view: {
        sliders: ['setpoint'],
        range: [celsius(15), celsius(26)],
        marks: ['heated'],
        sentence: 'equilibrium',
      },
    },
    'mild-day': {
      label: text('Mild day', '温和的白天'),
      question: text(
        'How does the duty change when it is mild outside?',
        '室外温和时，占空比怎样变化？',
      ),
      values: {outside: celsius(14), heated: celsius(54), initial: celsius(14)},
      results: ['duty', 'onTime', 'offTime', 'period'],
      view: {
        figure: 'heater',
        sliders: ['setpoint'],
        range: [celsius(17), celsius(30)],
        marks: ['heaterCycle'],
      },
    },
    'ends-of-steps': {
      label: text('Checked once a minute', '每分钟检查一次'),
      question: text(
        'How late is the cycle after four hours if the thresholds are checked once a minute?',
        '每分钟检查一次阈值，四小时之后通断过程滞后多少？',
      ),
      values: {noticing: 'steps', step: 60},
      ...DRIFT,
    },
    interpolated: {
      label: text('Straight line in the step', '步内直线插值'),
      question: text(
        'How much of this delay does linear interpolation within the step remove?',
        '在步内作线性插值，能消除多少滞后？',
      ),
      values: {noticing: 'interpolated', step: 60},
      ...DRIFT,
    },
  },
});
