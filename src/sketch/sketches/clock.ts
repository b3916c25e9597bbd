import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'The clock with a gain and with two integrators after it',
    '时钟后接增益，另接两个串联的积分环节',
  ),
  model: 'clock',
  components: {
    clock: {
      icon: 'clock',
      at: [0, 0],
      submodel: 'CLOC',
      page: 'clock',
    },
    node: {icon: 'signal-node', at: [1, 0], labelAt: 'above'},
    gain: {
      icon: 'gain',
      at: [2, 0],
      label: text('gain and offset', '增益与偏移量'),
    },
    scaled: {icon: 'signal-sink', at: [3, 0]},
    first: {
      icon: 'integrator',
      at: [1, 1],
      label: text('first integrator', '第一个积分环节'),
    },
    second: {
      icon: 'integrator',
      at: [2, 1],
      label: text('second integrator', '第二个积分环节'),
    },
    integral: {icon: 'signal-sink', at: [3, 1]},
  },
  shows: {
    clock: 'clock',
    gain: 'scaled',
    first: 'integral',
    second: 'doubleIntegral',
  },
  lines: [
    {from: 'clock.output', to: 'node.input'},
    {from: 'node.output', to: 'gain.input'},
    {from: 'gain.output', to: 'scaled.input'},
    {from: 'node.branch', to: 'first.input', via: [[0.54, 0.5]]},
    {from: 'first.output', to: 'second.input'},
    {from: 'second.output', to: 'integral.input'},
  ],
});
