import {ChatteringGuard} from './chattering';
import {ConsistencyIteration} from './consistency';
import {StepRecord} from './denseOutput';
import {EventHandling} from './eventHandling';
import {EventMonitor, NO_EVENT} from './eventMonitor';
import type {Settings} from './options';
import type {Segment} from './segments';
import {AdaptiveStepper} from './stepper';
import {System} from './system';
import type {OdeProblem} from './types';

/**
 * A step is repeated when the event in it is further than this from both ends,
 * as a fraction of the step.
 */
const NEAR_AN_END = 0.01;
/** Length of the repeated step over the time to the event. */
const OVERSHOOT = 1.001;

/** A run in progress: the present instant and state, and the solver's parts. */
export class Integration {
  /** The problem, with evaluations counted. */
  readonly system: System;
  /** The accepted steps, for dense output. */
  readonly record: StepRecord;
  /** Takes the steps. */
  readonly stepper: AdaptiveStepper;
  /** Runs the event handlers and collects the events. */
  readonly handling: EventHandling;
  /** Present state. */
  readonly y: Float64Array;
  /** Present instant in s. */
  t: number;
  private readonly consistency: ConsistencyIteration;
  private readonly monitor: EventMonitor;

  constructor(
    problem: OdeProblem,
    start: number,
    duration: number,
    initial: ArrayLike<number>,
    settings: Settings,
  ) {
    const {eventDirections} = problem;
    const system = new System(problem, settings.tolerances);
    const record = new StepRecord(system.size);
    const monitor = new EventMonitor(system, record, eventDirections);
    const consistency = new ConsistencyIteration(system);
    const guard = new ChatteringGuard(duration);
    this.system = system;
    this.record = record;
    this.monitor = monitor;
    this.consistency = consistency;
    this.stepper = new AdaptiveStepper(
      system,
      consistency,
      record,
      settings,
      duration,
    );
    this.handling = new EventHandling(problem, monitor, consistency, guard);
    this.t = start;
    this.y = Float64Array.from(initial);
  }

  /**
   * Starts a segment: f may have jumped, so algebraic states are made
   * consistent and events are checked. Returns true when a handler stops the
   * run.
   * @throws IntegrationError as the event handling
   */
  enterSegment(segment: Segment, isFirst: boolean): boolean {
    const {t, y} = this;
    this.system.setWindow(segment.earliest, segment.latest);
    this.consistency.solve(t, y);
    if (isFirst) {
      this.monitor.begin(t, y);
      return false;
    }
    return this.monitor.review(t, y) && this.handling.handle(t, y);
  }

  /**
   * Integrates to the end of a segment. Returns true when a handler stops the
   * run.
   * @throws IntegrationError as the stepper and the event handling
   */
  integrateTo({end}: Segment): boolean {
    const {stepper, monitor, y} = this;
    if (this.t < end) stepper.restart(this.t, y, end - this.t);
    while (this.t < end) {
      const remaining = end - this.t;
      let h = stepper.take(this.t, y, remaining);
      let elapsed = monitor.find(this.t, h);
      if (this.system.size > 0 && isWellInside(elapsed, h)) {
        // Dense output is most accurate near the ends of a step: the errors of
        // located instants would add up over many events.
        monitor.signs.undoStep();
        h = stepper.retake(this.t, y, elapsed * OVERSHOOT);
        elapsed = monitor.find(this.t, h);
      }
      const next = h === remaining ? end : this.t + h;
      if (elapsed === NO_EVENT) {
        this.t = next;
        y.set(stepper.next);
        stepper.advance();
      } else {
        this.truncateAt(
          elapsed === h ? next : Math.min(this.t + elapsed, next),
        );
        if (this.handling.handle(this.t, y)) return true;
        if (this.t < end) stepper.restart(this.t, y, end - this.t);
      }
    }
    return false;
  }

  /** Truncates the last step at the instant of an event. */
  private truncateAt(instant: number): void {
    if (instant === this.t) this.stepper.discard();
    else this.stepper.noteCut(instant - this.t);
    this.t = instant;
    this.y.set(this.monitor.state);
  }
}

function isWellInside(elapsed: number, h: number): boolean {
  return elapsed > NEAR_AN_END * h && elapsed < (1 - NEAR_AN_END) * h;
}
