import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'One segment of the heated pipe between a flow source and a tank, with its wall as a temperature source',
    '流量源与水箱之间的一段热壁管，管壁是一个温度源',
  ),
  note: text(
    'Each further segment is one more volume, pipe and temperature source before the tank; the model of this page has ten.',
    '每增加一段，就在水箱之前再接一组容腔、直管和温度源；本页的模型有十段。',
  ),
  model: 'heated-pipe',
  components: {
    fluid: {
      icon: 'fluid-properties',
      at: [0, 0],
      label: text('water', '水的物性'),
    },
    wall: {
      icon: 'temperature-source',
      at: [1, 0],
      turns: 1,
      label: text('wall', '管壁'),
      labelAt: 'beside',
    },
    source: {icon: 'flow-source', at: [0, 1]},
    volume: {icon: 'heated-volume', at: [1, 1]},
    pipe: {icon: 'pipe', at: [2, 1]},
    outlet: {
      icon: 'tank',
      at: [3, 1],
      isMirrored: true,
      label: text('outlet', '出口水箱'),
    },
  },
  shows: {
    source: {parameter: 'massFlow'},
    wall: 'wallAtOutlet',
    volume: 'outletTemperature',
  },
  lines: [
    {from: 'wall.heat', to: 'volume.heat', flow: 'wallHeat'},
    {from: 'source.flow', to: 'volume.left'},
    {from: 'volume.right', to: 'pipe.left', flow: 'carriedHeat'},
    {from: 'pipe.right', to: 'outlet.pressure', flow: 'carriedHeat'},
  ],
});
