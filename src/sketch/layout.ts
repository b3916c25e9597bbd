import {
  getDrawing,
  type Port,
  type Side,
} from '../components/base/componentDrawings';
import type {Line, Placement, SketchData} from './define';

/** Distance between columns and between rows. */
export const PITCH = {column: 104, row: 136} as const;

/** Side of the square that a component is drawn on. */
export const SIZE = 64;

/** Length of the straight part of a line at its ports. */
const STUB = 16;

export type Point = readonly [x: number, y: number];

/** A port with its position on the sketch. */
export interface PlacedPort extends Port {
  /** Key of the component. */
  readonly owner: string;
  readonly name: string;
}

const CLOCKWISE: readonly Side[] = ['top', 'right', 'bottom', 'left'];

function placedSide(side: Side, {turns = 0, isMirrored}: Placement): Side {
  const turned =
    CLOCKWISE[(CLOCKWISE.indexOf(side) + turns) % CLOCKWISE.length] ?? side;
  if (!isMirrored || turned === 'top' || turned === 'bottom') {
    return turned;
  }
  return turned === 'left' ? 'right' : 'left';
}

function placedPoint([x, y]: Point, {turns = 0, isMirrored}: Placement): Point {
  const c = SIZE / 2;
  let turned: Point = [x, y];
  for (let turn = 0; turn < turns; turn += 1) {
    turned = [c - (turned[1] - c), turned[0]];
  }
  return isMirrored ? [SIZE - turned[0], turned[1]] : turned;
}

/** The upper left corner of a component. */
export function componentCorner({at: [column, row]}: Placement): Point {
  return [column * PITCH.column, row * PITCH.row];
}

/** The SVG transformation that places a component. */
export function componentTransform(placement: Placement): string {
  const [x, y] = componentCorner(placement);
  const {turns = 0, isMirrored} = placement;
  const mirror = isMirrored ? ` translate(${SIZE} 0) scale(-1 1)` : '';
  const turn =
    turns === 0 ? '' : ` rotate(${90 * turns} ${SIZE / 2} ${SIZE / 2})`;
  return `translate(${x} ${y})${mirror}${turn}`;
}

/**
 * Finds the port at an end of a line.
 * @throws RangeError when the sketch has no such component or port
 */
export function findPort(sketch: SketchData, end: string): PlacedPort {
  const [owner = '', name = ''] = end.split('.');
  const placement = sketch.components[owner];
  const port = placement && getDrawing(placement.icon).ports[name];
  if (!port) {
    throw new RangeError(`The sketch has no port '${end}'`);
  }
  const [x, y] = componentCorner(placement);
  const [dx, dy] = placedPoint(port.at, placement);
  const side = placedSide(port.side, placement);
  return {...port, side, at: [x + dx, y + dy], owner, name};
}

function moveOutwards({at: [x, y], side}: Port, distance: number): Point {
  switch (side) {
    case 'left':
      return [x - distance, y];
    case 'right':
      return [x + distance, y];
    case 'top':
      return [x, y - distance];
    case 'bottom':
      return [x, y + distance];
  }
}

function isHorizontal(one: Point, other: Point): boolean {
  return one[1] === other[1];
}

/** Leaves out points within a straight stretch. */
function withoutStraight(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) {
      return true;
    }
    const isSame = before[0] === point[0] && before[1] === point[1];
    const isStraight =
      (before[0] === point[0] && point[0] === after[0]) ||
      (before[1] === point[1] && point[1] === after[1]);
    return !isSame && !isStraight;
  });
}

/** The corners of a line. It meets its ports at a right angle to their sides. */
export function routeLine(sketch: SketchData, line: Line): readonly Point[] {
  const [from, to] = [findPort(sketch, line.from), findPort(sketch, line.to)];
  // Whole pixels, so that a corner can lie straight before a port.
  const via = (line.via ?? []).map(([column, row]): Point => [
    Math.round(column * PITCH.column) + SIZE / 2,
    Math.round(row * PITCH.row) + SIZE / 2,
  ]);
  const points: Point[] = [from.at, moveOutwards(from, STUB)];
  for (const target of [...via, moveOutwards(to, STUB)]) {
    const [before = from.at, last = from.at] = points.slice(-2);
    const isStraight = last[0] === target[0] || last[1] === target[1];
    if (!isStraight) {
      points.push(
        isHorizontal(before, last)
          ? [target[0], last[1]]
          : [last[0], target[1]],
      );
    }
    points.push(target);
  }
  return withoutStraight([...points, to.at]);
}

/** The causal stroke of bond graphs: across the end that receives the effort. */
export function causalStroke(port: Port): readonly [Point, Point] | undefined {
  if (port.causality !== 'flow') {
    return undefined;
  }
  const [x, y] = moveOutwards(port, 9);
  return port.side === 'left' || port.side === 'right'
    ? [
        [x, y - 7],
        [x, y + 7],
      ]
    : [
        [x - 7, y],
        [x + 7, y],
      ];
}
