import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'The loop: pump, heated plate, thermostat, radiator next to a bypass, and the tank at the pump inlet',
    '冷却回路：水泵、受热的冷板、节温器、并联的散热器与旁通，以及水泵入口处的水箱',
  ),
  note: text(
    'The air of the radiator, the resistance of plate and pipes and the plugs on free ports are not drawn.',
    '散热器的空气侧、冷板与管路的流阻，以及封住空端口的堵头，图中略去。',
  ),
  model: 'coolant-loop',
  components: {
    source: {
      icon: 'heat-flow-source',
      at: [1, 0],
      label: text('heat source', '热源'),
      labelAt: 'above',
    },
    plate: {
      icon: 'capacity',
      at: [2, 0],
      label: text('cold plate', '冷板'),
      labelAt: 'above',
    },
    pump: {
      icon: 'pump',
      at: [1, 1],
      submodel: 'TFPUC0',
      labelAt: 'above',
    },
    hot: {
      icon: 'heated-volume',
      at: [2, 1],
      label: text('hot coolant', '热侧冷却液'),
    },
    thermostat: {icon: 'thermostat', at: [3, 1], labelAt: 'above'},
    radiator: {
      icon: 'radiator',
      at: [3, 2.3],
      isMirrored: true,
      labelAt: 'above',
    },
    cold: {
      icon: 'node-volume',
      at: [2, 2.3],
      label: text('cold coolant', '冷侧冷却液'),
      labelAt: 'beside',
    },
    tank: {
      icon: 'tank',
      at: [1, 2.3],
      label: text('expansion tank', '膨胀水箱'),
      submodel: 'TFTK0',
      labelAt: 'above',
    },
    fluid: {
      icon: 'fluid-properties',
      at: [0, 0],
      label: text('coolant', '冷却液物性'),
      submodel: 'TFFD3',
    },
  },
  shows: {
    source: 'heat',
    plate: 'plateTemperature',
    pump: 'flow',
    hot: 'hotTemperature',
    thermostat: 'opening',
    radiator: 'radiatorHeat',
    cold: 'coldTemperature',
    tank: 'suctionPressure',
  },
  lines: [
    {from: 'source.heat', to: 'plate.left', flow: 'heat'},
    {from: 'plate.bottom', to: 'hot.heat'},
    {from: 'pump.outlet', to: 'hot.left', flow: 'flow'},
    {from: 'hot.right', to: 'thermostat.inlet', flow: 'flow'},
    {
      from: 'thermostat.radiator',
      to: 'radiator.inlet',
      via: [
        [3.5, 1],
        [3.5, 2.3],
      ],
      flow: 'radiatorFlow',
    },
    {
      from: 'thermostat.bypass',
      to: 'cold.top',
      via: [
        [3, 1.65],
        [2, 1.65],
      ],
    },
    {from: 'radiator.outlet', to: 'cold.right', flow: 'radiatorFlow'},
    {
      from: 'cold.bottom',
      to: 'pump.inlet',
      via: [
        [2, 2.9],
        [0, 2.9],
        [0, 1],
      ],
      flow: 'flow',
    },
    {from: 'tank.pressure', to: 'cold.left', isHollow: true},
  ],
});
