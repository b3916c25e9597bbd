import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'A source, the component of this page, and a plug on its output',
    '信号源、本页介绍的元件和封住输出的堵头',
  ),
  model: 'first-order-lag',
  components: {
    source: {icon: 'step-source', at: [0, 0]},
    component: {
      icon: 'gain',
      at: [1, 0],
      label: text('component of this page', '本页介绍的元件'),
    },
    plug: {icon: 'signal-sink', at: [2, 0]},
  },
  shows: {component: 'y'},
  lines: [
    {from: 'source.output', to: 'component.input'},
    {from: 'component.output', to: 'plug.input'},
  ],
});
