import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

/** Presets of the sphere, each with a question that its run answers. */
export const presets = {
  'black-paint': {
    label: text({en: 'Painted', 'zh-Hans': '涂漆球'}),
    question: text({
      en: 'Which path takes more heat from a painted sphere at 200\u00a0°C?',
      'zh-Hans': '涂漆球的温度为 200\u00a0°C 时，哪条路径散热更多？',
    }),
    values: {},
    results: [
      'initialConvection',
      'initialRadiation',
      'coolingTime',
      'finalTemperature',
    ],
  },
  polished: {
    label: text({en: 'Polished', 'zh-Hans': '抛光球'}),
    question: text({
      en: 'How much longer does a bright sphere stay hot than a painted one?',
      'zh-Hans': '抛光球的冷却时间比涂漆球长多少？',
    }),
    values: {emissivity: 0.05},
    results: [
      'coolingTime',
      'initialRadiation',
      'initialConvection',
      'slowTimeConstant',
    ],
  },
  'convection-only': {
    label: text({en: 'Convection only', 'zh-Hans': '仅有对流'}),
    question: text({
      en: 'Is the line in the logarithmic plot straight without radiation?',
      'zh-Hans': '没有辐射时，对数图中的曲线是直线吗？',
    }),
    values: {emissivity: 0},
    results: [
      'convectiveTimeConstant',
      'coolingTime',
      'initialConvection',
      'biot',
    ],
  },
  vacuum: {
    label: text({en: 'Vacuum', 'zh-Hans': '真空'}),
    question: text({
      en: 'How does a sphere cool by radiation alone?',
      'zh-Hans': '只有辐射时，球体怎样冷却？',
    }),
    values: {coefficient: 0},
    results: [
      'initialRadiation',
      'initialRadiativeCoefficient',
      'slowTimeConstant',
      'coolingTime',
    ],
  },
  'deep-space': {
    label: text({en: 'Walls at absolute zero', 'zh-Hans': '绝对零度的墙壁'}),
    question: text({
      en: 'Does a sphere that radiates to 0\u00a0K ever stop cooling?',
      'zh-Hans': '球体向 0\u00a0K 的墙壁辐射时，温度会稳定在某个值吗？',
    }),
    values: {coefficient: 0, walls: 0},
    duration: 7200,
    results: [
      'finalTemperature',
      'initialRadiation',
      'coolingTime',
      'slowTimeConstant',
    ],
  },
  thermometer: {
    label: text({
      en: 'Thermometer in a hot gas',
      'zh-Hans': '热气体中的温度计',
    }),
    question: text({
      en: 'By how much does a bead in gas at 200\u00a0°C read too low when the pipe wall is at 100\u00a0°C?',
      'zh-Hans':
        '气体为 200\u00a0°C、管壁为 100\u00a0°C 时，测温珠的读数偏低多少？',
    }),
    values: {
      coefficient: 200,
      emissivity: 0.7,
      initial: celsius(20),
      air: celsius(200),
      walls: celsius(100),
      diameter: 0.001,
      material: 'custom',
      density: 8500,
      specificHeat: 400,
      conductivity: 20,
    },
    results: [
      'finalTemperature',
      'initialConvection',
      'initialRadiation',
      'coolingTime',
    ],
  },
  'celsius-mistake': {
    label: text({
      en: 'Celsius in the fourth power',
      'zh-Hans': '四次方用了摄氏度',
    }),
    question: text({
      en: 'Which curve reveals that degrees Celsius were used in the fourth power?',
      'zh-Hans': '四次方里用了摄氏度，从哪条曲线能看出来？',
    }),
    values: {scale: 'celsius'},
    results: [
      'celsiusFactor',
      'initialRadiation',
      'finalTemperature',
      'coolingTime',
    ],
  },
  plastic: {
    label: text({en: 'Plastic', 'zh-Hans': '塑料球'}),
    question: text({
      en: 'Is one lump still enough if the conductivity is a thousand times smaller?',
      'zh-Hans': '导热系数只有千分之一时，一个集总热容还够用吗？',
    }),
    values: {
      initial: celsius(90),
      material: 'custom',
      density: 1200,
      specificHeat: 1500,
      conductivity: 0.2,
    },
    results: ['biot', 'coolingTime', 'fastTimeConstant', 'slowTimeConstant'],
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
