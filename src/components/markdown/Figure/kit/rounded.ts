/** Rounds a coordinate to a tenth of a pixel. */
export function rounded(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
