/**
 * A sine of amplitude 1 after `cycles`. Half cycles are taken off before π
 * comes in, so that a zero crossing is 0 and not the rounding error of π.
 */
export function sineOf(cycles: number): number {
  const halves = Math.round(2 * cycles);
  const sine = Math.sin(Math.PI * (2 * cycles - halves));
  return halves % 2 === 0 ? sine : 0 - sine;
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
