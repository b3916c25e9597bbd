/** A heated room with a thermostat, all temperatures in K. */
export interface HeatedRoom {
  /** Time constant of the room, s. */
  readonly timeConstant: number;
  /** Temperature the room settles at with the heater off. */
  readonly outside: number;
  /** Temperature the room settles at with the heater on. */
  readonly heated: number;
  /** The heater is switched on below this temperature. */
  readonly low: number;
  /** The heater is switched off above this temperature. */
  readonly high: number;
}

/** State of the room at an instant. */
export interface RoomState {
  /** Room temperature, K. */
  readonly temperature: number;
  /** Whether the heater is on. */
  readonly isHeating: boolean;
}

/**
 * Whether the room reaches the threshold at which its heater is switched: the
 * temperature it settles at lies beyond. A room that settles at the threshold
 * itself never passes it.
 */
export function isThresholdReached(
  {outside, heated, low, high}: HeatedRoom,
  isHeating: boolean,
): boolean {
  return isHeating ? heated > high : outside < low;
}

/**
 * Returns the time, s, until the room reaches the threshold at which its heater
 * is switched; infinite if that never happens. The room must not be beyond that
 * threshold.
 */
function timeToSwitching(
  room: HeatedRoom,
  {temperature, isHeating}: RoomState,
): number {
  if (!isThresholdReached(room, isHeating)) {
    return Number.POSITIVE_INFINITY;
  }
  const {timeConstant, outside, heated, low, high} = room;
  const [target, threshold] = isHeating ? [heated, high] : [outside, low];
  const ratio = (target - temperature) / (target - threshold);
  return timeConstant * Math.log(ratio);
}

/**
 * Computes how long the heater is on, τ·ln((H − l)/(H − h)), and off,
 * τ·ln((h − O)/(l − O)), in the limit cycle of the thermostat, s; infinite if a
 * threshold is not reached. Source: the exponential response of a first-order
 * lag between the thresholds.
 */
export function limitCycle(room: HeatedRoom) {
  const {low, high} = room;
  return {
    onTime: timeToSwitching(room, {temperature: low, isHeating: true}),
    offTime: timeToSwitching(room, {temperature: high, isHeating: false}),
  };
}

function heaterAtStart({low, high}: HeatedRoom, initial: RoomState): boolean {
  if (initial.temperature > high) {
    return false;
  }
  return initial.temperature < low || initial.isHeating;
}

/**
 * Returns the instant, s, at which the heater is switched off for the n-th time
 * after the start, with n from 1; infinite if that never happens.
 */
export function switchOffInstant(
  room: HeatedRoom,
  initial: RoomState,
  n: number,
): number {
  const {onTime, offTime} = limitCycle(room);
  const {temperature} = initial;
  const isHeating = heaterAtStart(room, initial);
  const first = timeToSwitching(room, {temperature, isHeating});
  // Not a product with 0 cycles: their period may be infinite.
  const cycles = n > 1 ? (n - 1) * (onTime + offTime) : 0;
  return first + (isHeating ? 0 : onTime) + cycles;
}

/**
 * Computes temperature and heater at `t` ≥ 0 s in closed form: exponentials
 * between the switchings. `initial.isHeating` matters only between the
 * thresholds.
 */
export function roomStateAt(
  room: HeatedRoom,
  initial: RoomState,
  t: number,
): RoomState {
  const {timeConstant, low, high} = room;
  const {onTime, offTime} = limitCycle(room);
  const targetTemperature = (heats: boolean): number =>
    heats ? room.heated : room.outside;
  let isHeating = heaterAtStart(room, initial);
  let from = initial.temperature;
  let elapsed = t;
  const first = timeToSwitching(room, {temperature: from, isHeating});
  if (elapsed >= first) {
    elapsed -= first;
    from = isHeating ? high : low;
    isHeating = !isHeating;
    const period = onTime + offTime;
    elapsed -= Number.isFinite(period)
      ? period * Math.floor(elapsed / period)
      : 0;
    const stay = isHeating ? onTime : offTime;
    if (elapsed >= stay) {
      elapsed -= stay;
      from = isHeating ? high : low;
      isHeating = !isHeating;
    }
  }
  const target = targetTemperature(isHeating);
  const temperature =
    target + (from - target) * Math.exp(-elapsed / timeConstant);
  return {temperature, isHeating};
}
