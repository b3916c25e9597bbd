import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'Two tubes, each a conductor and a capacity, with the gap between them',
    '两根圆管各有导热元件和热容元件，中间是环形间隙',
  ),
  note: text(
    'Unused ports of the capacities are plugged; the plugs are not drawn.',
    '热容元件上不用的端口都要接堵头，图中没有画出。',
  ),
  model: 'concentric-cylinders',
  components: {
    hot: {
      icon: 'temperature-source',
      at: [0, 0],
      label: text('hot side', '热侧'),
    },
    innerWall: {
      icon: 'cylindrical-conductor',
      at: [1, 0],
      label: text('inner tube, conduction', '内管导热'),
    },
    inner: {
      icon: 'capacity',
      at: [2, 0],
      label: text('inner tube', '内管'),
      labelAt: 'above',
    },
    metal: {
      icon: 'solid-material',
      at: [0, 1],
      label: text('aluminium', '铝'),
    },
    filling: {
      icon: 'gas-material',
      at: [1, 1],
      label: text('filling of the gap', '间隙填充物'),
    },
    gap: {
      icon: 'cylindrical-conductor',
      at: [2, 1],
      turns: 1,
      label: text('gap, conduction', '间隙导热'),
      labelAt: 'beside',
    },
    radiation: {
      icon: 'radiation',
      at: [3, 1],
      turns: 1,
      label: text('gap, radiation', '间隙辐射'),
      labelAt: 'beside',
    },
    cold: {
      icon: 'temperature-source',
      at: [0, 2],
      label: text('cold side', '冷侧'),
    },
    outerWall: {
      icon: 'cylindrical-conductor',
      at: [1, 2],
      isMirrored: true,
      label: text('outer tube, conduction', '外管导热'),
    },
    outer: {
      icon: 'capacity',
      at: [2, 2],
      label: text('outer tube', '外管'),
    },
  },
  shows: {
    innerWall: 'innerFlow',
    inner: 'innerTube',
    gap: 'conductionFlow',
    radiation: 'radiationFlow',
    outer: 'outerTube',
    outerWall: 'outerFlow',
  },
  lines: [
    {from: 'hot.heat', to: 'innerWall.inner', flow: 'innerFlow'},
    {from: 'innerWall.outer', to: 'inner.left', flow: 'innerFlow'},
    {from: 'inner.bottom', to: 'gap.inner', flow: 'conductionFlow'},
    {from: 'gap.outer', to: 'outer.top', flow: 'conductionFlow'},
    {
      from: 'inner.right',
      to: 'radiation.first',
      via: [[3, 0]],
      flow: 'radiationFlow',
    },
    {
      from: 'radiation.second',
      to: 'outer.right',
      via: [[3, 2]],
      flow: 'radiationFlow',
    },
    {from: 'outer.left', to: 'outerWall.inner', flow: 'outerFlow'},
    {from: 'outerWall.outer', to: 'cold.heat', flow: 'outerFlow'},
  ],
});
