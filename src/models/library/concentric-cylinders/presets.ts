import {text} from '../../../i18n';
import type {Preset} from '../../definition/defineModel';
import type {parameters} from './parameters';

/**
 * Presets of the concentric cylinders, each with a question that its run
 * answers.
 */
export const presets = {
  plugged: {
    label: text({en: 'Ends plugged', 'zh-Hans': '两端封堵'}),
    question: text({
      en: 'At which common temperature do the two tubes end if no source holds them?',
      'zh-Hans': '没有热源时，两根管子最终的共同温度是多少？',
    }),
    values: {boundary: 'plugged'},
    results: ['equilibrium', 'timeConstant', 'innerCapacity', 'outerCapacity'],
  },
  'still-air': {
    label: text({en: 'Still air', 'zh-Hans': '静止空气'}),
    question: text({
      en: 'Which layer determines the heat flow rate from 120\u00a0°C to 35\u00a0°C?',
      'zh-Hans':
        '内侧 120\u00a0°C、外侧 35\u00a0°C 时，热流量主要由哪一层决定？',
    }),
    values: {},
    results: ['steadyHeatFlow', 'gapShare', 'totalResistance', 'gapResistance'],
  },
  'glass-fibre': {
    label: text({en: 'Glass fibre', 'zh-Hans': '玻璃纤维'}),
    question: text({
      en: 'Does glass fibre insulate better than still air?',
      'zh-Hans': '玻璃纤维比静止空气更保温吗？',
    }),
    values: {filling: 'glass-fibre'},
    results: ['steadyHeatFlow', 'gapResistance', 'totalResistance', 'gapShare'],
  },
  'bright-faces': {
    label: text({en: 'Bright faces', 'zh-Hans': '光亮壁面'}),
    question: text({
      en: 'How much does radiation add between two bright faces?',
      'zh-Hans': '两侧壁面光亮时，辐射使热流量增加多少？',
    }),
    values: {radiation: 'on'},
    results: [
      'radiationShare',
      'exchangeFactor',
      'steadyHeatFlow',
      'factorOfConduction',
    ],
  },
  'dark-faces': {
    label: text({en: 'Dark faces', 'zh-Hans': '深色壁面'}),
    question: text({
      en: 'How much of the advantage of air remains if both faces are dark?',
      'zh-Hans': '两侧壁面均为深色时，空气的优势还剩多少？',
    }),
    values: {radiation: 'on', innerEmissivity: 0.8, outerEmissivity: 0.8},
    results: [
      'radiationShare',
      'steadyHeatFlow',
      'breakEvenEmissivity',
      'factorOfFibre',
    ],
  },
  'wide-gap': {
    label: text({en: 'Wide gap with circulation', 'zh-Hans': '宽间隙与环流'}),
    question: text({
      en: 'By which factor does circulation increase the heat flow rate in a gap of 40\u00a0mm?',
      'zh-Hans': '间隙宽 40\u00a0mm 时，环流使热流量增大到几倍？',
    }),
    values: {
      freeConvection: 'on',
      outerTubeInside: 0.062,
      outerTubeOutside: 0.064,
    },
    results: [
      'conductivityRatio',
      'rayleigh',
      'convectionShare',
      'steadyHeatFlow',
    ],
  },
  films: {
    label: text({en: 'Fluids with films', 'zh-Hans': '经流体换热'}),
    question: text({
      en: 'How far above the ambient temperature does the outer tube settle if only air cools it?',
      'zh-Hans': '外管只由空气冷却时，稳态温度比环境温度高多少？',
    }),
    values: {boundary: 'films'},
    results: ['steadyHeatFlow', 'totalResistance', 'gapShare', 'metalShare'],
  },
  'plugged-dark': {
    label: text({
      en: 'Ends plugged, dark faces',
      'zh-Hans': '两端封堵，深色壁面',
    }),
    question: text({
      en: 'How much faster do the tubes approach each other if radiation is included?',
      'zh-Hans': '计入辐射后，两根管子的温度接近得快多少？',
    }),
    values: {
      boundary: 'plugged',
      radiation: 'on',
      innerEmissivity: 0.8,
      outerEmissivity: 0.8,
    },
    results: [
      'timeConstant',
      'equilibrium',
      'radiationShare',
      'exchangeFactor',
    ],
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
