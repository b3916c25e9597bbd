import {IntegrationError} from './errors';

/** Fraction of the run's duration within which events count as one burst. */
const BURST = 1e-6;
/** Events that a burst may have. */
const MOST_IN_BURST = 100;
/** Fraction of |t| below which the time between two events is rounding. */
const RESOLUTION = 1e5 * Number.EPSILON;

/**
 * Detects chattering, events in ever shorter intervals: a relay without
 * hysteresis, a bouncing ball that comes to rest (Zeno behaviour).
 */
export class ChatteringGuard {
  private readonly times = new Float64Array(MOST_IN_BURST).fill(-Infinity);
  private readonly lastTimes = new Map<number, number>();
  private readonly burst: number;
  private recorded = 0;

  /** @param duration - of the run, s */
  constructor(duration: number) {
    this.burst = BURST * duration;
  }

  /**
   * Records that switching function `eventIndex` fired at `time` (s).
   * @throws IntegrationError 'chattering' when there are more events in a
   *   burst than the limit, or when a function fires again within the rounding
   *   error of time
   */
  record(time: number, eventIndex: number): void {
    const slot = this.recorded++ % this.times.length;
    const elapsed = time - (this.lastTimes.get(eventIndex) ?? -Infinity);
    const isUnresolved = elapsed > 0 && elapsed <= RESOLUTION * Math.abs(time);
    if (isUnresolved || time - this.times[slot]! <= this.burst) {
      throw new IntegrationError('chattering', time, {eventIndex});
    }
    this.times[slot] = time;
    this.lastTimes.set(eventIndex, time);
  }
}
