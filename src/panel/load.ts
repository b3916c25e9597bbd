import {loadWithModel} from './loadWithModel';

export const loadPanel = loadWithModel(async () => {
  const {default: Panel, startPanel} = await import('./Panel');
  return {Panel, startPanel};
});
