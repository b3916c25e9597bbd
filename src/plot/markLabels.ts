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
  readonly side: readonly [horizontal: -1 | 0 | 1, vertical: -1 | 0 | 1];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The frame that labels are placed for, in pixels: the narrowest, on a phone. */
const FRAME = {width: 270, height: 140} as const;

const LINE_HEIGHT = 15;
const GAP = 6;

/** Width of a Latin and of a Chinese letter, in pixels. */
const LETTERS = [7, 12.5] as const;

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

/** Places on a line at which its label may stand. */
const PLACES = [0.5, 0.9, 0.1, 0.7, 0.3];

function textWidth(text: string): number {
  const letters = Array.from(text.replaceAll('_', ''));
  return letters.reduce(
    (sum, letter) => sum + (letter > '\u2e80' ? LETTERS[1] : LETTERS[0]),
    0,
  );
}

function labelBox(width: number, {x, y, side}: PlacedLabel): Box {
  const height = LINE_HEIGHT;
  const [right, below] = side;
  return {
    left: x * FRAME.width + (right * (width + 2 * GAP) - width) / 2,
    top: y * FRAME.height + (below * (height + GAP) - height) / 2,
    width,
    height,
  };
}

function candidates({from, to}: Labelled): readonly PlacedLabel[] {
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

/** The part of a box that is outside the frame, and of two that overlap. */
function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) -
    Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) -
    Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

const WHOLE: Box = {left: 0, top: 0, ...FRAME};

/** Distance of the points that stand for a line, in pixels. */
const SPACING = 3;

function distance(one: Position, other: Position): number {
  return Math.hypot(
    (other.x - one.x) * FRAME.width,
    (other.y - one.y) * FRAME.height,
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

function contains(box: Box, {x, y}: Position): boolean {
  const [left, top] = [x * FRAME.width - box.left, y * FRAME.height - box.top];
  return left > -1 && left < box.width + 1 && top > -1 && top < box.height + 1;
}

/**
 * Places labels beside what they belong to: in the frame, clear of each other
 * and, where there is room, clear of the points of the curves.
 */
export function placeMarkLabels(
  labelled: readonly Labelled[],
  points: readonly Position[],
): readonly PlacedLabel[] {
  const lines = labelled.flatMap(({from, to}) =>
    to ? pointsBetween(from, to) : [from],
  );
  const obstacles = [...points, ...lines];
  const boxes: Box[] = [];
  return labelled.map((item) => {
    const width = textWidth(item.text);
    const ranked = candidates(item).map((label, rank) => {
      const box = labelBox(width, label);
      const outside = box.width * box.height - overlap(box, WHOLE);
      const covered = boxes.reduce(
        (sum, other) => sum + overlap(box, other),
        0,
      );
      const crossed = obstacles.filter((point) => contains(box, point)).length;
      return {
        label,
        box,
        cost: 50 * outside + 20 * covered + 10 * crossed + rank,
      };
    });
    const best = ranked.reduce((one, other) =>
      other.cost < one.cost ? other : one,
    );
    boxes.push(best.box);
    return best.label;
  });
}
