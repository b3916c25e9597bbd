import type {NoKeys, RunView} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {Values} from './sources';
import {highestFrequency} from './sources';

/** Positions in `events` of the model. */
const EVENTS = {start: 0, drop: 1, comeBack: 2, complete: 3} as const;

/**
 * Modes of the generator: whether it runs, whether it only completes its cycle,
 * the number of cycles at which it then ends, the start of the burst in s.
 */
export const modes = ['running', 'closing', 'last', 'since'] as const;

/** A finished run of the triggered sine. */
export type View = Pick<
  RunView<NoKeys, typeof modes, typeof outputs>,
  'start' | 'end' | 'events' | 'modes' | 'value'
>;

/** A burst of a run, s; `end` is missing while it still runs. */
export interface ObservedBurst {
  readonly start: number;
  readonly end?: number;
}

/** Jumps below this are rounding. */
const SMALLEST_JUMP = 1e-9;

/** The bursts of a run, as its events tell them. */
export function observedBursts(run: View): readonly ObservedBurst[] {
  const bursts: ObservedBurst[] = [];
  for (const {index, time} of run.events) {
    const last = bursts.at(-1);
    const isStart = index === EVENTS.start;
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

/** Last drop of the trigger in the first burst, s. */
function lastDrop(run: View, end: number | undefined): number | undefined {
  return run.events
    .filter(({index}) => index === EVENTS.drop)
    .map(({time}) => time)
    .filter((time) => end !== undefined && time <= end)
    .at(-1);
}

/** Size of the jump of the output at `t` s; exactly 0 when it is rounding. */
export function jumpAt(run: View, t: number): number {
  const jump = run.value('y', t, 'right') - run.value('y', t, 'left');
  return Math.abs(jump) < SMALLEST_JUMP ? 0 : Math.abs(jump);
}

/** Δf·(t_s − t_on): how far the naive phase jumps at the first switch time. */
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

/** The scalars of the triggered sine. */
export function measure(p: Values, run: View) {
  const bursts = observedBursts(run);
  const [first, second] = bursts;
  const firstEnd = first?.end;
  const drop = lastDrop(run, firstEnd);
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
