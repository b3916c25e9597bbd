import {text} from '../../../../i18n';
import type {ParameterDefinitions} from '../../../definition/defineModel';

/** Parameters of optional modules: change of bore, rise, two branches. */
export const optionalParameters = {
  rise: {
    label: text({en: 'rise of the line', 'zh-Hans': '管路上升的高度'}),
    symbol: 'Δz',
    unit: 'm',
    default: 0,
    min: -20,
    max: 20,
    slider: [-10, 10],
    help: text({
      en: 'Height gained after the first bend, negative for a fall. With 0 there is no such module.',
      'zh-Hans': '第一个弯管之后升高的高度，下降为负。取 0 时没有这个模块。',
    }),
    group: 'optional',
  },
  bore: {
    label: text({en: 'bore of the second pipe', 'zh-Hans': '第二段直管的内径'}),
    choices: {
      same: text({en: 'as the line', 'zh-Hans': '与管路相同'}),
      other: text({en: 'its own', 'zh-Hans': '另外给定'}),
    },
    default: 'same',
    help: text({
      en: 'With its own bore, the second pipe has a sudden change of bore at each end: one enlargement, one contraction.',
      'zh-Hans':
        '另外给定内径时，第二段直管两端各有一次变径：一次突扩，一次突缩。',
    }),
    group: 'optional',
  },
  secondDiameter: {
    label: text({
      en: 'own bore of the second pipe',
      'zh-Hans': '第二段直管另给的内径',
    }),
    symbol: 'D_2',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.04,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'The coefficients of the changes of bore refer to the velocity in the narrower of the two pipes.',
      'zh-Hans': '变径的局部阻力系数对应较细一侧的流速。',
    }),
    group: 'optional',
  },
  branches: {
    label: text({en: 'parallel branches', 'zh-Hans': '并联支路'}),
    choices: {
      none: text({en: 'none', 'zh-Hans': '没有'}),
      two: text({en: 'two after the valve', 'zh-Hans': '阀后有两条'}),
    },
    default: 'none',
    help: text({
      en: 'Two branches between the valve and the outlet tank. They have the same pressure drop and divide the flow.',
      'zh-Hans': '阀门与出口水箱之间的两条支路，压降相同，流量分成两份。',
    }),
    group: 'optional',
  },
  lengthA: {
    label: text({en: 'length of branch A', 'zh-Hans': '支路 A 的长度'}),
    symbol: 'L_A',
    unit: 'm',
    default: 10,
    min: 0.1,
    max: 100,
    slider: [1, 50],
    log: true,
    help: text({
      en: 'Straight pipe in branch A.',
      'zh-Hans': '支路 A 中的直管。',
    }),
    group: 'optional',
  },
  diameterA: {
    label: text({en: 'bore of branch A', 'zh-Hans': '支路 A 的内径'}),
    symbol: 'D_A',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.025,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'Inner diameter of branch A.',
      'zh-Hans': '支路 A 的内径。',
    }),
    group: 'optional',
  },
  fittingsA: {
    label: text({
      en: 'loss coefficients in branch A, sum',
      'zh-Hans': '支路 A 的局部阻力系数之和',
    }),
    symbol: 'K_A',
    unit: '1',
    default: 2,
    min: 0,
    max: 1000,
    slider: [0, 20],
    help: text({
      en: 'Refers to the velocity in branch A.',
      'zh-Hans': '对应支路 A 中的流速。',
    }),
    group: 'optional',
  },
  lengthB: {
    label: text({en: 'length of branch B', 'zh-Hans': '支路 B 的长度'}),
    symbol: 'L_B',
    unit: 'm',
    default: 6,
    min: 0.1,
    max: 100,
    slider: [1, 50],
    log: true,
    help: text({
      en: 'Straight pipe in branch B.',
      'zh-Hans': '支路 B 中的直管。',
    }),
    group: 'optional',
  },
  diameterB: {
    label: text({en: 'bore of branch B', 'zh-Hans': '支路 B 的内径'}),
    symbol: 'D_B',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.02,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'Inner diameter of branch B.',
      'zh-Hans': '支路 B 的内径。',
    }),
    group: 'optional',
  },
  fittingsB: {
    label: text({
      en: 'loss coefficients in branch B, sum',
      'zh-Hans': '支路 B 的局部阻力系数之和',
    }),
    symbol: 'K_B',
    unit: '1',
    default: 1.5,
    min: 0,
    max: 1000,
    slider: [0, 20],
    help: text({
      en: 'Refers to the velocity in branch B.',
      'zh-Hans': '对应支路 B 中的流速。',
    }),
    group: 'optional',
  },
} as const satisfies ParameterDefinitions;
