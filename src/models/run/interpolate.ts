/**
 * Interpolates a curve linearly between its points; at a jump the value after
 * it.
 * @param x coordinates, ascending; equal neighbours are a jump
 * @param y one value for each coordinate
 * @returns undefined outside the curve
 */
export function interpolate(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  at: number,
): number | undefined {
  let [low, high] = [0, x.length - 1];
  const first = x[0] ?? Number.NaN;
  const last = x[high] ?? Number.NaN;
  if (!(at >= first && at <= last)) {
    return undefined;
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((x[middle] ?? last) <= at) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const [x0 = at, y0 = Number.NaN] = [x[low], y[low]];
  const [x1 = x0, y1 = y0] = [x[low + 1], y[low + 1]];
  return x1 > x0 ? y0 + ((y1 - y0) * (at - x0)) / (x1 - x0) : y0;
}
