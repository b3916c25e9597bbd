/** A sine of amplitude 1 after `cycles`. */
export function sineOf(cycles: number): number {
  return Math.sin(2 * Math.PI * cycles);
}

/** Points of the output, each with its expected value. */
export function output(
  points: readonly (readonly [at: number, expected: number])[],
): readonly {
  readonly output: 'y';
  readonly at: number;
  readonly expected: number;
}[] {
  return points.map(([at, expected]) => ({output: 'y', at, expected}));
}

/** No second window of the trigger. */
export const ONE_WINDOW = {secondOn: 0, secondOff: 0} as const;
