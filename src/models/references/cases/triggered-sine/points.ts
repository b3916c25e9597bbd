/**
 * Computes a sine of amplitude 1 after `cycles`. Half cycles are subtracted
 * before the multiplication by π, so that a zero crossing is exactly 0.
 */
export function sineOfCycles(cycles: number): number {
  const halves = Math.round(2 * cycles);
  const sine = Math.sin(Math.PI * (2 * cycles - halves));
  return halves % 2 === 0 ? sine : 0 - sine;
}

/** Creates reference points of the output from instants and values. */
export function output(
  points: readonly (readonly [at: number, expected: number])[],
): readonly {
  readonly output: 'y';
  readonly at: number;
  readonly expected: number;
}[] {
  return points.map(([at, expected]) => ({output: 'y', at, expected}));
}

/** Parameters of a trigger with only one window. */
export const ONE_WINDOW = {secondOn: 0, secondOff: 0} as const;
