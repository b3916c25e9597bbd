import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'A tank, a pipe, a valve whose opening follows a signal, and a tank that takes the water',
    '水箱、管路、开度随信号变化的阀，以及接水的水箱',
  ),
  note: text(
    'The valve gives a flow, so the submodel of the pipe must give a pressure at that end. Ports of the hydraulic library carry no temperature.',
    '阀给出流量，因此管路子模型在这一端必须给出压力。液压库的端口不传递温度。',
  ),
  model: 'closing-valve',
  components: {
    fluid: {
      icon: 'fluid-properties',
      at: [0, 0],
      label: text('water', '水的物性'),
    },
    signal: {
      icon: 'piecewise-source',
      at: [1, 0],
      label: text('opening', '开度信号'),
      submodel: 'UD00',
    },
    tank: {icon: 'tank', at: [0, 1]},
    pipe: {
      icon: 'elastic-pipe',
      at: [1, 1],
      label: text('pipe', '管路'),
    },
    valve: {icon: 'controlled-valve', at: [2, 1]},
    outlet: {
      icon: 'tank',
      at: [3, 1],
      isMirrored: true,
      label: text('outlet', '出口水箱'),
    },
  },
  shows: {
    signal: {parameter: 'closingTime'},
    tank: {parameter: 'tankPressure'},
    pipe: 'row',
  },
  lines: [
    {from: 'tank.pressure', to: 'pipe.left'},
    {from: 'pipe.right', to: 'valve.left'},
    {from: 'signal.output', to: 'valve.opening'},
    {from: 'valve.right', to: 'outlet.pressure'},
  ],
});
