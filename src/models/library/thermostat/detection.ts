import type {ParameterValues} from '../../definition/defineModel';
import type {HeatedRoom} from './closedForm';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;

/** A crossing of a threshold. */
export interface Crossing {
  /** Instant of the crossing, s. */
  readonly time: number;
  /** Temperature at that instant: the threshold, K. */
  readonly temperature: number;
  /** Temperature that the room is moving towards, K. */
  readonly target: number;
  /** Start of the first of the equal steps, s: the last switching. */
  readonly since: number;
}

/**
 * Returns the instant, s, at which an integrator with equal steps detects a
 * crossing and switches the heater, not before the crossing: at the crossing
 * itself, at the end of the step, or where a straight line between the ends of
 * the step meets the threshold.
 */
export function detectionInstant(
  {noticing, step}: Pick<Values, 'noticing' | 'step'>,
  {timeConstant}: Pick<HeatedRoom, 'timeConstant'>,
  {time, temperature, target, since}: Crossing,
): number {
  if (noticing === 'located' || time <= since) {
    return time;
  }
  const begin = since + step * (Math.ceil((time - since) / step) - 1);
  if (noticing === 'steps') {
    return begin + step;
  }
  const at = (t: number): number =>
    target + (temperature - target) * Math.exp((time - t) / timeConstant);
  const [first, last] = [at(begin), at(begin + step)];
  const part = (temperature - first) / (last - first);
  return Math.max(time, begin + step * part);
}
