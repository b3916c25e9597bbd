import {IntegrationError} from './errors';

/** Part of the run's duration within which events count as one burst. */
const BURST = 1e-6;
/** Part of |t| within which one function can't fire twice in earnest. */
const RESOLUTION = 1e5 * Number.EPSILON;

/**
 * Fails a run whose events crowd together without end: a relay without
 * hysteresis, a ball whose bounces get shorter for ever (Zeno's paradox).
 */
export class ChatteringGuard {
  private readonly times: Float64Array;
  private readonly lastTimes = new Map<number, number>();
  private readonly burst: number;
  private noted = 0;

  /** Allows `limit` events within a millionth of `duration` (s). */
  constructor(limit: number, duration: number) {
    this.times = new Float64Array(Math.ceil(limit)).fill(-Infinity);
    this.burst = BURST * duration;
  }

  /**
   * Notes that switching function `eventIndex` fired at `time`.
   * @throws IntegrationError 'chattering' when there are more events in a
   *   burst than the limit, or when a function fires again after a time that
   *   can't be told from none
   */
  note(time: number, eventIndex: number): void {
    const place = this.noted++ % this.times.length;
    const elapsed = time - (this.lastTimes.get(eventIndex) ?? -Infinity);
    const isUnresolved = elapsed > 0 && elapsed <= RESOLUTION * Math.abs(time);
    if (isUnresolved || time - this.times[place]! <= this.burst) {
      throw new IntegrationError('chattering', time, {eventIndex});
    }
    this.times[place] = time;
    this.lastTimes.set(eventIndex, time);
  }
}
