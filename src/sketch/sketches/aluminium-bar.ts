import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'The bar as two lumps: source, R, C, R, C and an insulated end',
    '铝棒分成两块：温度源、R、C、R、C，末端绝热',
  ),
  note: text(
    'The sketch is folded at the second conductor. Unused ports of the capacities are plugged; the plugs are not drawn.',
    '草图在第二个导热元件处折弯。热容元件上不用的端口用绝热堵头封住，图中略去。',
  ),
  model: 'aluminium-bar',
  components: {
    face: {
      icon: 'temperature-source',
      at: [0, 0],
      label: text('heated face', '加热端面'),
    },
    first: {
      icon: 'conductor',
      at: [1, 0],
      label: text('first conductor', '第一个导热元件'),
    },
    left: {
      icon: 'capacity',
      at: [2, 0],
      label: text('first half', '前半块'),
      submodel: 'THC000',
      labelAt: 'above',
    },
    material: {
      icon: 'solid-material',
      at: [0, 1],
      label: text('aluminium', '铝'),
    },
    second: {
      icon: 'conductor',
      at: [2, 1],
      turns: 1,
      label: text('second conductor', '第二个导热元件'),
      labelAt: 'beside',
    },
    right: {
      icon: 'capacity',
      at: [2, 2],
      label: text('second half', '后半块'),
      submodel: 'THC000',
    },
    end: {icon: 'adiabatic-plug', at: [3, 2]},
  },
  shows: {
    face: {parameter: 'faceTemperature'},
    first: 'faceFlow',
    left: 'firstHalf',
    right: 'secondHalf',
    end: 'endFlow',
  },
  lines: [
    {from: 'face.heat', to: 'first.left', flow: 'faceFlow'},
    {from: 'first.right', to: 'left.left', flow: 'faceFlow'},
    {from: 'left.bottom', to: 'second.left'},
    {from: 'second.right', to: 'right.top'},
    {from: 'right.right', to: 'end.heat', flow: 'endFlow'},
  ],
});
