import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

/** Presets of the bar, each with a question that its run answers. */
export const presets = {
  'two-lumps': {
    label: text({en: 'Two lumps', 'zh-Hans': '两个单元'}),
    question: text({
      en: 'How far are the two halves of a 20 mm plate from the exact answer after one second?',
      'zh-Hans': '20 mm 铝板分成两半，1 s 之后与精确解相差多少？',
    }),
    values: {},
    results: [
      'timeConstant',
      'exactTimeConstant',
      'timeConstantError',
      'stiffnessRatio',
    ],
  },
  'full-length-first-conductor': {
    label: text({
      en: 'First conductor too long',
      'zh-Hans': '首个导热元件过长',
    }),
    question: text({
      en: 'How much slower does the plate seem when the first conductor gets 10 mm instead of 5 mm?',
      'zh-Hans': '首个导热元件误填 10 mm 而不是 5 mm，铝板显得慢了多少？',
    }),
    values: {firstConductor: 1},
    results: [
      'timeConstant',
      'exactTimeConstant',
      'timeConstantError',
      'firstConductance',
    ],
  },
  'one-lump': {
    label: text({en: 'One lump', 'zh-Hans': '一个单元'}),
    question: text({
      en: 'How wrong is a single first-order lag for the whole plate?',
      'zh-Hans': '整块铝板只用一个一阶惯性环节，误差有多大？',
    }),
    values: {lumps: 1},
    results: ['timeConstant', 'exactTimeConstant', 'timeConstantError', 'biot'],
  },
  'twenty-lumps': {
    label: text({en: 'Twenty lumps', 'zh-Hans': '二十个单元'}),
    question: text({
      en: 'Can you still tell twenty lumps from the exact curve, and how stiff have they become?',
      'zh-Hans': '二十个单元与精确曲线还分得出来吗？刚性又增加了多少？',
    }),
    values: {lumps: 20},
    results: [
      'timeConstantError',
      'stiffnessRatio',
      'eulerLimit',
      'timeConstant',
    ],
  },
  'long-bar': {
    label: text({en: 'Bar of 0.5 m', 'zh-Hans': '0.5 m 长棒'}),
    question: text({
      en: 'When does the far end of a bar of half a metre notice the warm face?',
      'zh-Hans': '半米长的棒，远端要过多久才察觉端面变热？',
    }),
    values: {length: 0.5, lumps: 20},
    duration: 3000,
    results: [
      'conductionTime',
      'exactTimeConstant',
      'totalHeat',
      'diffusivity',
    ],
  },
  'convective-end': {
    label: text({en: 'Far end in air', 'zh-Hans': '远端在空气中'}),
    question: text({
      en: 'How much cooler than the held face does the far end stay when air takes heat from it?',
      'zh-Hans': '远端被空气冷却时，最终比恒温端面低多少？',
    }),
    values: {
      lumps: 10,
      length: 0.5,
      boundaries: 'held-convective',
      faceTemperature: celsius(100),
      coefficient: 50,
      ambient: celsius(20),
    },
    results: [
      'steadyEndTemperature',
      'steadyFlux',
      'biot',
      'exactTimeConstant',
    ],
  },
  'film-only': {
    label: text({en: 'Quenched in water', 'zh-Hans': '浸入水中'}),
    question: text({
      en: 'Is one lump enough for a hot plate that cools only through a film?',
      'zh-Hans': '热铝板只经表面换热冷却时，一个单元够用吗？',
    }),
    values: {
      lumps: 1,
      boundaries: 'insulated-convective',
      initial: celsius(100),
      coefficient: 1200,
      ambient: celsius(20),
    },
    results: [
      'biot',
      'oneBodyRatio',
      'oneBodyTimeConstant',
      'exactTimeConstant',
    ],
  },
  alloy: {
    label: text({en: 'Wrought alloy', 'zh-Hans': '变形铝合金'}),
    question: text({
      en: 'How much longer does a plate of alloy take than one of pure aluminium?',
      'zh-Hans': '铝合金板比纯铝板慢多少？',
    }),
    values: {material: 'aluminium6061'},
    results: [
      'exactTimeConstant',
      'diffusivity',
      'timeConstant',
      'timeConstantError',
    ],
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
