import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'A line of pipe, bend, pipe, bend and valve between two tanks, with a node between any two neighbouring resistances',
    '两个水箱之间依次是直管、弯管、直管、弯管和阀，相邻两个阻性元件之间各有一个节点',
  ),
  note: text(
    'A tank gives the pressure itself and needs no node next to it. Unused ports of the nodes are closed by plugs, which are not drawn.',
    '水箱给出压力，因此旁边不需要节点。节点上不用的端口用堵头封闭，图中略去。',
  ),
  model: 'modular-piping',
  components: {
    inlet: {
      icon: 'tank',
      at: [0, 0],
      label: text('inlet', '入口水箱'),
    },
    firstPipe: {
      icon: 'pipe',
      at: [1, 0],
      label: text('first pipe', '第一段直管'),
    },
    firstNode: {icon: 'node-volume', at: [2, 0]},
    firstBend: {
      icon: 'bend',
      at: [3, 0],
      label: text('first bend', '第一个弯管'),
      labelAt: 'above',
    },
    secondNode: {icon: 'node-volume', at: [3, 1]},
    secondPipe: {
      icon: 'pipe',
      at: [2, 1],
      label: text('second pipe', '第二段直管'),
    },
    thirdNode: {icon: 'node-volume', at: [1, 1]},
    secondBend: {
      icon: 'bend',
      at: [0, 1],
      isMirrored: true,
      label: text('second bend', '第二个弯管'),
      labelAt: 'above',
    },
    fourthNode: {icon: 'node-volume', at: [0, 2]},
    valve: {icon: 'valve', at: [1, 2]},
    outlet: {
      icon: 'tank',
      at: [2, 2],
      isMirrored: true,
      label: text('outlet', '出口水箱'),
    },
    fluid: {
      icon: 'fluid-properties',
      at: [3, 2],
      label: text('water', '水的物性'),
    },
  },
  shows: {
    inlet: 'inletPressure',
    secondPipe: 'inflow',
    fourthNode: 'nodePressure',
    valve: 'outflow',
  },
  lines: [
    {from: 'inlet.pressure', to: 'firstPipe.left', flow: 'inflow'},
    {from: 'firstPipe.right', to: 'firstNode.left', flow: 'inflow'},
    {from: 'firstNode.right', to: 'firstBend.left', flow: 'inflow'},
    {from: 'firstBend.bottom', to: 'secondNode.top', flow: 'inflow'},
    {from: 'secondNode.left', to: 'secondPipe.right', flow: 'inflow'},
    {from: 'secondPipe.left', to: 'thirdNode.right', flow: 'inflow'},
    {from: 'thirdNode.left', to: 'secondBend.left', flow: 'inflow'},
    {from: 'secondBend.bottom', to: 'fourthNode.top', flow: 'inflow'},
    {from: 'fourthNode.right', to: 'valve.left', flow: 'outflow'},
    {from: 'valve.right', to: 'outlet.pressure', flow: 'outflow'},
  ],
});
