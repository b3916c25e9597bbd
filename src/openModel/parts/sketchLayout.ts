import {max, min} from 'd3-array';

import type {Component, Line, Point} from '../../amesimFile/model';

/** A component as a box, in pixels of the sketch. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  readonly component: Component;
}

/** What is drawn of one level of a sketch. */
export interface SketchLayout {
  readonly boxes: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
  /** Left, top, width and height of what is drawn. */
  readonly frame: readonly [number, number, number, number];
  /** Number of components and lines for which the drawing has no room. */
  readonly leftOut: number;
}

/** Side of most icons, pixels; the file has no sizes, only places of ports. */
const ICON = 32;

/** Largest side that ports may give a box: damaged files have any number. */
const LARGEST = 400;

/**
 * Boxes, ports and corners of lines that are drawn. In Chromium on two cores, 5,000
 * elements hold the page for 0.3 s, 20,000 for 0.9 s and 50,000 for 2.2 s.
 */
const MOST_SHAPES = 20_000;

/** Room around the drawing, pixels. */
const MARGIN = 8;

/** Room of a letter as a part of its size. */
const LETTER = 0.74;

function boxOf(component: Component): readonly Box[] {
  const {position, ports} = component;
  const side = (farthest = 0) => Math.min(Math.max(farthest, ICON), LARGEST);
  const width = side(max(ports, ({position: place}) => place?.x));
  const height = side(max(ports, ({position: place}) => place?.y));
  return position ? [{...position, width, height, component}] : [];
}

/**
 * Places the components and lines of one level: that of the model, or the inside
 * of a supercomponent. A box reaches to its farthest ports. What has more shapes
 * than are left of 20,000 is left out, components before lines.
 */
export function layOutSketch(
  components: readonly Component[],
  allLines: readonly Line[],
  level: number | undefined,
): SketchLayout {
  const allBoxes = components
    .filter(({parent}) => parent === level)
    .flatMap(boxOf);
  const allWires = allLines
    .filter(({parent, points}) => parent === level && points.length > 1)
    .map(({points}) => points);
  let room = MOST_SHAPES;
  const hasRoom = (shapes: number) => {
    const fits = shapes <= room;
    room -= fits ? shapes : 0;
    return fits;
  };
  const boxes = allBoxes.filter(({component}) =>
    hasRoom(1 + component.ports.length),
  );
  const lines = allWires.filter(({length}) => hasRoom(length));
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
  return {
    boxes,
    lines,
    frame: [left, top, width, height],
    leftOut: allBoxes.length + allWires.length - boxes.length - lines.length,
  };
}

/** Size of letters at which a name fits into a box of some width. */
export function nameSize(name: string, width: number): number {
  return Math.min(8, (width - 4) / (LETTER * Math.max(name.length, 1)));
}
