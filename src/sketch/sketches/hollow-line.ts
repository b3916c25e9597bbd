import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'Two node volumes joined by a hollow line',
    '两个节点容腔之间是一条空心连线',
  ),
  note: text(
    'Both ends would give a pressure. So the line has a submodel with a resistance, and parameters of its own.',
    '两端都给出压力，所以这条连线采用含阻力的子模型，并有自己的参数。',
  ),
  components: {
    first: {
      icon: 'node-volume',
      at: [0, 0],
      label: text('first node', '第一个节点'),
    },
    second: {
      icon: 'node-volume',
      at: [2, 0],
      label: text('second node', '第二个节点'),
    },
  },
  lines: [{from: 'first.right', to: 'second.left', isHollow: true}],
});
