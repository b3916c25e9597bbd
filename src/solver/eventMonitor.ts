import type {StepRecord} from './denseOutput';
import {EventSigns} from './eventSigns';
import {createBracket, locateSignChange} from './rootFinding';
import type {System} from './system';

/** Result of {@link EventMonitor.find} when nothing fires in the step. */
export const NO_EVENT = -1;

/**
 * Returns the vertex, as a fraction of the step, of the parabola through the
 * values at the start, middle and end of a step, when the parabola comes close
 * enough to zero there for a double crossing to be possible.
 */
function hiddenCrossing(
  first: number,
  middle: number,
  last: number,
): number | undefined {
  const bend = 2 * (first + last - 2 * middle);
  const slope = 4 * middle - 3 * first - last;
  const vertex = -slope / (2 * bend);
  if (!(vertex > 0 && vertex < 1)) return undefined;
  const extreme = first + vertex * (slope + vertex * bend);
  const nearest = Math.min(Math.abs(first), Math.abs(middle), Math.abs(last));
  return extreme * Math.sign(middle) < nearest / 2 ? vertex : undefined;
}

/**
 * Finds the first instant inside a step at which a switching function fires,
 * just after its sign change.
 *
 * The signs are compared at the end and the middle of the step, and at the
 * vertex of the parabola through the three values where it comes near zero, so
 * that a double crossing inside the step is detected.
 */
export class EventMonitor {
  /** Signs of the switching functions, and which of them fired. */
  readonly signs: EventSigns;
  /** State at the instant last evaluated: after `find`, that of the event. */
  readonly state: Float64Array;
  private readonly system: System;
  private readonly record: StepRecord;
  private readonly values: Float64Array;
  private readonly times: number[] = [];
  private readonly atStart: Float64Array;
  private readonly atMiddle: Float64Array;
  private readonly atEnd: Float64Array;

  constructor(
    system: System,
    record: StepRecord,
    directions: ArrayLike<number> | undefined,
  ) {
    const count = system.eventCount;
    this.system = system;
    this.record = record;
    this.signs = new EventSigns(count, directions);
    this.state = new Float64Array(system.size);
    this.values = new Float64Array(count);
    this.atStart = new Float64Array(count);
    this.atMiddle = new Float64Array(count);
    this.atEnd = new Float64Array(count);
  }

  /**
   * Initializes the signs at the beginning of the run.
   * @throws IntegrationError 'not-finite' as every evaluation of the functions
   */
  begin(t: number, y: Float64Array): void {
    this.system.events(t, y, this.atStart);
    this.signs.begin(this.atStart);
  }

  /**
   * Compares the signs with those at (t, y), after a break or a handler; true
   * when a function fired.
   */
  review(t: number, y: Float64Array): boolean {
    if (this.signs.count === 0) return false;
    this.system.events(t, y, this.atStart);
    return this.signs.review(this.atStart);
  }

  /**
   * Finds the first event in the last recorded step, of h seconds from t.
   * Returns the time from t to the event in s, or NO_EVENT.
   */
  find(t: number, h: number): number {
    if (this.signs.count === 0) return NO_EVENT;
    this.evaluateAt(t, h / 2, this.atMiddle);
    this.evaluateAt(t, h, this.atEnd);
    this.settle(t, h);
    this.chooseTimes(h);
    let left = 0;
    for (const right of this.times) {
      const values = this.valuesAt(t, right, h);
      if (this.signs.hasCrossed(values, right)) {
        return this.locateFirst(t, left, right);
      }
      this.signs.update(values, right);
      left = right;
    }
    this.atStart.set(this.atEnd);
    return NO_EVENT;
  }

  /** Evaluates the switching functions `elapsed` seconds after t. */
  private evaluateAt(t: number, elapsed: number, into: Float64Array): void {
    this.record.interpolateLast(elapsed, this.state);
    this.system.events(t + elapsed, this.state, into);
  }

  /** Returns the shortest time, in s, that floating point resolves at t. */
  private resolution(t: number, h: number): number {
    return 4 * Number.EPSILON * Math.max(Math.abs(t), Math.abs(t + h));
  }

  /** Determines signs left open by a handler from the next nonzero values. */
  private settle(t: number, h: number): void {
    this.signs.beginStep();
    let elapsed = this.resolution(t, h);
    while (this.signs.isOpen && elapsed < h) {
      this.evaluateAt(t, elapsed, this.values);
      this.signs.settle(this.values, elapsed);
      elapsed *= 2;
    }
    if (this.signs.isOpen) this.signs.endSettling();
  }

  /** Returns the switching functions at one of the chosen times. */
  private valuesAt(t: number, elapsed: number, h: number): Float64Array {
    if (elapsed === h / 2) return this.atMiddle;
    if (elapsed === h) return this.atEnd;
    this.evaluateAt(t, elapsed, this.values);
    return this.values;
  }

  /** Chooses the times into the step at which the signs are compared. */
  private chooseTimes(h: number): void {
    const {times, atStart, atMiddle, atEnd} = this;
    times.length = 0;
    times.push(h / 2, h);
    for (let i = 0; i < this.signs.count; i++) {
      const vertex = hiddenCrossing(atStart[i]!, atMiddle[i]!, atEnd[i]!);
      if (vertex !== undefined) times.push(vertex * h);
    }
    if (times.length > 2) times.sort((one, other) => one - other);
  }

  /** Locates the first of the crossings between two times into the step. */
  private locateFirst(t: number, left: number, right: number): number {
    const tolerance = this.resolution(t, right);
    let first = right;
    for (let i = 0; i < this.signs.count; i++) {
      const leftEnd = Math.max(left, this.signs.settledAt(i));
      if (leftEnd >= first) continue;
      this.evaluateAt(t, first, this.values);
      if (!this.signs.hasCrossedAt(i, this.values, first)) continue;
      const evaluate = (elapsed: number): number => {
        this.evaluateAt(t, elapsed, this.values);
        return this.values[i]!;
      };
      const bracket = createBracket(
        {x: leftEnd, value: evaluate(leftEnd)},
        {x: first, value: evaluate(first)},
      );
      first = locateSignChange(evaluate, bracket, tolerance);
    }
    this.evaluateAt(t, first, this.values);
    this.signs.fire(this.values, first);
    return first;
  }
}
