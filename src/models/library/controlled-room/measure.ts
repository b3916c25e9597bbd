import type {OutputsView, Side} from '../../definition';
import {
  CONDUCTANCE,
  offset,
  outsideAt,
  reactionCurve,
  samplingLimit,
  secondOrder,
  setpointAt,
} from './controller';
import type {outputs} from './outputs';
import type {Values} from './parameters';

/** A run of the model; see `OutputsView`. */
type View = OutputsView<
  typeof outputs,
  'warmest' | 'coldest' | 'reached' | 'settled' | 'recovered'
>;

/** Deviations, K, within which the room counts as settled and as recovered. */
export const SETTLED = 0.5;
export const RECOVERED = 0.2;

/** Whether a temperature steps at all. */
export function hasSteps({setpointStep, outsideStep}: Values): boolean {
  return setpointStep !== 0 || outsideStep !== 0;
}

/** The part of a run before the steps, and the part after them, s. */
export function spans(p: Values, {end}: {readonly end: number}) {
  const step = hasSteps(p) && p.stepTime < end ? p.stepTime : undefined;
  return {before: step ?? end, step};
}

/** Instants before the steps at which the room is warmest, s. */
export function peaks(p: Values, run: View): readonly number[] {
  const {before} = spans(p, run);
  return run.instants('warmest').filter((time) => time < before);
}

/** The coldest and the warmest turn of the room in the second half of a run, K. */
export function lateSwing(run: View): readonly [number, number] {
  const turns = [...run.instants('coldest'), ...run.instants('warmest')]
    .filter((time) => time > (run.start + run.end) / 2)
    .map((time) => run.value('temperature', time));
  return [Math.min(...turns), Math.max(...turns)];
}

/**
 * Tells whether the room still swings by more than it may when settled in the
 * second half of a run; a step in that half moves it as well.
 */
export function isSwinging(p: Values, run: View): boolean {
  const {step = run.start} = spans(p, run);
  const [coldest, warmest] = lateSwing(run);
  return step < (run.start + run.end) / 2 && warmest - coldest > 2 * SETTLED;
}

/** The largest of some deviations of the room from the set temperature, K. */
function largest(values: readonly number[]): number {
  return Math.max(0, ...values);
}

/** The time with full power, s: of the spans between events and breaks. */
function timeAtFullPower(p: Values, run: View): number {
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

/** Computes what outputs and events tell of a run, SI; undefined where it is not defined. */
export function measure(p: Values, run: View) {
  const {before, step} = spans(p, run);
  const last = Math.min(before, run.end);
  const above = (t: number, side?: Side) =>
    run.value('temperature', t) - run.value('setpoint', t, side);
  const extremes = [...run.instants('warmest'), ...run.instants('coldest')];
  const after = [...extremes.filter((t) => t >= before), run.end];
  const [reach] = run.instants('reached');
  const isIn = Math.abs(above(last, 'left')) <= SETTLED;
  const isBack = Math.abs(above(run.end)) <= RECOVERED;
  const loop = secondOrder(p);
  const {delay, rise} = reactionCurve(p);
  const [setpoint, outside] = [setpointAt(run.end, p), outsideAt(run.end, p)];
  return {
    finalDeviation: -above(run.end),
    offset: p.action === 'p' ? offset(setpoint, outside, p) : undefined,
    overshoot: largest([
      ...peaks(p, run).map((t) => above(t)),
      above(last, 'left'),
    ]),
    firstReach: reach !== undefined && reach > 0 ? reach : undefined,
    settlingTime: isIn
      ? run
          .instants('settled')
          .filter((t) => t < before)
          .at(-1)
      : undefined,
    fullPower: timeAtFullPower(p, run),
    deviationAfterStep:
      step === undefined
        ? undefined
        : largest([step, ...after].map((t) => Math.abs(above(t)))),
    recovery:
      step === undefined || !isBack
        ? undefined
        : (run.instants('recovered').at(-1) ?? step) - step,
    holdingPower: CONDUCTANCE * (setpoint - outside),
    naturalFrequency: loop?.frequency,
    dampingRatio: loop?.damping,
    apparentDelay: delay,
    delayRise: rise,
    samplingLimit: samplingLimit(p),
  };
}
