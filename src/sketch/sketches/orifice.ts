import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'A pressure source fills a chamber through an orifice, and a second one leads to a tank',
    '压力源经节流孔给容腔充压，第二个节流孔通向油箱',
  ),
  note: text(
    'With an outlet diameter of 0 the second orifice is closed: in your own sketch put a plug in its place.',
    '出口孔径为 0 时，第二个节流孔是封闭的，自己搭建时换成堵头即可。',
  ),
  model: 'orifice',
  components: {
    fluid: {
      icon: 'fluid-properties',
      at: [0, 0],
      label: text('oil', '油液物性'),
      submodel: 'TFFD3',
    },
    opening: {
      icon: 'piecewise-source',
      at: [1, 0],
      label: text('opening', '开度信号'),
      submodel: 'UD00',
      turns: 1,
      labelAt: 'beside',
    },
    source: {icon: 'pressure-source', at: [0, 1]},
    orifice: {
      icon: 'controlled-orifice',
      at: [1, 1],
      label: text('orifice', '节流孔'),
      submodel: 'TFVORF0',
    },
    chamber: {
      icon: 'node-volume',
      at: [2, 1],
      label: text('chamber', '容腔'),
    },
    outlet: {
      icon: 'orifice',
      at: [3, 1],
      label: text('outlet', '出口节流孔'),
    },
    tank: {
      icon: 'tank',
      at: [3, 2],
      label: text('tank', '油箱'),
      submodel: 'TFTK0',
    },
  },
  shows: {
    source: 'sourcePressure',
    orifice: 'jetTemperature',
    chamber: 'pressure',
    outlet: {parameter: 'outletDiameter'},
  },
  lines: [
    {from: 'opening.output', to: 'orifice.opening'},
    {from: 'source.pressure', to: 'orifice.left', flow: 'flow'},
    {from: 'orifice.right', to: 'chamber.left', flow: 'flow'},
    {from: 'chamber.right', to: 'outlet.left', flow: 'outletFlow'},
    {
      from: 'outlet.right',
      to: 'tank.pressure',
      via: [
        [3.5, 1],
        [3.5, 2],
      ],
      flow: 'outletFlow',
    },
  ],
});
