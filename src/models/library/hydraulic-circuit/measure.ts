import type {OutputsView} from '../../definition';
import {
  areas,
  type CircuitState,
  fullReliefPressure,
  pumpFlow,
  vibration,
} from './circuit';
import type {events} from './events';
import type {outputs} from './outputs';
import type {Values} from './parameters';
import {loadLimits, steadyPoint} from './steady';

/** A run of the model; see `OutputsView`. */
export type View = OutputsView<typeof outputs, keyof typeof events>;

/** The values of a pressure at its extremes, at breaks and at the ends, from an instant on, Pa. */
function extremes(
  run: View,
  key: 'pressureA' | 'pressureB',
  from = run.start,
): readonly number[] {
  const inside = [...run.events.map(({time}) => time), ...run.breaks];
  return [from, ...inside.filter((time) => time > from), run.end].map((time) =>
    run.value(key, time),
  );
}

/** Computes what outputs and events tell of a run, SI; undefined where it is not defined. */
export function measure(p: Values, run: View, last: CircuitState) {
  const {a, b} = areas(p);
  const {opens, stops} = loadLimits(p);
  const steady = steadyPoint(p);
  const swing = vibration(last, p);
  const closes = p.closeTime < run.end ? p.closeTime : undefined;
  return {
    theoreticalFlow: pumpFlow(p),
    fullReliefPressure: fullReliefPressure(p),
    reliefLoad: opens,
    stallForce: stops,
    areaRatio: a / b,
    steadySpeed: steady?.speed,
    steadyPressureA: steady?.pressureA,
    steadyPressureB: steady?.pressureB,
    steadyPumpPressure: steady?.pumpPressure,
    steadyReliefFlow: steady?.reliefFlow,
    firstMotion: run.instants('leaves')[0],
    extendedTime: run.instants('outerEnd')[0],
    largestPressureA: Math.max(...extremes(run, 'pressureA')),
    largestPressureB: Math.max(...extremes(run, 'pressureB')),
    largestAfterClosingB:
      closes === undefined
        ? undefined
        : Math.max(...extremes(run, 'pressureB', closes)),
    smallestAfterClosingA:
      closes === undefined
        ? undefined
        : Math.min(...extremes(run, 'pressureA', closes)),
    finalPosition: last.position,
    stiffness: swing.stiffness,
    naturalFrequency: swing.frequency,
    dampingRatio: swing.damping,
  };
}
