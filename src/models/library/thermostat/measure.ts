import {text} from '../../../i18n';
import type {ParameterValues, RunView} from '../../definition/defineModel';
import {simpsonMean} from '../shared/simpsonMean';
import type {HeatedRoom, RoomState} from './closedForm';
import {limitCycle, switchOffInstant} from './closedForm';
import type {outputs} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;

/** Indices of the events in the model's `events`. */
const EVENTS = {crossing: 0, delayedSwitching: 1} as const;

/**
 * Modes of the thermostat: the heater (1 on, 0 off), whether a crossing has not
 * been detected yet, the instant at which it will be, and that of the last
 * switching, s.
 */
export const modes = ['heater', 'pending', 'due', 'since'] as const;

/** States of the thermostat. */
export const states = {
  temperature: {
    label: text({en: 'room temperature', 'zh-Hans': '室温'}),
    symbol: 'T',
    unit: 'K',
  },
} as const;

/** A finished run of the thermostat. */
export type View = RunView<typeof states, typeof modes, typeof outputs>;

/** Returns the room and the thresholds at these values. */
export function heatedRoom(p: Values): HeatedRoom {
  const {timeConstant, outside, heated, setpoint, band} = p;
  const [low, high] = [setpoint - band / 2, setpoint + band / 2];
  return {timeConstant, outside, heated, low, high};
}

/** Returns the state of the room before the run. */
export function initialState(p: Values): RoomState {
  return {temperature: p.initial, isHeating: p.initialHeater === 'on'};
}

/**
 * Returns the instants at which the heater is switched, s, including the start.
 */
export function switchings(
  run: Pick<View, 'events' | 'modes'>,
): readonly number[] {
  return run.events
    .filter(
      ({index, time}) =>
        index === EVENTS.delayedSwitching || !run.modes(time).pending,
    )
    .map(({time}) => time);
}

/** Whether the heater went off, on and off again in a run. */
export function hasFullCycle(
  run: Pick<View, 'start' | 'events' | 'modes'>,
): boolean {
  return switchings(run).filter((time) => time > run.start).length >= 4;
}

/** The last full cycle of a run: from one switch-off to the next. */
export interface Cycle {
  /** Instant at which the cycle begins and the heater goes off, s. */
  readonly start: number;
  /** Instant at which the heater comes on, s. */
  readonly on: number;
  /** Instant at which the heater goes off again, s. */
  readonly end: number;
}

/** Finds the last full cycle of a run; `undefined` when there is none. */
export function lastCycle(
  run: Pick<View, 'start' | 'events' | 'modes'>,
): Cycle | undefined {
  const isOn = (t: number): boolean => run.modes(t).heater === 1;
  const afterStart = switchings(run).filter((time) => time > run.start);
  const offs = afterStart.filter((t) => !isOn(t));
  const [start, end] = [offs.at(-2), offs.at(-1)];
  const on = afterStart.filter((t) => isOn(t) && end && t < end).at(-1);
  return start === undefined || on === undefined || end === undefined
    ? undefined
    : {start, on, end};
}

/** Computes the scalars of the thermostat, SI. */
export function measure(p: Values, run: View) {
  const room = heatedRoom(p);
  const {onTime, offTime} = limitCycle(room);
  const exactPeriod = onTime + offTime;
  const isOn = (t: number): boolean => run.modes(t).heater === 1;
  const afterStart = switchings(run).filter((time) => time > run.start);
  const offs = afterStart.filter((t) => !isOn(t));
  const last = offs.at(-1);
  const cycle = lastCycle(run);
  const common = {
    firstSwitchOff: offs[0],
    exactPeriod: Number.isFinite(exactPeriod) ? exactPeriod : undefined,
    drift:
      last === undefined
        ? undefined
        : last - switchOffInstant(room, initialState(p), offs.length),
    overshoot:
      last === undefined
        ? undefined
        : run.value('temperature', last) - room.high,
  };
  if (!cycle) {
    return {
      ...common,
      onTime: undefined,
      offTime: undefined,
      period: undefined,
      periodError: undefined,
      duty: undefined,
      cycleRate: undefined,
      meanTemperature: undefined,
    };
  }
  const {start, on, end} = cycle;
  const period = end - start;
  const temperature = (t: number): number => run.value('temperature', t);
  const cooling = simpsonMean(temperature, start, on) * (on - start);
  const heating = simpsonMean(temperature, on, end) * (end - on);
  return {
    ...common,
    onTime: end - on,
    offTime: on - start,
    period,
    periodError: period - exactPeriod,
    duty: (end - on) / period,
    cycleRate: 1 / period,
    meanTemperature: (cooling + heating) / period,
  };
}
