import type {LocalizedText} from '../../i18n';

/** A place in a figure: coordinate and value, SI. */
export type Place = readonly [x: number, y: number];

/**
 * A labelled mark in a figure: a point or, with a second place, a line. An
 * infinite coordinate or value stands for the edge of the figure.
 */
export interface Mark {
  /** The point, or one end of the line. */
  readonly from: Place;
  /** The other end of the line. */
  readonly to?: Place;
  /** A symbol of the formulas, in all languages the same: 'τ', 'k u_0'. */
  readonly symbol?: string;
  /** A few words: 'tangent'; after a symbol with what separates them: ': 63.2%'. */
  readonly words?: LocalizedText;
}

/** A place of a time figure at which the reader drags the value of a parameter. */
export interface Handle {
  /** The key of an output, in whose figures it lies. */
  readonly output: string;
  /** Coordinate and value, SI; an infinite coordinate is an edge of the figure. */
  readonly at: Place;
  /** The axis along which it moves. */
  readonly along: 'x' | 'y';
  /** Gives the parameter, SI, for a place on that axis; that place unless given. */
  readonly toParameter?: (place: number) => number;
}

/** The label of a mark: a symbol or words. */
type MarkLabel = LocalizedText | string;

function labelled(label: MarkLabel): Pick<Mark, 'symbol' | 'words'> {
  return typeof label === 'string' ? {symbol: label} : {words: label};
}

/** Marks one point of a figure. */
export function pointMark(x: number, y: number, label: MarkLabel): Mark {
  return {from: [x, y], ...labelled(label)};
}

/** Marks a value by a line across the figure: a threshold, a final value. */
export function levelMark(y: number, label: MarkLabel): Mark {
  return {
    from: [Number.NEGATIVE_INFINITY, y],
    to: [Number.POSITIVE_INFINITY, y],
    ...labelled(label),
  };
}

/** Marks a coordinate by a line from bottom to top: an instant, a radius. */
export function coordinateMark(x: number, label: MarkLabel): Mark {
  return {
    from: [x, Number.NEGATIVE_INFINITY],
    to: [x, Number.POSITIVE_INFINITY],
    ...labelled(label),
  };
}

/** Marks a straight line between two places: a tangent, a distance. */
export function lineMark(from: Place, to: Place, label: MarkLabel): Mark {
  return {from, to, ...labelled(label)};
}
