import {mean, median, pairs, sum} from 'd3-array';

/** Fewest numbers in which noise can be told from a pattern. */
const FEWEST = 40;

/** Numbers that a repetition is looked for within. */
const MOST_LAGS = 50;

/** Stretches whose means are looked at. */
const STRETCHES = 8;

/** Sum of the squares of 8 normal numbers that one in 1000 exceeds. */
const CHI_SQUARED = 26.1;

/** Least median and largest number, over the root mean square: 0.67 and 3.5. */
const EVEN = {median: 0.3, largest: 4.5} as const;

/** Largest correlation of noise with itself later on, over the usual one. */
const CORRELATION = {ofNeighbours: 3, any: 4} as const;

/** By how much the largest of many normal numbers rarely exceeds the usual one. */
const RARELY = 1.2;

/** Largest number of noise, over the root mean square: it grows with their count. */
function largestOf(count: number): number {
  return Math.max(EVEN.largest, Math.sqrt(2 * Math.log(count)) + RARELY);
}

/** Tells whether the numbers are so few that noise can't be told from a pattern. */
export function areTooFew(numbers: readonly number[]): boolean {
  return numbers.length < FEWEST;
}

/**
 * Tells whether numbers in the order of time are noise without a pattern: the
 * means of stretches are near zero (χ² test), no number resembles one before it
 * (autocorrelation), and not just a few of them are large.
 */
export function isNoise(numbers: readonly number[]): boolean {
  const {length} = numbers;
  const square = sum(numbers, (each) => each ** 2) / length;
  if (areTooFew(numbers) || !(square > 0)) {
    return false;
  }
  const end = (index: number) => Math.round((index * length) / STRETCHES);
  const low = sum(Array(STRETCHES).keys(), (index) => {
    const part = numbers.slice(end(index), end(index + 1));
    return (part.length * (mean(part) ?? 0) ** 2) / square;
  });
  const lags = Math.min(MOST_LAGS, Math.floor(length / 4));
  const correlation = Math.max(
    ...Array.from({length: lags}, (_, lag) =>
      Math.abs(
        sum(numbers, (each, index) => each * (numbers[index + lag + 1] ?? 0)) /
          CORRELATION[lag === 0 ? 'ofNeighbours' : 'any'],
      ),
    ),
  );
  const sizes = numbers.map(Math.abs);
  const rms = Math.sqrt(square);
  return (
    (median(sizes) ?? 0) > EVEN.median * rms &&
    Math.max(...sizes) < largestOf(length) * rms &&
    low < CHI_SQUARED &&
    correlation < square * Math.sqrt(length)
  );
}

/** Correlation of neighbours above which few numbers have a pattern. */
const PATTERN = 0.4;

/** Tells whether numbers too few to tell noise have no pattern that is seen. */
export function mayBeNoise(numbers: readonly number[]): boolean {
  const product = sum(pairs(numbers), ([one, other]) => one * other);
  return (
    areTooFew(numbers) && product < PATTERN * sum(numbers, (each) => each ** 2)
  );
}
