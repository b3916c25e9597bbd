/** How a curve is drawn: the points joined, as markers, or both. */
export type CurveStyle = 'line' | 'markers' | 'line-and-markers';

/** One curve of a plot, SI. */
export interface Curve {
  readonly id: string;
  /** Coordinates, ascending; equal neighbours draw a jump. */
  readonly x: ArrayLike<number>;
  /** One value for each coordinate; NaN leaves a gap. */
  readonly y: ArrayLike<number>;
  /** Number of the colour and the dash pattern, from 0. */
  readonly look: number;
  readonly style: CurveStyle;
  /** Drawn thinner than the others: what the current run is compared with. */
  readonly isAside?: boolean;
  /** Drawn as dots over its curve: the closed form. */
  readonly isExact?: boolean;
}

/** The number of plot colours; see `--site-plot-1` and its like. */
const COLOURS = 8;

/** Pixels drawn and left out; seven patterns, so that 56 looks differ. */
const DASHES = [
  '',
  '9 4',
  '2 4',
  '10 3 2 3',
  '18 4',
  '6 3 2 3 2 3',
  '5 2',
] as const;

/** The position of a look's colour, from 1, and its dash pattern. */
export function lookOf(look: number): {
  readonly colour: number;
  readonly dash: string;
} {
  return {
    colour: (look % COLOURS) + 1,
    dash: DASHES[look % DASHES.length] ?? '',
  };
}
