import type {ParameterValues, Problem, RunSpan} from '../model';
import {defineModel} from '../model';
import {simpsonMean} from '../simpsonMean';
import type {HeatedRoom} from './thermostat/closedForm';
import {limitCycle, roomAt} from './thermostat/closedForm';
import {outputs, scalars} from './thermostat/outputs';
import {groups, parameters} from './thermostat/parameters';
import {presets} from './thermostat/presets';

type Values = ParameterValues<typeof parameters>;

/** A run with more cycles than this can neither be drawn nor be waited for. */
const MAXIMUM_CYCLES = 1000;

function roomOf(p: Values): HeatedRoom {
  const {timeConstant, outside, heated, setpoint, band} = p;
  const [low, high] = [setpoint - band / 2, setpoint + band / 2];
  return {timeConstant, outside, heated, low, high};
}

function tooManyCycles(p: Values, duration: number): readonly Problem[] {
  const {onTime, offTime} = limitCycle(roomOf(p));
  if (duration / (onTime + offTime) <= MAXIMUM_CYCLES) {
    return [];
  }
  const message = {
    en: `The run holds more than ${MAXIMUM_CYCLES} cycles of the heater: make it shorter, or the band wider.`,
    'zh-Hans': `仿真时长内的通断周期超过 ${MAXIMUM_CYCLES} 个，请缩短时长或增大回差。`,
  };
  return [{parameters: ['band', 'duration'], message}];
}

/** Whether the heater went off, on and off again in a run. */
function hasFullCycle({events, start}: RunSpan): boolean {
  return events.filter(({time}) => time > start).length >= 4;
}

/** A room that cools towards the outside, heated on and off by a trigger. */
export const model = defineModel({
  id: 'thermostat',
  title: {en: 'Thermostat', 'zh-Hans': '温控器'},
  groups,
  parameters,
  validate: tooManyCycles,
  duration: {
    default: (p) => 2 * p.timeConstant,
    min: 60,
    max: 86_400,
  },
  states: {
    temperature: {
      label: {en: 'room temperature', 'zh-Hans': '室温'},
      symbol: 'T',
      unit: 'K',
    },
  },
  initial: (p) => ({temperature: p.initial}),
  modes: ['heater'],
  initialModes: (p) => ({heater: p.initialHeater === 'on' ? 1 : 0}),
  derivatives: (_, x, p, m) => ({
    temperature:
      ((m.heater ? p.heated : p.outside) - x.temperature) / p.timeConstant,
  }),
  events: [
    {
      label: (_, m) =>
        m.heater
          ? {en: 'heater off', 'zh-Hans': '加热器断开'}
          : {en: 'heater on', 'zh-Hans': '加热器接通'},
      when(_, x, p, m) {
        const {low, high} = roomOf(p);
        return m.heater ? x.temperature - high : low - x.temperature;
      },
      then(_t, _x, _p, m) {
        m.heater = 1 - m.heater;
      },
    },
  ],
  outputs,
  observe(_, x, p, m) {
    const {low, high} = roomOf(p);
    return {temperature: x.temperature, low, high, heater: m.heater};
  },
  exact(t, p) {
    const initial = {
      temperature: p.initial,
      isHeating: p.initialHeater === 'on',
    };
    const {temperature, isHeating} = roomAt(roomOf(p), initial, t);
    return {temperature, heater: isHeating ? 1 : 0};
  },
  scalars,
  measure(_, run) {
    const switchings = run.events
      .map(({time}) => time)
      .filter((time) => time > run.start);
    const isOn = (t: number): boolean => run.modes(t).heater === 1;
    const offs = switchings.filter((t) => !isOn(t));
    const [start, end] = [offs.at(-2), offs.at(-1)];
    const on = switchings
      .filter(isOn)
      .filter((t) => end && t < end)
      .at(-1);
    const firstSwitchOff = offs[0];
    if (start === undefined || end === undefined || on === undefined) {
      return {
        firstSwitchOff,
        onTime: undefined,
        offTime: undefined,
        period: undefined,
        duty: undefined,
        cycleRate: undefined,
        meanTemperature: undefined,
      };
    }
    const period = end - start;
    const temperature = (t: number): number => run.value('temperature', t);
    const cooling = simpsonMean(temperature, start, on) * (on - start);
    const heating = simpsonMean(temperature, on, end) * (end - on);
    return {
      firstSwitchOff,
      onTime: end - on,
      offTime: on - start,
      period,
      duty: (end - on) / period,
      cycleRate: 1 / period,
      meanTemperature: (cooling + heating) / period,
    };
  },
  figures: [
    {
      kind: 'time',
      id: 'temperature',
      title: {en: 'Room temperature', 'zh-Hans': '室温'},
      outputs: ['temperature', 'low', 'high'],
    },
    {
      kind: 'time',
      id: 'heater',
      title: {en: 'Heater', 'zh-Hans': '加热器'},
      outputs: ['heater'],
    },
  ],
  summary: {
    en(_, run, say) {
      const end = say.output('temperature', run.value('temperature', run.end));
      if (!hasFullCycle(run)) {
        return (
          `The room goes from ${say.parameter('initial')} to ${end} in ` +
          `${say.time(run.end)}; the heater is switched ` +
          `${say.number(run.events.length)} times.`
        );
      }
      return (
        `The heater is first switched off at ${say.scalar('firstSwitchOff')}; ` +
        `then it cycles every ${say.scalar('period')}, on for ` +
        `${say.scalar('onTime')} and off for ${say.scalar('offTime')}, ` +
        `around a mean of ${say.scalar('meanTemperature')}.`
      );
    },
    'zh-Hans'(_, run, say) {
      const end = say.output('temperature', run.value('temperature', run.end));
      if (!hasFullCycle(run)) {
        return (
          `${say.time(run.end)} 内，室温从 ${say.parameter('initial')} 变到 ` +
          `${end}，加热器切换 ${say.number(run.events.length)} 次。`
        );
      }
      return (
        `加热器首次在 ${say.scalar('firstSwitchOff')} 断开，` +
        `之后每 ${say.scalar('period')} 通断一次：接通 ` +
        `${say.scalar('onTime')}，断开 ${say.scalar('offTime')}，` +
        `平均室温 ${say.scalar('meanTemperature')}。`
      );
    },
  },
  presets,
});
