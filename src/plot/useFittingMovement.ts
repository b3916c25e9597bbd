import type {RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';

import type {Axis} from './axis';
import type {Axes} from './fittingMovement';

/** Moves a plot with code that is loaded for it; without a connection not at all. */
async function moveFrom(
  element: Element,
  before: Axes,
  present: Axes,
): Promise<void> {
  try {
    const {moveFromAxes} = await import('./fittingMovement');
    moveFromAxes(element, before, present);
  } catch {
    // The picture is where it belongs.
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
    if (
      element.current &&
      before.fitting !== fitting &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      void moveFrom(element.current, before, {xAxis, yAxis});
    }
  }, [element, fitting, xAxis, yAxis]);
}
