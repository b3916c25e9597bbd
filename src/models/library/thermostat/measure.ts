import {text} from '../../../i18n';
import type {ParameterValues, RunView} from '../../definition/defineModel';
import {simpsonMean} from '../shared/simpsonMean';
import type {HeatedRoom, RoomState} from './closedForm';
import {limitCycle, switchOff} from './closedForm';
import type {outputs} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;

/** Positions in `events` of the model. */
const EVENTS = {crossing: 0, delayedSwitching: 1} as const;

/**
 * Modes of the thermostat: the heater, whether a crossing waits to be noticed,
 * the instant at which it will be and that of the last switching, s.
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

/** The room and the thresholds of these values. */
export function roomOf(p: Values): HeatedRoom {
  const {timeConstant, outside, heated, setpoint, band} = p;
  const [low, high] = [setpoint - band / 2, setpoint + band / 2];
  return {timeConstant, outside, heated, low, high};
}

/** Room and heater before the run. */
export function initialState(p: Values): RoomState {
  return {temperature: p.initial, isHeating: p.initialHeater === 'on'};
}

/** Instants at which the heater goes on or off, s, one at the start included. */
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

/** The scalars of the thermostat. */
export function measure(p: Values, run: View) {
  const room = roomOf(p);
  const {onTime, offTime} = limitCycle(room);
  const exactPeriod = onTime + offTime;
  const isOn = (t: number): boolean => run.modes(t).heater === 1;
  const later = switchings(run).filter((time) => time > run.start);
  const offs = later.filter((t) => !isOn(t));
  const last = offs.at(-1);
  const before = offs.at(-2);
  const on = later.filter((t) => isOn(t) && last && t < last).at(-1);
  const known = {
    firstSwitchOff: offs[0],
    exactPeriod: Number.isFinite(exactPeriod) ? exactPeriod : undefined,
    drift:
      last === undefined
        ? undefined
        : last - switchOff(room, initialState(p), offs.length),
    overshoot:
      last === undefined
        ? undefined
        : run.value('temperature', last) - room.high,
  };
  if (last === undefined || before === undefined || on === undefined) {
    return {
      ...known,
      onTime: undefined,
      offTime: undefined,
      period: undefined,
      periodError: undefined,
      duty: undefined,
      cycleRate: undefined,
      meanTemperature: undefined,
    };
  }
  const period = last - before;
  const temperature = (t: number): number => run.value('temperature', t);
  const cooling = simpsonMean(temperature, before, on) * (on - before);
  const heating = simpsonMean(temperature, on, last) * (last - on);
  return {
    ...known,
    onTime: last - on,
    offTime: on - before,
    period,
    periodError: period - exactPeriod,
    duty: (last - on) / period,
    cycleRate: 1 / period,
    meanTemperature: (cooling + heating) / period,
  };
}
