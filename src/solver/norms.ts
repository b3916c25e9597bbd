/** Error weights: the allowed error of a state is absolute + relative·|y|. */
export interface Tolerances {
  /** Relative tolerance, dimensionless. */
  readonly relative: number;
  /** Absolute tolerance of each state, in its unit. */
  readonly absolute: Float64Array;
  /** 1 for a state whose error is not tested: a meter. */
  readonly untested: Uint8Array;
}

function ratioAt(
  i: number,
  values: Float64Array,
  y: Float64Array,
  other: Float64Array,
  {relative, absolute, untested}: Tolerances,
): number {
  if (untested[i]) return 0;
  const size = Math.max(Math.abs(y[i]!), Math.abs(other[i]!));
  return Math.abs(values[i]!) / (absolute[i]! + relative * size);
}

/**
 * Returns the weighted maximum norm of `values`: the largest
 * |value| / (absolute + relative · max(|y|, |other|)), dimensionless; 1 means
 * as large as the tolerance. NaN when an entry is not a number.
 */
export function largestRatio(
  values: Float64Array,
  y: Float64Array,
  other: Float64Array,
  tolerances: Tolerances,
): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) {
    const ratio = ratioAt(i, values, y, other, tolerances);
    if (ratio > largest || Number.isNaN(ratio)) largest = ratio;
  }
  return largest;
}

/** Returns the index at which {@link largestRatio} is attained. */
export function indexOfLargestRatio(
  values: Float64Array,
  y: Float64Array,
  other: Float64Array,
  tolerances: Tolerances,
): number {
  let index = 0;
  for (let i = 1; i < values.length; i++) {
    const ratio = ratioAt(i, values, y, other, tolerances);
    if (ratio > ratioAt(index, values, y, other, tolerances)) index = i;
  }
  return index;
}

/** Returns the first index whose entry is not a finite number, or −1. */
export function firstNotFinite(values: Float64Array): number {
  for (let i = 0; i < values.length; i++) {
    if (!Number.isFinite(values[i]!)) return i;
  }
  return -1;
}
