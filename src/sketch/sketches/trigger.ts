import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'A sine wave, the trigger, and a plug on its output',
    '正弦波、触发器和封住输出的堵头',
  ),
  model: 'trigger',
  components: {
    source: {icon: 'sine-source', at: [0, 0]},
    trigger: {
      icon: 'trigger',
      at: [1, 0],
      submodel: 'TRIG0',
      page: 'trigger',
    },
    plug: {icon: 'signal-sink', at: [2, 0]},
  },
  shows: {source: 'u', trigger: {state: 'y'}},
  lines: [
    {from: 'source.output', to: 'trigger.input'},
    {from: 'trigger.output', to: 'plug.input'},
  ],
});
