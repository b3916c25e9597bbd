import {constants, openedFor} from './law';
import type {Values} from './parameters';

/** Logarithm of sinh z for z > 0, which itself would overflow. */
function logSinh(z: number): number {
  return z + Math.log(-Math.expm1(-2 * z)) - Math.LN2;
}

/** Above this logarithm the inverse of sinh is the logarithm of twice its argument. */
const LARGE = 20;

/** The z for which sinh z has this logarithm. */
function fromLogSinh(logarithm: number): number {
  return logarithm > LARGE
    ? logarithm + Math.LN2
    : Math.asinh(Math.exp(logarithm));
}

/** What is left of a pressure difference, Pa, after some time of full opening, s. */
function remaining(difference: number, time: number, p: Values): number {
  const {rate, bend} = constants(p);
  const root = Math.sqrt(Math.abs(difference));
  const fallen = (rate * time) / 2;
  const left =
    p.law === 'squareRoot'
      ? Math.max(0, root - fallen)
      : fromLogSinh(logSinh(bend * root) - bend * fallen) / bend;
  return Math.sign(difference) * left ** 2;
}

/**
 * Computes the pressure of a closed chamber, Pa. With s = √|Δp| its equation is
 * ds/dt = −(a/2) x tanh(κ s): sinh κs decays exponentially; with the plain square
 * root s falls evenly. None for an outlet, nor while the hydraulic diameter grows.
 */
export function closedPressure(t: number, p: Values): number | undefined {
  const opens = p.openingTime > 0 && p.law === 'flowNumber';
  if (p.outletDiameter > 0 || opens) {
    return undefined;
  }
  const step = Math.min(t, p.stepTime);
  const before = remaining(p.pressureBefore, openedFor(step, p), p);
  if (t < p.stepTime) {
    return p.pressureBefore - before;
  }
  const after = before + p.pressureAfter - p.pressureBefore;
  const time = openedFor(t, p) - openedFor(step, p);
  return p.pressureAfter - remaining(after, time, p);
}
