import type {ConsistencyIteration} from './consistency';
import type {StepRecord} from './denseOutput';
import {IntegrationError} from './errors';
import {firstNotFinite} from './norms';
import type {Settings} from './options';
import {ResidualCheck} from './residualCheck';
import type {StepOutcome} from './step';
import {RosenbrockStep} from './step';
import {StepLogWriter} from './stepLogWriter';
import {shortestStep, StartingStep, StepControl} from './stepSize';
import type {System} from './system';
import type {StepReason} from './types';

/** Takes and records steps whose estimated error is within the tolerances. */
export class AdaptiveStepper {
  /** Steps accepted so far. */
  steps = 0;
  /** Steps rejected so far. */
  rejected = 0;
  private readonly system: System;
  private readonly record: StepRecord;
  private readonly settings: Settings;
  private readonly duration: number;
  private readonly step: RosenbrockStep;
  private readonly residualCheck: ResidualCheck;
  private readonly control = new StepControl();
  private readonly startingStep: StartingStep;
  private readonly nextSlope: Float64Array;
  private readonly log: StepLogWriter | undefined;
  /** Length of the next step to try, in s. */
  private h = 0;
  /** What determined that length. */
  private reason: StepReason = 'start';

  constructor(
    system: System,
    consistency: ConsistencyIteration,
    record: StepRecord,
    settings: Settings,
    duration: number,
  ) {
    this.system = system;
    this.record = record;
    this.settings = settings;
    this.duration = duration;
    this.step = new RosenbrockStep(system);
    this.residualCheck = new ResidualCheck(
      system,
      record,
      settings.stepLog !== undefined,
    );
    this.startingStep = new StartingStep(system, consistency);
    this.nextSlope = new Float64Array(system.size);
    const {stepLog} = settings;
    this.log =
      stepLog && new StepLogWriter(stepLog, this.step, this.residualCheck);
  }

  /** State at the end of the last accepted step. */
  get next(): Float64Array {
    return this.step.next;
  }

  /**
   * Restarts the step-size control at (t, y), after a discontinuity and the
   * consistency iteration that follows it.
   * @throws IntegrationError 'not-finite' when f is not finite there
   */
  restart(t: number, y: Float64Array, remaining: number): void {
    const {slope} = this.step;
    this.system.derivatives(t, y, slope);
    const stateIndex = firstNotFinite(slope);
    if (stateIndex >= 0) {
      throw new IntegrationError('not-finite', t, {stateIndex});
    }
    this.control.restart();
    const longest = Math.min(this.settings.maximumStep(t), remaining);
    const given = this.steps === 0 ? this.settings.initialStep : undefined;
    this.h = given ?? this.startingStep.estimate(t, y, slope, longest);
    this.reason = 'start';
  }

  /**
   * Takes and records one step from (t, y), at most `remaining` seconds long,
   * and returns its length in s.
   * @throws IntegrationError 'not-finite', 'step-too-small', 'singular' or
   *   'too-many-steps'
   */
  take(t: number, y: Float64Array, remaining: number): number {
    this.h = this.fitStep(t, remaining);
    const outcome = this.step.linearize(t, y, this.h);
    if (outcome !== 'done') this.fail(outcome, t, y);
    return this.tryUntilAccepted(t, y);
  }

  /**
   * Repeats the last accepted step from (t, y) with a length of at most h, and
   * returns its length in s.
   * @throws IntegrationError as {@link take}
   */
  retake(t: number, y: Float64Array, h: number): number {
    this.discard();
    this.h = h;
    this.reason = 'event';
    return this.tryUntilAccepted(t, y);
  }

  /** Removes the last accepted step, because of an event. */
  discard(): void {
    this.record.dropLast();
    this.steps--;
    this.rejected++;
    this.log?.discardLast();
  }

  /** Notes that an event cuts the last accepted step to a length in s. */
  noteCut(length: number): void {
    this.log?.cutLast(length);
  }

  /** Makes the end of the last accepted step the beginning of the next. */
  advance(): void {
    this.step.slope.set(this.nextSlope);
  }

  private tryUntilAccepted(t: number, y: Float64Array): number {
    const {step, control} = this;
    for (;;) {
      if (this.steps + this.rejected >= this.settings.maximumSteps) {
        throw new IntegrationError('too-many-steps', t);
      }
      const {h} = this;
      const outcome = step.attempt(t, y, h);
      const ratio = outcome === 'done' ? this.recordStep(t, y, h) : Infinity;
      this.log?.add(
        {time: t, length: h, reason: this.reason, outcome, ratio},
        y,
      );
      if (ratio <= 1) {
        this.steps++;
        this.h = h * control.accept(ratio);
        this.reason = 'error';
        return h;
      }
      this.rejected++;
      this.reason = 'retry';
      this.h *= Number.isFinite(ratio) ? control.reject(ratio) : control.fail();
      if (this.h < shortestStep(t, this.duration)) {
        this.fail(Number.isNaN(ratio) ? 'not-finite' : outcome, t, y);
      }
    }
  }

  /**
   * Records the step just attempted when its errors are within the tolerances,
   * at its end and between its ends. Returns the larger of both over the
   * tolerance; NaN when f is not finite there.
   */
  private recordStep(t: number, y: Float64Array, h: number): number {
    const {step, record, residualCheck} = this;
    const atEnd = step.errorRatio(y);
    if (atEnd > 1) return atEnd;
    record.append(t, h, y, step);
    const inside = residualCheck.errorRatio(t, h, y, step.next);
    step.fault = residualCheck.fault;
    if (inside <= 1 && this.hasFiniteSlope(t + h)) {
      return Math.max(atEnd, inside);
    }
    record.dropLast();
    return inside > 1 ? inside : NaN;
  }

  /**
   * Evaluates f at the end of the step, for the next one; false when not
   * finite.
   */
  private hasFiniteSlope(t: number): boolean {
    this.system.derivatives(t, this.step.next, this.nextSlope);
    const fault = firstNotFinite(this.nextSlope);
    if (fault >= 0) this.step.fault = fault;
    return fault < 0;
  }

  /** Fits a step into the rest of the segment, without a tiny last step. */
  private fitStep(t: number, remaining: number): number {
    const longest = this.settings.maximumStep(t);
    if (this.h >= longest) this.reason = 'longest';
    const h = Math.min(this.h, longest);
    if (h <= remaining / 2) return h;
    this.reason = 'landing';
    return h >= remaining * (1 - 1e-9) ? remaining : remaining / 2;
  }

  private fail(outcome: StepOutcome, t: number, y: Float64Array): never {
    const {step} = this;
    if (outcome === 'singular') throw new IntegrationError('singular', t);
    const reason = outcome === 'not-finite' ? outcome : 'step-too-small';
    const stateIndex = outcome === 'done' ? step.worstState(y) : step.fault;
    throw new IntegrationError(reason, t, {stateIndex});
  }
}
