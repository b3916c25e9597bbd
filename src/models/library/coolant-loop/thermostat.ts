import type {Values} from './parameters';

/** Opening that a temperature of the wax in K demands; outside 0 to 1 at a stop. */
export function demandedOpening(wax: number, p: Values): number {
  return (wax - p.openingTemperature) / p.openingSpan;
}

/** The stop at which a thermostat stands: −1 closed, 1 fully open, 0 neither. */
export function stopAt(wax: number, p: Values): number {
  const opening = demandedOpening(wax, p);
  return opening <= 0 ? -1 : opening >= 1 ? 1 : 0;
}

/** Opening of the thermostat, 0 to 1, at a temperature of the wax and a stop. */
export function openingAt(wax: number, stop: number, p: Values): number {
  return stop === 0 ? demandedOpening(wax, p) : (stop + 1) / 2;
}
