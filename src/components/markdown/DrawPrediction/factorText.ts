import {formatNumber} from '../../../models/definition/format';

/** Tells whether a factor, 1 or more, is called "twice". */
export function isAboutTwo(factor: number): boolean {
  return factor >= 1.75 && factor < 2.5;
}

/** A factor as it is said: one decimal below 3, whole up to 10, "10" for more. */
export function factorText(factor: number): string {
  const digits = factor < 3 ? 2 : 1;
  return formatNumber(Math.min(factor, 10), {digits});
}
