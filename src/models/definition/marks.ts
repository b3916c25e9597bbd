import {type LocalizedText, text} from '../../i18n';

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
  /** A few characters: 'τ', '63.2 %'. */
  readonly label: LocalizedText;
}

/** The label of a mark; a symbol is the same in all languages. */
type MarkLabel = LocalizedText | string;

function localize(label: MarkLabel): LocalizedText {
  return typeof label === 'string'
    ? text({en: label, 'zh-Hans': label})
    : label;
}

/** Marks one point of a figure. */
export function pointMark(x: number, y: number, label: MarkLabel): Mark {
  return {from: [x, y], label: localize(label)};
}

/** Marks a value by a line across the figure: a threshold, a final value. */
export function levelMark(y: number, label: MarkLabel): Mark {
  return {
    from: [Number.NEGATIVE_INFINITY, y],
    to: [Number.POSITIVE_INFINITY, y],
    label: localize(label),
  };
}

/** Marks a coordinate by a line from bottom to top: an instant, a radius. */
export function coordinateMark(x: number, label: MarkLabel): Mark {
  return {
    from: [x, Number.NEGATIVE_INFINITY],
    to: [x, Number.POSITIVE_INFINITY],
    label: localize(label),
  };
}

/** Marks a straight line between two places: a tangent, a distance. */
export function lineMark(from: Place, to: Place, label: MarkLabel): Mark {
  return {from, to, label: localize(label)};
}
