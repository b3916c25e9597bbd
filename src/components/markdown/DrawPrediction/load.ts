import {loadWithModel} from '../../../panel/loadWithModel';

export const loadDrawing = loadWithModel(async () => {
  const {default: DrawingView, startDrawing} = await import('./DrawingView');
  return {DrawingView, startDrawing};
});
