import type {RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';

import type {Axis, Domain} from './axis';

const DURATION_MS = 250;

/** Further away than this many plots a picture can begin anywhere. */
const FURTHEST = 10;

/**
 * The positions that the ends of an axis had on the one before; undefined if the
 * picture can't be moved there by stretching.
 */
export function endsBefore(axis: Axis, before: Axis): Domain | undefined {
  const [low, high] = [0, 1].map((position) =>
    Math.min(
      Math.max(before.normalize(axis.invert(position)), -FURTHEST),
      FURTHEST,
    ),
  ) as [number, number];
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

/**
 * Stretches the picture from the axes before to the present ones when they have
 * been fitted to other curves, so that the eye can follow; at once for those who
 * want no motion.
 *
 * @param fitting - changes when the axes are fitted, not when they grow
 */
export function useFittingMovement(
  element: RefObject<Element | null>,
  fitting: string | undefined,
  xAxis: Axis,
  yAxis: Axis,
): void {
  const last = useRef({fitting, xAxis, yAxis});
  useLayoutEffect(() => {
    const before = last.current;
    last.current = {fitting, xAxis, yAxis};
    const x = endsBefore(xAxis, before.xAxis);
    const y = endsBefore(yAxis, before.yAxis);
    if (
      element.current &&
      before.fitting !== fitting &&
      x &&
      y &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      move(element.current, transformBefore(x, y));
    }
  }, [element, fitting, xAxis, yAxis]);
}
