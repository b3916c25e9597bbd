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
      en: 'At which temperature do the two tubes meet when nothing holds them?',
      'zh-Hans': '没有热源时，两根管最终在什么温度相遇？',
    }),
    values: {boundary: 'plugged'},
    results: ['equilibrium', 'timeConstant', 'innerCapacity', 'outerCapacity'],
  },
  'still-air': {
    label: text({en: 'Still air', 'zh-Hans': '静止空气'}),
    question: text({
      en: 'Which layer decides how much heat passes from 120 °C to 35 °C?',
      'zh-Hans': '从 120 °C 到 35 °C，哪一层决定热流率的大小？',
    }),
    values: {},
    results: ['steadyHeatFlow', 'gapShare', 'totalResistance', 'gapResistance'],
  },
  'glass-fibre': {
    label: text({en: 'Glass fibre', 'zh-Hans': '玻璃纤维'}),
    question: text({
      en: 'Does glass fibre keep the heat in better than still air?',
      'zh-Hans': '玻璃纤维比静止空气更保温吗？',
    }),
    values: {filling: 'glass-fibre'},
    results: ['steadyHeatFlow', 'gapResistance', 'totalResistance', 'gapShare'],
  },
  'bright-faces': {
    label: text({en: 'Bright faces', 'zh-Hans': '光亮壁面'}),
    question: text({
      en: 'How much does radiation add between two bright faces?',
      'zh-Hans': '两侧壁面光亮时，辐射增加了多少热流率？',
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
    label: text({en: 'Dark faces', 'zh-Hans': '发暗壁面'}),
    question: text({
      en: 'What is left of the lead of air when both faces are dark?',
      'zh-Hans': '两侧壁面发暗后，空气的优势还剩多少？',
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
    label: text({en: 'Wide gap of moving air', 'zh-Hans': '宽间隙与环流'}),
    question: text({
      en: 'By what factor does circulation raise the heat flow in a gap of 40 mm?',
      'zh-Hans': '间隙宽 40 mm 时，环流使热流率增大几倍？',
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
      en: 'How far above the ambient does the outer tube settle when only air cools it?',
      'zh-Hans': '外管只靠空气冷却时，最终比环境高多少？',
    }),
    values: {boundary: 'films'},
    results: ['steadyHeatFlow', 'totalResistance', 'gapShare', 'metalShare'],
  },
  'plugged-dark': {
    label: text({
      en: 'Ends plugged, dark faces',
      'zh-Hans': '两端封堵，壁面发暗',
    }),
    question: text({
      en: 'How much sooner do the tubes meet when they radiate as well?',
      'zh-Hans': '计入辐射后，两根管提前多久接近同一温度？',
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
