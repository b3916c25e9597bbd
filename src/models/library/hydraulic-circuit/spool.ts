import type {Values} from './parameters';

/** Instant at which the directional valve begins to open, s. */
const OPENING_TIME = 0.1;

/** Time that the spool takes from closed to its opening, s. */
function travelTime({strokeTime, opening}: Values): number {
  return strokeTime * Math.abs(opening);
}

/**
 * Opening of the directional valve at an instant in s, from −1 to 1: it goes to
 * its value in a straight line, and back from the closing time on.
 */
export function spoolAt(t: number, p: Values): number {
  const time = travelTime(p);
  if (time === 0) {
    return t >= OPENING_TIME && t < p.closeTime ? p.opening : 0;
  }
  const share = Math.min(
    1,
    (t - OPENING_TIME) / time,
    1 - (t - p.closeTime) / time,
  );
  return p.opening * Math.max(0, share);
}

/** Instants at which the spool starts and stops, s. */
export function spoolInstants(p: Values): readonly number[] {
  const time = travelTime(p);
  const opened = OPENING_TIME + time;
  return [
    OPENING_TIME,
    // A valve that is told to close early turns back on its way.
    ...(opened <= p.closeTime
      ? [opened, p.closeTime]
      : [(opened + p.closeTime) / 2]),
    p.closeTime + time,
  ];
}
