import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text({
    en: 'The bar as two lumps: source, R, C, R, C and an insulated end',
    'zh-Hans': '铝棒分成两块：温度源、R、C、R、C，末端绝热',
  }),
  components: {
    material: {
      icon: 'solid-material',
      at: [0, 0],
      label: text({en: 'aluminium', 'zh-Hans': '铝'}),
    },
    face: {
      icon: 'temperature-source',
      at: [0, 1],
      label: text({en: 'heated face', 'zh-Hans': '加热端面'}),
    },
    first: {
      icon: 'conductor',
      at: [1, 1],
      label: text({en: 'first conductor', 'zh-Hans': '第一个导热元件'}),
    },
    left: {
      icon: 'capacity',
      at: [2, 1],
      label: text({en: 'first half', 'zh-Hans': '前半块'}),
      submodel: 'THC000',
      labelAt: 'beside',
    },
    second: {
      icon: 'conductor',
      at: [3, 1],
      label: text({en: 'second conductor', 'zh-Hans': '第二个导热元件'}),
      labelAt: 'above',
    },
    right: {
      icon: 'capacity',
      at: [4, 1],
      label: text({en: 'second half', 'zh-Hans': '后半块'}),
      submodel: 'THC000',
      labelAt: 'beside',
    },
    leftTop: {icon: 'adiabatic-plug', at: [2, 0], turns: 3, labelAt: 'above'},
    leftBottom: {icon: 'adiabatic-plug', at: [2, 2], turns: 1},
    rightTop: {icon: 'adiabatic-plug', at: [4, 0], turns: 3, labelAt: 'above'},
    rightBottom: {icon: 'adiabatic-plug', at: [4, 2], turns: 1},
    end: {icon: 'adiabatic-plug', at: [5, 1], labelAt: 'above'},
  },
  lines: [
    {from: 'face.heat', to: 'first.left'},
    {from: 'first.right', to: 'left.left'},
    {from: 'left.right', to: 'second.left'},
    {from: 'second.right', to: 'right.left'},
    {from: 'right.right', to: 'end.heat'},
    {from: 'left.top', to: 'leftTop.heat'},
    {from: 'left.bottom', to: 'leftBottom.heat'},
    {from: 'right.top', to: 'rightTop.heat'},
    {from: 'right.bottom', to: 'rightBottom.heat'},
  ],
});
