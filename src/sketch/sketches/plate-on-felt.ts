import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'The first model: temperature source, conductor, thermal capacity',
    '第一个模型：温度源、导热元件、热容元件',
  ),
  model: 'plate-on-felt',
  components: {
    feltMaterial: {
      icon: 'solid-material',
      at: [0, 0],
      label: text('solid: felt', '固体：毛毡'),
    },
    plateMaterial: {
      icon: 'solid-material',
      at: [1, 0],
      label: text('solid: aluminium', '固体：铝'),
    },
    table: {
      icon: 'temperature-source',
      at: [0, 1],
      label: text('table', '台面'),
    },
    felt: {
      icon: 'conductor',
      at: [1, 1],
      label: text('felt', '毛毡'),
    },
    plate: {
      icon: 'capacity',
      at: [2, 1],
      label: text('plate', '铝板'),
      labelAt: 'beside',
    },
    top: {icon: 'adiabatic-plug', at: [2, 0], turns: 3, labelAt: 'above'},
    right: {icon: 'adiabatic-plug', at: [3, 1], labelAt: 'above'},
    bottom: {icon: 'adiabatic-plug', at: [2, 2], turns: 1},
  },
  shows: {
    table: {parameter: 'table'},
    felt: 'heatFlow',
    plate: 'temperature',
  },
  lines: [
    {from: 'table.heat', to: 'felt.left', flow: 'heatFlow'},
    {from: 'felt.right', to: 'plate.left', flow: 'heatFlow'},
    {from: 'plate.top', to: 'top.heat'},
    {from: 'plate.right', to: 'right.heat'},
    {from: 'plate.bottom', to: 'bottom.heat'},
  ],
});
