import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'One capacity, cooled by convection and by radiation in parallel',
    '热容元件同时靠对流和辐射散热',
  ),
  model: 'hot-sphere',
  components: {
    material: {
      icon: 'solid-material',
      at: [0, 0],
      label: text('aluminium', '铝'),
    },
    leftPlug: {
      icon: 'adiabatic-plug',
      at: [0, 1],
      isMirrored: true,
      labelAt: 'above',
    },
    sphere: {
      icon: 'capacity',
      at: [1, 1],
      label: text('sphere', '球'),
      labelAt: 'beside',
    },
    rightPlug: {icon: 'adiabatic-plug', at: [2, 1], labelAt: 'above'},
    convection: {icon: 'convection', at: [2, 0]},
    air: {
      icon: 'temperature-source',
      at: [3, 0],
      isMirrored: true,
      label: text('air', '空气'),
    },
    radiation: {icon: 'radiation', at: [2, 2]},
    walls: {
      icon: 'temperature-source',
      at: [3, 2],
      isMirrored: true,
      label: text('walls', '墙壁'),
    },
  },
  shows: {
    sphere: 'temperature',
    convection: 'convectionFlow',
    air: {parameter: 'air'},
    radiation: 'radiationFlow',
    walls: {parameter: 'walls'},
  },
  lines: [
    {from: 'sphere.top', to: 'convection.solid', flow: 'convectionFlow'},
    {from: 'convection.fluid', to: 'air.heat', flow: 'convectionFlow'},
    {from: 'sphere.bottom', to: 'radiation.first', flow: 'radiationFlow'},
    {from: 'radiation.second', to: 'walls.heat', flow: 'radiationFlow'},
    {from: 'sphere.left', to: 'leftPlug.heat'},
    {from: 'sphere.right', to: 'rightPlug.heat'},
  ],
});
