import {loadWithModel} from '../Simulation/loadWithModel';

export const loadDrawing = loadWithModel(async () => {
  const {default: DrawingView, startDrawing} = await import('./DrawingView');
  return {DrawingView, startDrawing};
});
