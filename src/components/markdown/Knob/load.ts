import {loadWithModel} from '../Simulation/loadWithModel';

export const loadKnob = loadWithModel(async () => {
  const {default: KnobView, startKnob} = await import('./KnobView');
  return {KnobView, startKnob};
});
