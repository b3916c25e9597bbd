/**
 * Factors, dimensionless, by which a number is too large or too small after a
 * common mistake with units.
 */
export const MISTAKEN_FACTORS = {
  /** A prefix left out: kilo or milli. */
  prefix: 1000,
  /** Two prefixes left out: mega or micro. */
  twoPrefixes: 1e6,
  /** Minutes for seconds. */
  minutes: 60,
  /** Hours for seconds. */
  hours: 3600,
  /** Bar for pascal. */
  bar: 1e5,
  /** Percent for a share of 1. */
  percent: 100,
  /** Turns for radians, or f for ω. */
  turns: 2 * Math.PI,
  /** Degrees for radians. */
  degrees: 180 / Math.PI,
  /** The diameter for the radius, or a half forgotten. */
  double: 2,
} as const;
