/**
 * A drawn curve: one value for each of `COLUMNS` equally spaced positions from
 * left to right, NaN where nothing is drawn. Values are those of the pointer,
 * from 0 at the bottom of the frame to 1 at its top.
 */
export type Drawing = readonly number[];

/** A place in the frame: from 0 to 1, from the left and from the bottom. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

/** Positions at which a drawing has values. */
export const COLUMNS = 101;

/** The positions of the handles for the keyboard. */
export const HANDLES: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

/** Nothing drawn yet. */
export const EMPTY_DRAWING: Drawing = new Array<number>(COLUMNS).fill(
  Number.NaN,
);

function limit(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function columnAt(x: number): number {
  return Math.round(limit(x) * (COLUMNS - 1));
}

/** Writes a straight line between two columns into a drawing. */
function withLine(
  drawing: Drawing,
  from: readonly [column: number, y: number],
  to: readonly [column: number, y: number],
): Drawing {
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
  const width = right[0] - left[0];
  return drawing.map((y, column) => {
    if (column < left[0] || column > right[0]) {
      return y;
    }
    return width === 0
      ? to[1]
      : left[1] + ((right[1] - left[1]) * (column - left[0])) / width;
  });
}

/** Draws a line from one place to the next; it replaces what was there. */
export function drawStroke(
  drawing: Drawing,
  from: FramePoint,
  to: FramePoint,
): Drawing {
  return withLine(
    drawing,
    [columnAt(from.x), limit(from.y)],
    [columnAt(to.x), limit(to.y)],
  );
}

/** The nearest column with a value on one side; undefined if there is none. */
function nearest(
  drawing: Drawing,
  column: number,
  step: -1 | 1,
): number | undefined {
  for (let at = column + step; at >= 0 && at < COLUMNS; at += step) {
    if (!Number.isNaN(drawing[at])) {
      return at;
    }
  }
  return undefined;
}

/** Adds a point, joined by straight lines with the nearest on both sides. */
function withPoint(drawing: Drawing, column: number, y: number): Drawing {
  const neighbours = ([-1, 1] as const).flatMap(
    (step) => nearest(drawing, column, step) ?? [],
  );
  return neighbours.reduce(
    (joined, other) =>
      withLine(joined, [other, drawing[other] ?? y], [column, y]),
    withLine(drawing, [column, y], [column, y]),
  );
}

/**
 * Moves a handle, an index into `HANDLES`. Where nothing is drawn it adds a
 * point; else the curve follows, less and less towards the next handles.
 */
export function moveHandle(
  drawing: Drawing,
  handle: number,
  y: number,
): Drawing {
  const column = columnAt(HANDLES[handle] ?? 0);
  const before = drawing[column] ?? Number.NaN;
  if (Number.isNaN(before)) {
    return withPoint(drawing, column, limit(y));
  }
  const ends = [handle - 1, handle + 1].map((index) =>
    columnAt(HANDLES[index] ?? HANDLES[handle] ?? 0),
  );
  return drawing.map((value, at) => {
    const end = ends[at < column ? 0 : 1] ?? column;
    const share =
      at === column ? 1 : Math.max(0, 1 - (at - column) / (end - column));
    const isBetween = at === column || (at - end) * (at - column) < 0;
    return isBetween ? limit(value + (limit(y) - before) * share) : value;
  });
}

/** The value of a drawing at a position from 0 to 1; NaN without one. */
export function valueAt(drawing: Drawing, position: number): number {
  return drawing[columnAt(position)] ?? Number.NaN;
}

/** The places of a drawing, without gaps: those of its columns, or a few. */
export function drawnPlaces(
  drawing: Drawing,
  positions: readonly number[] = drawing.map(
    (_, column) => column / (COLUMNS - 1),
  ),
): readonly FramePoint[] {
  return positions
    .map((x) => ({x, y: valueAt(drawing, x)}))
    .filter(({y}) => !Number.isNaN(y));
}

/** The places of each piece of a drawing that has no gap. */
export function drawnPieces(
  drawing: Drawing,
): readonly (readonly FramePoint[])[] {
  const pieces: FramePoint[][] = [];
  drawing.forEach((y, column) => {
    if (Number.isNaN(y)) {
      return;
    }
    if (column === 0 || Number.isNaN(drawing[column - 1])) {
      pieces.push([]);
    }
    pieces.at(-1)?.push({x: column / (COLUMNS - 1), y});
  });
  return pieces;
}
