import {useMemo} from 'react';

import type {Curve} from './curve';
import type {PlotMark} from './Marks';

const NO_MARKS: readonly PlotMark[] = [];
const NONE: readonly number[] = [];

/**
 * Returns a function that finds the landmarks when it is first asked, with a
 * chunk of its own: none until that is there. If it can't be loaded, the next
 * call tries again.
 */
function landmarkFinder(
  curves: readonly Curve[],
  marks: readonly PlotMark[],
): () => readonly number[] {
  let found: readonly number[] | undefined;
  const find = async () => {
    try {
      const {findLandmarks} = await import('./landmarks');
      found = findLandmarks(curves, marks);
    } catch {
      found = undefined;
    }
  };
  return () => {
    if (!found) {
      found = NONE;
      void find();
    }
    return found;
  };
}

/** The landmarks of a plot, found when they are first asked for. */
export function useLandmarks(
  curves: readonly Curve[],
  marks = NO_MARKS,
): () => readonly number[] {
  return useMemo(() => landmarkFinder(curves, marks), [curves, marks]);
}
