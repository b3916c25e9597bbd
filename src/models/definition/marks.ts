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

/**
 * A mark as a model gives it, SI: at a coordinate, a line from bottom to top; at a
 * value, a line across the figure; at both, a point; else the places of a mark.
 */
type MarkDefinition =
  | Mark
  | (Pick<Mark, 'symbol' | 'words'> & {
      readonly x?: number;
      readonly y?: number;
    });

/** What a model gives for the key of a mark: one, several, or none. */
export type MarkEntry =
  | MarkDefinition
  | false
  | undefined
  | readonly (MarkDefinition | false)[];

function placed(mark: MarkDefinition): Mark {
  if ('from' in mark) {
    return mark;
  }
  const {x, y, ...label} = mark;
  const isPoint = x !== undefined && y !== undefined;
  const to: Place = [
    x ?? Number.POSITIVE_INFINITY,
    y ?? Number.POSITIVE_INFINITY,
  ];
  return {
    ...label,
    from: [x ?? Number.NEGATIVE_INFINITY, y ?? Number.NEGATIVE_INFINITY],
    ...(!isPoint && {to}),
  };
}

/** Lists the marks of each key. */
export function listMarks(
  entries: Readonly<Record<string, MarkEntry>>,
): Readonly<Record<string, readonly Mark[]>> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      [entry ?? []].flat().flatMap((mark) => (mark ? [placed(mark)] : [])),
    ]),
  );
}

/** A place of a time figure at which the reader drags the value of a parameter. */
export interface Handle {
  /** The key of an output, in whose figures it lies. */
  readonly output: string;
  /** The axis along which it moves. */
  readonly along: 'x' | 'y';
  /** Coordinate, SI; the right edge of the figure unless given. */
  readonly x?: number;
  /** Value, SI; the lower edge of the figure unless given. */
  readonly y?: number;
  /** Gives the parameter, SI, for a place on that axis; that place unless given. */
  readonly toParameter?: (place: number) => number;
}
