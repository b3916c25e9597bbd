import {text} from '../../../../i18n';
import type {ScalarDefinitions} from '../../../definition/defineModel';

const PRESSURE = {unit: 'Pa', displayUnit: 'kPa'} as const;

/** Scalars of the flow and of the parts of the pressure drop. */
export const hydraulicScalars = {
  massFlow: {
    label: text({en: 'mass flow rate', 'zh-Hans': '质量流量'}),
    symbol: 'ṁ',
    unit: 'kg/s',
  },
  volumeFlow: {
    label: text({en: 'volume flow rate', 'zh-Hans': '体积流量'}),
    symbol: 'q',
    unit: 'm3/s',
    displayUnit: 'L/min',
  },
  velocity: {
    label: text({
      en: 'velocity in the first pipe',
      'zh-Hans': '第一段直管内的流速',
    }),
    symbol: 'v',
    unit: 'm/s',
  },
  reynolds: {
    label: text({
      en: 'Reynolds number of the first pipe',
      'zh-Hans': '第一段直管的雷诺数',
    }),
    symbol: 'Re',
    unit: '1',
  },
  frictionFactor: {
    label: text({
      en: 'Darcy friction factor of the first pipe',
      'zh-Hans': '第一段直管的沿程阻力系数',
    }),
    symbol: 'f',
    unit: '1',
  },
  totalDrop: {
    ...PRESSURE,
    label: text({
      en: 'pressure that the line needs',
      'zh-Hans': '管路所需的压力',
    }),
    symbol: 'Δp',
  },
  frictionDrop: {
    ...PRESSURE,
    label: text({
      en: 'friction loss of the two pipes',
      'zh-Hans': '两段直管的沿程损失',
    }),
    symbol: 'Δp_f',
  },
  minorDrop: {
    ...PRESSURE,
    label: text({
      en: 'minor losses of bends, valve and changes of bore',
      'zh-Hans': '弯管、阀门和变径的局部损失',
    }),
    symbol: 'Δp_K',
  },
  riseDrop: {
    ...PRESSURE,
    label: text({en: 'pressure for the rise', 'zh-Hans': '上升段所需的压力'}),
    symbol: 'Δp_z',
  },
  branchDrop: {
    ...PRESSURE,
    label: text({
      en: 'pressure drop of the branches',
      'zh-Hans': '支路的压降',
    }),
    symbol: 'Δp_AB',
  },
  hydraulicPower: {
    label: text({en: 'hydraulic power', 'zh-Hans': '水力功率'}),
    symbol: 'P_h',
    unit: 'W',
  },
  viscousHeating: {
    label: text({
      en: 'warming by friction along the line',
      'zh-Hans': '沿线摩擦引起的温升',
    }),
    symbol: 'ΔT_f',
    unit: 'deltaK',
  },
} as const satisfies ScalarDefinitions;

/** Scalars of the optional modules. */
export const optionalScalars = {
  flowA: {
    label: text({
      en: 'mass flow rate in branch A',
      'zh-Hans': '支路 A 的质量流量',
    }),
    symbol: 'ṁ_A',
    unit: 'kg/s',
  },
  flowB: {
    label: text({
      en: 'mass flow rate in branch B',
      'zh-Hans': '支路 B 的质量流量',
    }),
    symbol: 'ṁ_B',
    unit: 'kg/s',
  },
  reynoldsA: {
    label: text({
      en: 'Reynolds number of branch A',
      'zh-Hans': '支路 A 的雷诺数',
    }),
    symbol: 'Re_A',
    unit: '1',
  },
  reynoldsB: {
    label: text({
      en: 'Reynolds number of branch B',
      'zh-Hans': '支路 B 的雷诺数',
    }),
    symbol: 'Re_B',
    unit: '1',
  },
  enlargement: {
    label: text({
      en: 'loss coefficient of the enlargement',
      'zh-Hans': '突扩的局部阻力系数',
    }),
    symbol: 'K_e',
    unit: '1',
  },
  contraction: {
    label: text({
      en: 'loss coefficient of the contraction',
      'zh-Hans': '突缩的局部阻力系数',
    }),
    symbol: 'K_c',
    unit: '1',
  },
} as const satisfies ScalarDefinitions;
