import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'The circuit: tank, pump, relief valve, directional valve and cylinder',
    '液压回路：油箱、泵、溢流阀、换向阀和液压缸',
  ),
  note: text(
    'The prime mover of the pump, the mass with its load and the signal of the valve are not drawn.',
    '泵的原动机、带负载的质量和换向阀的控制信号没有画出。',
  ),
  model: 'hydraulic-circuit',
  components: {
    suction: {
      icon: 'hydraulic-tank',
      at: [0, 2],
      label: text('tank', '油箱'),
    },
    pump: {icon: 'hydraulic-pump', at: [1, 2]},
    line: {icon: 'hydraulic-line', at: [2, 2]},
    relief: {icon: 'relief-valve', at: [3, 2]},
    drain: {
      icon: 'hydraulic-tank',
      at: [3, 3],
      label: text('tank', '油箱'),
    },
    valve: {icon: 'directional-valve', at: [2, 1], labelAt: 'beside'},
    return: {
      icon: 'hydraulic-tank',
      isMirrored: true,
      at: [3.15, 1],
      label: text('tank', '油箱'),
    },
    cylinder: {icon: 'cylinder', at: [2, 0], labelAt: 'above'},
    fluid: {
      icon: 'hydraulic-fluid',
      at: [0, 0],
      label: text('oil', '油液'),
    },
  },
  shows: {
    pump: {parameter: 'speed'},
    line: 'pumpPressure',
    relief: 'reliefFlow',
    valve: 'spool',
    cylinder: 'position',
  },
  lines: [
    {from: 'suction.pressure', to: 'pump.inlet'},
    {from: 'pump.outlet', to: 'line.left'},
    {from: 'line.right', to: 'relief.inlet', flow: 'reliefFlow'},
    {
      from: 'relief.outlet',
      to: 'drain.pressure',
      via: [
        [3.5, 2],
        [3.5, 3],
      ],
    },
    {from: 'line.top', to: 'valve.p'},
    {from: 'valve.a', to: 'cylinder.a'},
    {from: 'cylinder.b', to: 'valve.b'},
    {from: 'valve.t', to: 'return.pressure'},
  ],
});
