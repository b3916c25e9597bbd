import {text} from '../../../i18n';
import type {
  ParameterValues,
  ValidationIssue,
} from '../../definition/defineModel';
import {defineModel} from '../../definition/defineModel';
import {isThresholdReached, limitCycle, roomStateAt} from './closedForm';
import {detectionInstant} from './detection';
import {findings, marks} from './knob';
import {heatedRoom, initialState, measure, modes, states} from './measure';
import {outputs, scalars} from './outputs';
import {groups, parameters} from './parameters';
import {presets} from './presets';
import {summary} from './summary';

type Values = ParameterValues<typeof parameters>;

/** Largest number of cycles in a run: more can't be drawn. */
const MAXIMUM_CYCLES = 1000;

function tooManyCycles(
  p: Values,
  duration: number,
): readonly ValidationIssue[] {
  const {onTime, offTime} = limitCycle(heatedRoom(p));
  if (duration / (onTime + offTime) <= MAXIMUM_CYCLES) {
    return [];
  }
  const message = text({
    en: `The run contains more than ${MAXIMUM_CYCLES} cycles of the heater. Shorten the run or widen the band.`,
    'zh-Hans': `仿真时长内的通断周期超过 ${MAXIMUM_CYCLES} 个，请缩短时长或增大回差。`,
  });
  return [{parameters: ['band', 'duration'], message}];
}

/** Model of a room that loses heat to the outside, with a two-point heater. */
export const model = defineModel({
  id: 'thermostat',
  title: text({en: 'Thermostat', 'zh-Hans': '温控器'}),
  groups,
  parameters,
  validate: tooManyCycles,
  duration: {
    default: (p) => 2 * p.timeConstant,
    min: 60,
    max: 86_400,
  },
  states,
  initial: (p) => ({temperature: p.initial}),
  modes,
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
  events: [
    {
      label: (p, m) => {
        const isImmediate = p.noticing === 'located';
        return m.heater
          ? isImmediate
            ? text({en: 'heater off', 'zh-Hans': '加热器断开'})
            : text({en: 'above the threshold', 'zh-Hans': '高于阈值'})
          : isImmediate
            ? text({en: 'heater on', 'zh-Hans': '加热器接通'})
            : text({en: 'below the threshold', 'zh-Hans': '低于阈值'});
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
    {
      label: (_, m) =>
        m.heater
          ? text({en: 'heater off', 'zh-Hans': '加热器断开'})
          : text({en: 'heater on', 'zh-Hans': '加热器接通'}),
      when: (t, _, _p, m) => (m.pending ? t - m.due : -1),
      then(t, _x, _p, m) {
        m.pending = 0;
        m.heater = 1 - m.heater;
        m.since = t;
      },
    },
  ],
  outputs,
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
  scalars,
  measure,
  figures: [
    {
      kind: 'time',
      id: 'temperature',
      title: text({en: 'Room temperature', 'zh-Hans': '室温'}),
      outputs: ['temperature', 'ideal', 'low', 'high'],
    },
    {
      kind: 'time',
      id: 'heater',
      title: text({en: 'Heater', 'zh-Hans': '加热器'}),
      outputs: ['heater'],
    },
  ],
  summary,
  findings,
  marks,
  presets,
});
