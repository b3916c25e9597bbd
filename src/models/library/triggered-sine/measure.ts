import type {NoKeys, RunView} from '../../definition';
import type {outputs} from './outputs';
import type {Values} from './parameters';
import {highestFrequency} from './sources';

/**
 * Modes of the generator: whether it runs, whether it only completes its cycle,
 * the number of cycles at which the burst then ends, and its start in s.
 */
export const modes = ['running', 'closing', 'last', 'since'] as const;

/** A finished run of the triggered sine. */
export type View = Pick<
  RunView<NoKeys, typeof modes, typeof outputs>,
  'start' | 'end' | 'events' | 'instants' | 'modes' | 'value'
>;

/** A burst of a run. */
export interface ObservedBurst {
  /** Start of the burst, s. */
  readonly start: number;
  /** End of the burst, s, if it is within the run. */
  readonly end?: number;
}

/** Smaller jumps are rounding errors. */
const SMALLEST_JUMP = 1e-9;

/** Finds the bursts of a run from its events. */
export function observedBursts(run: View): readonly ObservedBurst[] {
  const bursts: ObservedBurst[] = [];
  for (const {key, time} of run.events) {
    const last = bursts.at(-1);
    const isStart = key === 'start';
    const hasEnded = isStart || !run.modes(time).running;
    if (last && last.end === undefined && hasEnded) {
      bursts.splice(-1, 1, {...last, end: time});
    }
    if (isStart) {
      bursts.push({start: time});
    }
  }
  return bursts;
}

/**
 * Finds the last drop of the trigger in the first burst, s; `undefined` when
 * the burst does not end within the run.
 */
export function firstBurstDrop(run: View): number | undefined {
  const end = observedBursts(run)[0]?.end;
  return run
    .instants('drop')
    .filter((time) => end !== undefined && time <= end)
    .at(-1);
}

/** Returns the size of the jump of the output at `t` s; 0 if it is rounding. */
export function jumpAt(run: View, t: number): number {
  const jump = run.value('y', t, 'right') - run.value('y', t, 'left');
  return Math.abs(jump) < SMALLEST_JUMP ? 0 : Math.abs(jump);
}

/** Returns the size of the jump of the output at the first switch time. */
export function jumpAtSwitch({firstSwitch}: Values, run: View): number {
  return jumpAt(run, Math.min(firstSwitch, run.end));
}

/**
 * Jump of the naive phase at the first switch time, Δf·(t_s − t_on), cycles.
 */
function naiveJump(p: Values, run: View): number | undefined {
  const {frequencyProfile, firstSwitch, firstFrequency, secondFrequency} = p;
  if (
    frequencyProfile !== 'steps' ||
    firstSwitch === p.secondSwitch ||
    firstSwitch >= run.end
  ) {
    return undefined;
  }
  const {running, since} = run.modes(firstSwitch);
  return running
    ? (secondFrequency - firstFrequency) * (firstSwitch - since)
    : undefined;
}

/** Computes the scalars of the triggered sine, SI. */
export function measure(p: Values, run: View) {
  const bursts = observedBursts(run);
  const [first, second] = bursts;
  const firstEnd = first?.end;
  const drop = firstBurstDrop(run);
  const highest = highestFrequency(p, run.end);
  const period = highest > 0 ? 1 / highest : Number.POSITIVE_INFINITY;
  const hasPeriod = Number.isFinite(period);
  return {
    bursts: bursts.length,
    firstStart: first?.start,
    firstEnd,
    secondEnd: second?.end,
    firstCycles: first && run.value('cycles', firstEnd ?? run.end, 'left'),
    overrun:
      firstEnd !== undefined && drop !== undefined
        ? firstEnd - drop
        : undefined,
    cutHeight: firstEnd === undefined ? undefined : jumpAt(run, firstEnd),
    naiveJump: naiveJump(p, run),
    highestFrequency: highest,
    printInterval: hasPeriod ? period / 20 : undefined,
    maximumTimeStep: hasPeriod ? period / 4 : undefined,
  };
}
