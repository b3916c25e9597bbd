import type {Axis} from '../../plot';

/** Where the values of a figure are read, SI. */
export interface ReadingPlace {
  /** The cursor, at most at the end of the run; undefined if it is not seen. */
  readonly at: number | undefined;
  /** The cursor, else the end of a part; undefined for the ends of the curves. */
  readonly readAt: number | undefined;
}

/**
 * Tells where values are read. A cursor outside of the part that is shown gives
 * none, or the labels beside the curves had values from elsewhere.
 */
export function readingPlace(
  cursor: number | undefined,
  whole: Axis,
  shown: Axis,
): ReadingPlace {
  const last = whole.invert(1);
  const place = Math.min(cursor ?? Number.NaN, last);
  const position = shown.normalize(place);
  const at = position >= 0 && position <= 1 ? place : undefined;
  const end = shown === whole ? undefined : Math.min(shown.invert(1), last);
  return {at, readAt: at ?? end};
}
