/** The exponent of ten and the factor of a round step. */
interface Step {
  readonly power: number;
  readonly factor: 1 | 2 | 5;
}

/** The round step, 1, 2 or 5 times a power of ten, that gives some `count`. */
function stepFor(low: number, high: number, count: number): Step {
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  const rest = rough / 10 ** power;
  // Halfway between the factors, by ratio.
  if (rest >= Math.sqrt(50)) {
    return {power: power + 1, factor: 1};
  }
  if (rest >= Math.sqrt(10)) {
    return {power, factor: 5};
  }
  return {power, factor: rest >= Math.SQRT2 ? 2 : 1};
}

/** `index` steps; powers below one divide, so that 3 steps of 0.1 are 0.3. */
function multiple(index: number, {power, factor}: Step): number {
  const value =
    power < 0 ? (index * factor) / 10 ** -power : index * factor * 10 ** power;
  // No negative zero.
  return value + 0;
}

/** Rounding of the ends, as a part of a step. */
const SLACK = 1e-9;

/** Some `count` round values from `low` to `high`. */
export function roundTicks(
  low: number,
  high: number,
  count: number,
): readonly number[] {
  const step = stepFor(low, high, count);
  const size = multiple(1, step);
  const first = Math.ceil(low / size - SLACK);
  const last = Math.floor(high / size + SLACK);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) =>
    multiple(first + index, step),
  );
}

/** The ends moved outwards to round values. */
export function roundEnds(
  low: number,
  high: number,
  count: number,
): readonly [low: number, high: number] {
  const step = stepFor(low, high, count);
  const size = multiple(1, step);
  return [
    multiple(Math.floor(low / size + SLACK), step),
    multiple(Math.ceil(high / size - SLACK), step),
  ];
}
