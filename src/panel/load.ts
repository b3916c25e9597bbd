import {loadWithModel} from './loadWithModel';

export const loadPanel = loadWithModel(() => import('./Panel'));
