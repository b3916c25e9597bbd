import {loadWithModel} from '../../../panel/loadWithModel';

export const loadKnob = loadWithModel(async () => {
  const {default: KnobView, startKnob} = await import('./KnobView');
  return {KnobView, startKnob};
});
