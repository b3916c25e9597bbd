import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'A source, the lag, and a plug on its output',
    '信号源、一阶惯性环节和封住输出的堵头',
  ),
  model: 'first-order-lag',
  components: {
    source: {
      icon: 'step-source',
      at: [0, 0],
      label: text('test input', '测试输入'),
    },
    lag: {
      icon: 'lag',
      at: [1, 0],
      submodel: 'LAG1',
      page: 'lag',
    },
    plug: {icon: 'signal-sink', at: [2, 0]},
  },
  shows: {source: 'u', lag: 'y'},
  lines: [
    {from: 'source.output', to: 'lag.input'},
    {from: 'lag.output', to: 'plug.input'},
  ],
});
