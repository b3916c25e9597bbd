/** A curve, SI: coordinates ascending, one value for each. */
export interface Points {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** What is wrong with the slope at the start, by the factor `ratio`. */
export interface SlopeVerdict {
  readonly kind:
    | 'right'
    /** The drawn curve is flat where the run moves. */
    | 'flat'
    /** The drawn curve moves where the run is flat. */
    | 'moves'
    | 'wrong-sign'
    | 'steep'
    | 'shallow'
    /** The drawn curve begins too late to tell. */
    | 'missing';
  /** The drawn slope over that of the run, or its inverse: 1 or more. */
  readonly factor: number;
}

/** The drawn value at an instant and that of the run, SI. */
export interface Values {
  readonly drawn: number;
  readonly run: number;
}

/** What is wrong with the value at the end. */
export interface EndVerdict extends Values {
  readonly kind:
    | 'right'
    | 'high'
    | 'low'
    /** The drawn curve goes beyond the right end first, and the run does not. */
    | 'overshoots'
    /** The run goes beyond its end first, and the drawn curve does not. */
    | 'misses-overshoot'
    /** The drawn curve ends too early to tell. */
    | 'missing';
}

/** What is wrong with the value at the start. */
export interface StartVerdict extends Values {
  readonly kind: 'high' | 'low';
}

/** How the times compare in which both curves do most of their change. */
export interface TimeVerdict {
  readonly kind:
    | 'right'
    | 'fast'
    | 'slow'
    /** One of the curves ends where it began. */
    | 'missing';
  /** One time over the other: 1 or more. */
  readonly factor: number;
}

/** What can be said of a drawn curve. */
export type Judgement =
  | {readonly kind: 'nothing' | 'too-short'}
  | {
      readonly kind: 'judged';
      /** Undefined where it is right, or begins too late to tell. */
      readonly start: StartVerdict | undefined;
      readonly slope: SlopeVerdict;
      readonly end: EndVerdict;
      readonly time: TimeVerdict;
    };

/** What a comparison needs besides both curves. */
export interface Frame {
  /** First and last instant of what is judged. */
  readonly span: readonly [from: number, to: number];
  /** Height of the axis, SI: the scale of a run that is flat. */
  readonly height: number;
}
