import type {ChatteringGuard} from './chattering';
import type {ConsistencyIteration} from './consistency';
import {IntegrationError} from './errors';
import type {EventMonitor} from './eventMonitor';
import {firstNotFinite} from './norms';
import type {LocatedEvent, OdeProblem} from './types';

/** Runs the handlers of the events that fired, until none fires any more. */
export class EventHandling {
  /** The events handled so far. */
  readonly events: LocatedEvent[] = [];
  private readonly problem: OdeProblem;
  private readonly monitor: EventMonitor;
  private readonly consistency: ConsistencyIteration;
  private readonly guard: ChatteringGuard;

  constructor(
    problem: OdeProblem,
    monitor: EventMonitor,
    consistency: ConsistencyIteration,
    guard: ChatteringGuard,
  ) {
    this.problem = problem;
    this.monitor = monitor;
    this.consistency = consistency;
    this.guard = guard;
  }

  /**
   * Handles the events that fired at t (s); `y` becomes the state after them.
   * Returns true when a handler stops the run.
   * @throws IntegrationError 'chattering', 'not-finite', 'inconsistent-start'
   */
  handle(t: number, y: Float64Array): boolean {
    const {signs} = this.monitor;
    do {
      for (let i = 0; i < signs.count; i++) {
        if (signs.fired[i] && this.runHandler(i, t, y) === 'stop') return true;
      }
    } while (this.monitor.review(t, y));
    return false;
  }

  private runHandler(
    index: number,
    t: number,
    y: Float64Array,
  ): 'continue' | 'stop' {
    this.guard.record(t, index);
    const before = y.slice();
    const result = this.problem.onEvent?.(index, t, y);
    const fault = firstNotFinite(y);
    if (fault >= 0) {
      throw new IntegrationError('not-finite', t, {
        stateIndex: fault,
        eventIndex: index,
      });
    }
    const hasChanged = y.some((value, i) => value !== before[i]);
    this.monitor.signs.markHandled(index, hasChanged);
    this.consistency.solve(t, y);
    this.events.push({time: t, index, before, after: y.slice()});
    return result === 'stop' ? 'stop' : 'continue';
  }
}
