import {text} from '../../../i18n';
import type {EventDefinition} from '../../definition';
import {
  type CircuitState,
  type Modes,
  netForce,
  rates,
  STROKE,
} from './circuit';
import type {Values} from './parameters';

/** A force below which the piston stays at its end, N. */
const SMALL_FORCE = 1e-3;

/** How far the piston is past its end when that counts as reached, m. */
const SMALL_DISTANCE = 1e-9;

/** A rate of a pressure above which it is not at an extreme, Pa/s. */
const SMALL_RATE = 1e4;

type Event = EventDefinition<
  Values,
  Record<keyof CircuitState, number>,
  Record<keyof Modes, number>
>;

/** An event without a name: a pressure whose rate passes through zero. */
function extreme(state: 'pressureA' | 'pressureB', sign: 1 | -1): Event {
  return {when: (t, x, p, m) => -sign * rates(t, x, p, m)[state] - SMALL_RATE};
}

/** The piston is stopped at an end: −1 for the inner one, 1 for the outer. */
function reachEnd(end: 1 | -1, place: number): Event {
  return {
    label: () =>
      end === 1
        ? text('outer end reached', '到达伸出终端')
        : text('inner end reached', '到达缩回终端'),
    when: (_t, x, _p, m) =>
      m.stop === 0
        ? Math.min(
            end * (x.position - place) - SMALL_DISTANCE,
            end * x.velocity,
          )
        : -1,
    then(_t, x, _p, m) {
      x.position = place;
      x.velocity = 0;
      m.stop = end;
    },
  };
}

/** The events of the circuit, in the order in which they are handled. */
export const events = {
  relief: {
    label: (_: Values, m: Modes) =>
      m.relief === 1
        ? text('relief valve shuts', '溢流阀关闭')
        : text('relief valve opens', '溢流阀开启'),
    when(_t, x, p, m) {
      const excess = x.pumpPressure - p.reliefPressure;
      return m.relief === 1 ? -excess : excess;
    },
    then(_t, _x, _p, m) {
      m.relief = 1 - m.relief;
    },
  },
  outerEnd: reachEnd(1, STROKE),
  innerEnd: reachEnd(-1, 0),
  leaves: {
    label: () => text('piston starts', '活塞开始运动'),
    when: (_t, x, p, m) =>
      m.stop === 0 ? -1 : -m.stop * netForce(x, p) - SMALL_FORCE,
    then(_t, _x, _p, m) {
      m.stop = 0;
    },
  },
  peakA: extreme('pressureA', 1),
  troughA: extreme('pressureA', -1),
  peakB: extreme('pressureB', 1),
} as const satisfies Readonly<Record<string, Event>>;
