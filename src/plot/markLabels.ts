import {symbolParts} from '../models/definition/symbolParts';
import type {Axis} from './axis';
import type {Curve} from './curve';

/** A position in a figure: from 0 to 1, from the left and from the top. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** What a label belongs to: a point, or a line with a second end. */
export interface Labelled {
  readonly text: string;
  readonly from: Position;
  readonly to?: Position | undefined;
}

/** Where a label is placed: beside a position, on the sides given by the signs. */
export interface PlacedLabel extends Position {
  readonly side: readonly [horizontal: number, vertical: number];
  /** Where a line leads from a label that is far from what it belongs to. */
  readonly leader?: Position;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Size of a frame, in pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The frame of a phone, with and without names at the ends of the curves. */
export const NARROW_FRAMES = {
  labelled: {width: 196, height: 156},
  plain: {width: 270, height: 124},
} as const;

/** The frame of a desktop. A label that is clear in both is so in between. */
export const WIDE_FRAME: FrameSize = {width: 612, height: 238};

const LINE_HEIGHT = 15;
/** Distance of a label from its point, px. */
const GAP = 4;

/** Room between labels on a line, which would read as one, px. */
const APART = 8;

/** The area, px², of whose cover a line through a label is as bad. */
const CROSSED = 20;

/** Half the width of a curve with some room, px. */
const CLEARANCE = 2;

/** Widths of letters, px: the first pattern that fits counts. */
const LETTERS = [
  [/[\u2e80-\uffff]/u, 12.5],
  [/[.,:;()\s[\]fi]|[jlt]/u, 4.8],
  [/[mw%=+−]/iu, 11],
  [/./u, 7.3],
] as const;

/** Size of the letters of a subscript, as a part of that of the others. */
const SUBSCRIPT = 0.75;

const SIDES: readonly PlacedLabel['side'][] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
];

/** Places on a line at which its label may stand, the best ones first. */
const PLACES = [
  0.5, 0.9, 0.1, 0.7, 0.3, 0.6, 0.4, 0.8, 0.2, 0.97, 0.03, 0.55, 0.45,
];

/** Distance between the places of labels that stand far off, px. */
const STEP = 8;

/** Estimates the width of a label, px; `_` starts a subscript. */
export function labelWidth(text: string): number {
  return symbolParts(text).reduce((sum, part, index) => {
    const scale = index % 2 === 0 ? 1 : SUBSCRIPT;
    return Array.from(part).reduce((width, letter) => {
      const [, size = 0] = LETTERS.find(([kind]) => kind.test(letter)) ?? [];
      return width + scale * size;
    }, sum);
  }, 0);
}

/** The box of a label of a width in a frame, px. */
export function labelBox(
  width: number,
  {x, y, side: [right, below]}: PlacedLabel,
  frame: FrameSize,
): Box {
  const height = LINE_HEIGHT;
  return {
    left: x * frame.width + (right * (width + 2 * GAP) - width) / 2,
    top: y * frame.height + (below * (height + 2 * GAP) - height) / 2,
    width,
    height,
  };
}

/** Places beside a point, or along a line. */
function nearCandidates({from, to}: Labelled): readonly PlacedLabel[] {
  if (!to) {
    return SIDES.map((side) => ({...from, side}));
  }
  // Beside a horizontal line it would stand at the next interval.
  const sides =
    from.y === to.y ? SIDES.filter(([horizontal]) => horizontal === 0) : SIDES;
  return PLACES.flatMap((place) => {
    const x = from.x + (to.x - from.x) * place;
    const y = from.y + (to.y - from.y) * place;
    return sides.map((side): PlacedLabel => ({x, y, side}));
  });
}

/** The point of a mark that is nearest to a position; no end, which others share. */
function nearestPoint({from, to}: Labelled, {x, y}: Position): Position {
  if (!to) {
    return from;
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(Math.max(along || 0, 0.25), 0.75);
  return {x: from.x + part * dx, y: from.y + part * dy};
}

/** Places all over the frame, with a line to the mark. */
function farCandidates(
  item: Labelled,
  frame: FrameSize,
): readonly PlacedLabel[] {
  const columns = Math.floor(frame.width / STEP);
  const rows = Math.floor(frame.height / STEP);
  return Array.from({length: columns * rows}, (_, index): PlacedLabel => {
    const x = ((index % columns) + 0.5) / columns;
    const y = (Math.floor(index / columns) + 0.5) / rows;
    const leader = nearestPoint(item, {x, y});
    const right = (x - leader.x) * frame.width;
    const below = (y - leader.y) * frame.height;
    const reach = Math.hypot(right, below) || 1;
    const sign = (part: number) => Math.round(part / reach);
    return {x, y, side: [sign(right), sign(below)], leader};
  });
}

/** The area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) -
    Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) -
    Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Distance of the points that stand for a line, in pixels of the wide frame. */
const SPACING = 6;

function distance(one: Position, other: Position): number {
  return Math.hypot(
    (other.x - one.x) * WIDE_FRAME.width,
    (other.y - one.y) * WIDE_FRAME.height,
  );
}

/** Points along the line between two positions, a few pixels apart. */
function pointsBetween(from: Position, to: Position): readonly Position[] {
  const count = Math.min(Math.ceil(distance(from, to) / SPACING), 200);
  return Array.from({length: count + 1}, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / (count || 1),
    y: from.y + ((to.y - from.y) * index) / (count || 1),
  }));
}

/** Whether the line that leads from a label crosses a box. */
function isCrossedBy(
  {left, top, width, height}: Box,
  {leader, x, y}: PlacedLabel,
  frame: FrameSize,
): boolean {
  if (!leader) {
    return false;
  }
  // The parts of the line, from 0 to 1, at which it enters and leaves the sides.
  const [startX, startY] = [leader.x * frame.width, leader.y * frame.height];
  const [right, below] = [x * frame.width - startX, y * frame.height - startY];
  const [x1, x2] = [(left - startX) / right, (left + width - startX) / right];
  const [y1, y2] = [(top - startY) / below, (top + height - startY) / below];
  const enters = Math.max(0, Math.min(x1, x2), Math.min(y1, y2));
  return enters < Math.min(1, Math.max(x1, x2), Math.max(y1, y2));
}

/**
 * The corners of a curve in the figure, without those that coincide on the
 * screen: a curve of a thousand points has a few hundred.
 */
function distinctCorners(
  {x, y}: Curve,
  xAxis: Axis,
  yAxis: Axis,
): readonly Position[] {
  const corners: Position[] = [];
  for (let index = 0; index < x.length; index += 1) {
    const corner = {
      x: xAxis.normalize(x[index] ?? Number.NaN),
      y: 1 - yAxis.normalize(y[index] ?? Number.NaN),
    };
    const last = corners.at(-1);
    if (
      Number.isFinite(corner.x + corner.y) &&
      !(last && distance(last, corner) < SPACING)
    ) {
      corners.push(corner);
    }
  }
  return corners;
}

/** Points along curves that labels should not cover. */
export function curvePoints(
  curves: readonly Curve[],
  xAxis: Axis,
  yAxis: Axis,
): readonly Position[] {
  return curves.flatMap((curve) => {
    const corners = distinctCorners(curve, xAxis, yAxis);
    return curve.style === 'markers'
      ? corners
      : corners.flatMap((corner, index) =>
          pointsBetween(corners[index - 1] ?? corner, corner),
        );
  });
}

/** Side of the cells in which points are counted, px. */
const CELL = 2;

/** Counts the points in a box: a cell holds the number above and left of it. */
function pointCounter(
  points: readonly Position[],
  {width, height}: FrameSize,
): (box: Box) => number {
  const columns = Math.ceil(width / CELL) + 2;
  const rows = Math.ceil(height / CELL) + 2;
  const sums = new Uint32Array(columns * rows);
  const at = (column: number, row: number) => sums[row * columns + column] ?? 0;
  for (const {x, y} of points) {
    const column = Math.floor((x * width) / CELL) + 1;
    const row = Math.floor((y * height) / CELL) + 1;
    if (column > 0 && column < columns && row > 0 && row < rows) {
      sums[row * columns + column] = at(column, row) + 1;
    }
  }
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      sums[row * columns + column] =
        at(column, row) +
        at(column - 1, row) +
        at(column, row - 1) -
        at(column - 1, row - 1);
    }
  }
  const cell = (size: number, cells: number) =>
    Math.min(Math.max(Math.ceil(size / CELL), 0), cells - 1);
  return (box) => {
    const left = cell(box.left - CLEARANCE, columns);
    const right = cell(box.left + box.width + CLEARANCE, columns);
    const top = cell(box.top - CLEARANCE, rows);
    const bottom = cell(box.top + box.height + CLEARANCE, rows);
    return (
      at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
    );
  };
}

/** The place with the fewest faults; among equals the one with the lowest price. */
function bestOf(
  labels: readonly PlacedLabel[],
  faultsOf: (label: PlacedLabel) => number,
  priceOf: (label: PlacedLabel, rank: number) => number,
): PlacedLabel {
  const costs = labels.map(
    (label, rank) => faultsOf(label) + priceOf(label, rank),
  );
  return labels[costs.indexOf(Math.min(...costs))] as PlacedLabel;
}

/**
 * Places labels beside what they belong to, or further off with a line to it: in
 * the frame, clear of each other and, where there is room, clear of the points
 * of the curves, whichever of the frames they stand in.
 *
 * @param frames - the first is the narrowest
 */
export function placeMarkLabels(
  marks: readonly Labelled[],
  points: readonly Position[],
  frames: readonly [FrameSize, ...FrameSize[]],
): readonly PlacedLabel[] {
  const lines = marks.flatMap(({from, to}) =>
    to ? pointsBetween(from, to) : [from],
  );
  const counters = frames.map((frame) => ({
    frame,
    count: pointCounter([...points, ...lines], frame),
  }));
  const widths = marks.map(({text}) => labelWidth(text));
  const placed: PlacedLabel[] = [];
  const faultsOf = (own: number, label: PlacedLabel) =>
    counters.reduce((sum, {frame, count}) => {
      const box = labelBox(widths[own] ?? 0, label, frame);
      const left = box.left - APART;
      const roomy = {...box, left, width: box.width + 2 * APART};
      const outside =
        box.width * box.height - overlap(box, {left: 0, top: 0, ...frame});
      const covered = placed.reduce((area, other, index) => {
        if (index === own) {
          return area;
        }
        const next = labelBox(widths[index] ?? 0, other, frame);
        const isCrossed =
          isCrossedBy(next, label, frame) || isCrossedBy(box, other, frame);
        return area + overlap(roomy, next) + (isCrossed ? CROSSED : 0);
      }, 0);
      return sum + 50 * outside + 20 * covered + 10 * count(box);
    }, 0);
  const place = (item: Labelled, index: number): PlacedLabel => {
    const faults = (label: PlacedLabel) => faultsOf(index, label);
    const near = nearCandidates(item);
    const best = bestOf(near, faults, (_, rank) => rank / near.length);
    return faults(best) > 0
      ? bestOf([best, ...farCandidates(item, frames[0])], faults, (label) =>
          label.leader ? 1 + distance(label.leader, label) / 1000 : 0,
        )
      : best;
  };
  // Twice, as those that come later may take a place that was better for others.
  for (const [index, item] of [...marks, ...marks].entries()) {
    const own = index % marks.length;
    placed[own] = place(item, own);
  }
  return placed;
}
