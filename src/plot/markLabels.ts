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
  /** Whether it is so far from its point that a line should lead there. */
  readonly isFar?: boolean;
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

/** The narrowest frame, on a phone: what is clear of a label there is so in all. */
export const NARROWEST_FRAME: FrameSize = {width: 270, height: 140};

const LINE_HEIGHT = 15;
/** Distance of a label from its point, px. */
const GAP = 4;

/** Half the width of a curve with some room, px. */
const CLEARANCE = 2;

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
const PLACES = [0.5, 0.9, 0.1, 0.7, 0.3, 0.6, 0.4, 0.8, 0.2, 0.97, 0.03];

/** Distances from a point at which its label may stand where it is crowded, px. */
const FAR = [20, 32, 46, 62, 80, 100, 130];

/** Directions in which such a label may stand. */
const DIRECTIONS = 16;

function textWidth(text: string): number {
  const letters = Array.from(text.replaceAll('_', ''));
  return letters.reduce(
    (sum, letter) => sum + (letter > '\u2e80' ? LETTERS[1] : LETTERS[0]),
    0,
  );
}

function labelBox(
  width: number,
  {x, y, side}: PlacedLabel,
  frame: FrameSize,
): Box {
  const height = LINE_HEIGHT;
  const [right, below] = side;
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

/** Places further from a point, from the nearest to the furthest. */
function farCandidates(
  {from, to}: Labelled,
  frame: FrameSize,
): readonly PlacedLabel[] {
  const sign = (part: number) => Math.sign(Math.round(2 * part));
  return to
    ? []
    : FAR.flatMap((distance) =>
        Array.from({length: DIRECTIONS}, (_, index): PlacedLabel => {
          const angle = (2 * Math.PI * index) / DIRECTIONS;
          const [right, below] = [Math.cos(angle), Math.sin(angle)];
          return {
            x: from.x + (distance * right) / frame.width,
            y: from.y + (distance * below) / frame.height,
            side: [sign(right), sign(below)],
            isFar: true,
          };
        }),
      );
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

/** Distance of the points that stand for a line, in pixels. */
const SPACING = 3;

function distance(one: Position, other: Position): number {
  return Math.hypot(
    (other.x - one.x) * NARROWEST_FRAME.width,
    (other.y - one.y) * NARROWEST_FRAME.height,
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

function contains(box: Box, {x, y}: Position, frame: FrameSize): boolean {
  const [left, top] = [x * frame.width - box.left, y * frame.height - box.top];
  return (
    left > -CLEARANCE &&
    left < box.width + CLEARANCE &&
    top > -CLEARANCE &&
    top < box.height + CLEARANCE
  );
}

/**
 * Places labels beside what they belong to: in the frame, clear of each other
 * and, where there is room, clear of the points of the curves.
 */
export function placeMarkLabels(
  labelled: readonly Labelled[],
  points: readonly Position[],
  frame = NARROWEST_FRAME,
): readonly PlacedLabel[] {
  const lines = labelled.flatMap(({from, to}) =>
    to ? pointsBetween(from, to) : [from],
  );
  const obstacles = [...points, ...lines];
  const whole: Box = {left: 0, top: 0, ...frame};
  const boxes: Box[] = [];
  return labelled.map((item) => {
    const width = textWidth(item.text);
    const best = (labels: readonly PlacedLabel[]) =>
      labels
        .map((label, rank) => {
          const box = labelBox(width, label, frame);
          const outside = box.width * box.height - overlap(box, whole);
          const covered = boxes.reduce(
            (sum, other) => sum + overlap(box, other),
            0,
          );
          const crossed = obstacles.filter((point) =>
            contains(box, point, frame),
          ).length;
          const faults = 50 * outside + 20 * covered + 10 * crossed;
          return {label, box, faults, cost: faults + rank / labels.length};
        })
        .reduce((one, other) => (other.cost < one.cost ? other : one));
    const near = best(nearCandidates(item));
    const far = near.faults > 0 ? farCandidates(item, frame) : [];
    const chosen = far.length > 0 ? best([near.label, ...far]) : near;
    boxes.push(chosen.box);
    return chosen.label;
  });
}
