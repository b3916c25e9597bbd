import {loadWithModel} from '../../../panel/loadWithModel';

export const loadDrawing = loadWithModel(() => import('./DrawingView'));
