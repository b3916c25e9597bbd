import {max, min} from 'd3-array';

import type {Component, Line, Point} from '../../amesimFile/model';

/** A component as a box with its ports, in pixels of the sketch. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  readonly component: Component;
  readonly ports: readonly (Point & {readonly isOpen: boolean})[];
}

/** What is drawn of one level of a sketch. */
export interface SketchLayout {
  readonly boxes: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
  /** Left, top, width and height of what is drawn. */
  readonly frame: readonly [number, number, number, number];
}

/** Side of most icons, pixels; the file has no sizes, only places of ports. */
const ICON = 32;

/** Largest side that ports may give a box: damaged files have any number. */
const LARGEST = 400;

/** Room around the drawing, pixels. */
const MARGIN = 8;

/** Room of a letter as a part of its size. */
const LETTER = 0.74;

function boxOf(component: Component): readonly Box[] {
  const {position, ports} = component;
  if (!position) {
    return [];
  }
  const places = ports.flatMap(({position: place, isOpen}) =>
    place ? [{...place, isOpen}] : [],
  );
  const side = (values: readonly number[]) =>
    Math.min(max([...values, ICON]) ?? ICON, LARGEST);
  return [
    {
      ...position,
      width: side(places.map(({x}) => x)),
      height: side(places.map(({y}) => y)),
      component,
      ports: places.map(({x, y, isOpen}) => ({
        x: position.x + x,
        y: position.y + y,
        isOpen,
      })),
    },
  ];
}

/**
 * Places the components and lines of one level: that of the model, or the inside
 * of a supercomponent. A box reaches to its farthest ports.
 */
export function layOutSketch(
  components: readonly Component[],
  allLines: readonly Line[],
  level: number | undefined,
): SketchLayout {
  const boxes = components
    .filter(({parent}) => parent === level)
    .flatMap(boxOf);
  const lines = allLines
    .filter(({parent, points}) => parent === level && points.length > 1)
    .map(({points}) => points);
  const corners = [
    ...boxes,
    ...boxes.map(({x, y, width, height}) => ({x: x + width, y: y + height})),
    ...lines.flat(),
  ];
  const extent = (values: readonly number[]) => {
    const [low, high] = [min(values), max(values)];
    return low === undefined || high === undefined
      ? ([0, 0] as const)
      : ([low - MARGIN, high - low + 2 * MARGIN] as const);
  };
  const [left, width] = extent(corners.map(({x}) => x));
  const [top, height] = extent(corners.map(({y}) => y));
  return {boxes, lines, frame: [left, top, width, height]};
}

/** Size of letters at which a name fits into a box of some width. */
export function nameSize(name: string, width: number): number {
  return Math.min(8, (width - 4) / (LETTER * Math.max(name.length, 1)));
}
