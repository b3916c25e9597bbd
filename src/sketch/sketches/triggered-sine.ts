import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text({
    en: 'Frequency, amplitude and trigger come from three sources',
    'zh-Hans': '频率、幅值和触发信号来自三个信号源',
  }),
  model: 'triggered-sine',
  components: {
    frequency: {
      icon: 'piecewise-source',
      at: [0, 0],
      label: text({en: 'frequency', 'zh-Hans': '频率'}),
    },
    amplitude: {
      icon: 'piecewise-source',
      at: [0, 1],
      label: text({en: 'amplitude', 'zh-Hans': '幅值'}),
    },
    trigger: {
      icon: 'step-source',
      at: [0, 2],
      label: text({en: 'trigger', 'zh-Hans': '触发信号'}),
    },
    sine: {
      icon: 'triggered-sine',
      at: [2, 1],
      label: text({en: 'generator', 'zh-Hans': '发生器'}),
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
