import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'Frequency, amplitude and trigger come from three sources',
    '频率、幅值和触发信号来自三个信号源',
  ),
  model: 'triggered-sine',
  components: {
    frequency: {
      icon: 'piecewise-source',
      at: [0, 0],
      label: text('frequency', '频率'),
    },
    amplitude: {
      icon: 'piecewise-source',
      at: [0, 1],
      label: text('amplitude', '幅值'),
    },
    trigger: {
      icon: 'step-source',
      at: [0, 2],
      label: text('trigger', '触发信号'),
    },
    sine: {
      icon: 'triggered-sine',
      at: [2, 1],
      label: text('generator', '发生器'),
      submodel: 'SIGTRGSIN0',
      labelAt: 'above',
      page: 'sine',
    },
    plug: {icon: 'signal-sink', at: [3, 1]},
  },
  shows: {
    frequency: 'frequency',
    amplitude: 'amplitude',
    trigger: {state: 'trigger'},
    sine: 'y',
  },
  lines: [
    {from: 'frequency.output', to: 'sine.frequency'},
    {from: 'amplitude.output', to: 'sine.amplitude'},
    {from: 'trigger.output', to: 'sine.trigger'},
    {from: 'sine.output', to: 'plug.input'},
  ],
});
