import {useCallback} from 'react';

import {changeCursor, useLiveRun} from '../../site/liveRuns';
import type {CursorUpdate} from './CurveFigure';

/** No curve fades. */
const NOTHING: readonly string[] = [];

/**
 * The cursor that all figures over time share with the sketch of the page, and the
 * outputs pointed at, whose curves stand out.
 */
export function useCursor(model: string) {
  const at = useLiveRun(model, (state) => state.at);
  const pins = useLiveRun(model, (state) => state.pins);
  const focus = useLiveRun(model, (state) =>
    state.isCurvePointedAt ? NOTHING : state.focus,
  );
  const onChange: CursorUpdate = useCallback(
    (next) => changeCursor(model, next),
    [model],
  );
  return {at, pins, focus, onChange};
}
