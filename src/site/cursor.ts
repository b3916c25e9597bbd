/** The cursor of a figure, which other figures and the sketch may share. */
export interface CursorPlace {
  /** SI coordinate; undefined while there is no cursor. */
  readonly at: number | undefined;
  /**
   * Coordinates that the reader has fixed: where the cursor rests, or the two
   * whose difference is read.
   */
  readonly pins: readonly number[];
}

export const NO_CURSOR: CursorPlace = {at: undefined, pins: []};

/** Moves a cursor; undefined takes it back to where it was fixed. */
export function moved(
  {pins}: CursorPlace,
  at: number | undefined,
): CursorPlace {
  return {at: at ?? pins.at(-1), pins};
}

/** Moves a cursor and fixes it there, in place of where it was fixed last. */
export function placed({pins}: CursorPlace, at: number): CursorPlace {
  return {at, pins: [...pins.slice(0, -1), at]};
}

/** Fixes a cursor; the second time from the first place, the third time anew. */
export function fixed({pins}: CursorPlace, at: number): CursorPlace {
  return {at, pins: pins.length === 1 ? [...pins, at] : [at]};
}

/** Where differences are read from; undefined if there is nothing to compare. */
export function differenceFrom({at, pins}: CursorPlace): number | undefined {
  const [first] = pins;
  return at === undefined || first === at ? undefined : first;
}
