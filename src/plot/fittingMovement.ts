import type {Axis, Domain} from './axis';

const DURATION_MS = 250;

/** Further away than this many plots a picture can begin anywhere. */
const FURTHEST = 10;

/**
 * The positions that the ends of an axis had on the one before; undefined if the
 * picture can't be moved there by stretching.
 */
export function endsBefore(axis: Axis, before: Axis): Domain | undefined {
  const endBefore = (position: number) =>
    Math.min(
      Math.max(before.normalize(axis.invert(position)), -FURTHEST),
      FURTHEST,
    );
  const low = endBefore(0);
  const high = endBefore(1);
  const isAffine = axis.scale === before.scale && high - low > 0;
  return isAffine ? [low, high] : undefined;
}

/** The transformation that draws a picture on the axes that it had before. */
export function transformBefore(
  [left, right]: Domain,
  [bottom, top]: Domain,
): string {
  const percent = (position: number) => `${(100 * position).toFixed(2)}%`;
  const [width, height] = [right - left, top - bottom];
  return `translate(${percent(left)}, ${percent(1 - top)}) scale(${width}, ${height})`;
}

/** Draws the pictures of a plot as they were, and moves them to where they are. */
function move(element: Element, transform: string): void {
  const options = {duration: DURATION_MS, easing: 'ease-out'};
  const drawings = '[data-part="drawing"], [data-part="marks"] > svg';
  for (const drawing of element.querySelectorAll(drawings)) {
    const from = {transform, transformOrigin: '0 0'};
    const to = {transform: 'none', transformOrigin: '0 0'};
    drawing.animate([from, to], options);
  }
  const texts = '[data-part="marks"] > span, [data-part$="Ticks"] > span';
  for (const text of element.querySelectorAll(texts)) {
    text.animate([{opacity: 0}, {opacity: 1}], options);
  }
}

/** The axes of a plot. */
export interface Axes {
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

/** Moves a plot from the axes before to the present ones, if it can be stretched. */
export function moveFromAxes(
  element: Element,
  before: Axes,
  {xAxis, yAxis}: Axes,
): void {
  const x = endsBefore(xAxis, before.xAxis);
  const y = endsBefore(yAxis, before.yAxis);
  if (x && y) {
    move(element, transformBefore(x, y));
  }
}
