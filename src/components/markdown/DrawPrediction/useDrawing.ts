import {useState} from 'react';

import {
  type Drawing,
  drawnPlaces,
  drawStroke,
  EMPTY_DRAWING,
  type FramePoint,
  HANDLES,
  moveHandle,
} from './drawing';
import {judge} from './judge';
import type {DrawingStart} from './start';
import type {Judgement} from './verdicts';

/** What is drawn, and what was said of it. */
export interface DrawingState {
  readonly drawing: Drawing;
  /** Whether the curve was drawn freely, not by the handles alone. */
  readonly isFreehand: boolean;
  /** Undefined until the run, and again when the curve changes. */
  readonly judgement?: Judgement;
}

const EMPTY: DrawingState = {drawing: EMPTY_DRAWING, isFreehand: false};

/** Compares a drawing with the run of the figure. */
function judgeDrawing(
  {axes: {xAxis, yAxis}, output, run}: DrawingStart,
  {drawing, isFreehand}: DrawingState,
): Judgement {
  const places = drawnPlaces(drawing, isFreehand ? undefined : HANDLES);
  const points = {
    x: places.map(({x}) => xAxis.invert(x)),
    y: places.map(({y}) => yAxis.invert(y)),
  };
  const height = yAxis.invert(1) - yAxis.invert(0);
  // Rounding may put the last instant of the axis behind that of the run.
  const valueOf = (at: number) => run.view.value(output, Math.min(at, run.end));
  return judge(points, valueOf, {span: [run.start, run.end], height});
}

/** The state of a drawing, and the ways to change it. */
export function useDrawing(start: DrawingStart) {
  const [state, setState] = useState(EMPTY);
  return {
    state,
    stroke: (from: FramePoint, to: FramePoint) =>
      setState(({drawing}) => ({
        drawing: drawStroke(drawing, from, to),
        isFreehand: true,
      })),
    move: (handle: number, y: number) =>
      setState(({drawing, isFreehand}) => ({
        drawing: moveHandle(drawing, handle, y),
        isFreehand,
      })),
    clear: () => setState(EMPTY),
    run: () => {
      const judgement = judgeDrawing(start, state);
      setState({...state, judgement});
      return judgement;
    },
  };
}
