import {loadWithModel} from '../../../panel/loadWithModel';

export const loadKnob = loadWithModel(() => import('./KnobView'));
