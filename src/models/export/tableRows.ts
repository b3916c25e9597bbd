/** Rows of a table of a curve, at most. */
const ROW_COUNT = 21;

/** The coordinates of the rows: those of the points, or some of them, evenly. */
export function thinnedOut(points: readonly number[]): readonly number[] {
  const coordinates = [...new Set(points)].sort((one, other) => one - other);
  if (coordinates.length <= ROW_COUNT) {
    return coordinates;
  }
  return Array.from(
    {length: ROW_COUNT},
    (_, row) =>
      coordinates[
        Math.round((row * (coordinates.length - 1)) / (ROW_COUNT - 1))
      ] ?? 0,
  );
}

/**
 * The coordinates of evenly spaced rows, rounded to 12 digits. Rounded, the
 * last one could lie behind the end, where curves have no value.
 */
export function evenlySpaced(start: number, end: number): readonly number[] {
  return Array.from({length: ROW_COUNT}, (_, row) => {
    const coordinate = start + ((end - start) * row) / (ROW_COUNT - 1);
    const rounded = Number(coordinate.toPrecision(12));
    return Math.min(Math.max(rounded, start), end);
  });
}
