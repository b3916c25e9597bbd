import {useCallback, useMemo} from 'react';

import type {CursorPlace} from '../../site/cursor';
import {changeCursor, useLiveRun} from '../../site/liveRuns';
import type {CursorUpdate} from './CurveFigure';

/** The cursor that all figures over time share with the sketch of the page. */
export interface CursorState extends CursorPlace {
  /** Keys of the outputs whose curves stand out; none fades where it is empty. */
  readonly focus: readonly string[];
  readonly onChange: CursorUpdate;
}

/** No curve fades. */
const NOTHING: readonly string[] = [];

/** The cursor of a model's run, and the outputs pointed at. */
export function useCursor(model: string): CursorState {
  const at = useLiveRun(model, (state) => state.at);
  const pins = useLiveRun(model, (state) => state.pins);
  const focus = useLiveRun(model, (state) =>
    state.isCurvePointedAt ? NOTHING : state.focus,
  );
  const onChange: CursorUpdate = useCallback(
    (next) => changeCursor(model, next),
    [model],
  );
  return useMemo(
    () => ({at, pins, focus, onChange}),
    [at, pins, focus, onChange],
  );
}
