/** How a curve is drawn: the points joined, as markers, or both. */
export type CurveStyle = 'line' | 'markers' | 'line-and-markers';

/** What the colour of a curve says: the warmer, the colder, an input. */
export type Tone = 'hot' | 'cold' | 'neutral';

/** One curve of a plot, SI. */
export interface Curve {
  readonly id: string;
  /** Coordinates, ascending; equal neighbours draw a jump. */
  readonly x: ArrayLike<number>;
  /** One value for each coordinate; NaN leaves a gap. */
  readonly y: ArrayLike<number>;
  /** Selects the colour and the dash pattern; counts from 0. */
  readonly styleIndex: number;
  /** What the colour says; without it the colour only tells curves apart. */
  readonly tone?: Tone | undefined;
  /** Whether it is dashed; chosen by `styleIndex` unless given. */
  readonly isDashed?: boolean | undefined;
  readonly style: CurveStyle;
  /** Drawn thin in the ramp of comparisons: a run that the current one is compared with. */
  readonly isComparison?: boolean;
  /** Place of a comparison in the ramp of colours, from 0 to 1. */
  readonly rank?: number;
  /** Drawn thin and neutral: an input, a threshold. */
  readonly isReference?: boolean;
  /** Drawn as dots over its curve: the closed form. */
  readonly isExact?: boolean;
  /** Drawn in grey below the others: the run before the present change. */
  readonly isGhost?: boolean;
  /** Drawn pale, beside a curve that the reader points at. */
  readonly isFaint?: boolean;
}

/** How a curve is drawn, without its points. */
export type CurveLook = Omit<Curve, 'id' | 'x' | 'y'>;

/** The number of plot colours, `--site-plot-1` and so on. */
const COLOUR_COUNT = 8;

/**
 * Solid and two dash patterns, in pixels drawn and left out: more of them look
 * alike. With eight colours they make 24 curves that can be told apart.
 */
const DASHES = [undefined, '9 4', '2 4'] as const;

/** The numbers of the colours that say something. */
const TONES = {cold: 1, hot: 2, neutral: 7} as const;

/** The number of the colour of a curve, from 1, and its dash pattern. */
export function colourAndDash({
  styleIndex,
  tone,
  isDashed,
}: Pick<Curve, 'styleIndex' | 'tone' | 'isDashed'>): {
  readonly colour: number;
  readonly dash: string | undefined;
} {
  const pattern = isDashed === undefined ? styleIndex : Number(isDashed);
  return {
    colour: tone ? TONES[tone] : (styleIndex % COLOUR_COUNT) + 1,
    dash: DASHES[pattern % DASHES.length],
  };
}
