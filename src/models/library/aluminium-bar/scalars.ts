import {text} from '../../../i18n';
import type {ScalarDefinitions} from '../../definition/defineModel';
import type {Values} from './chain';
import {
  barDiffusivity,
  barMaterial,
  endBiotNumber,
  hasHeldFace,
  lumpChain,
  timeScales,
} from './chain';
import {exactTimeConstant} from './exactBar';
import {steadyTemperature} from './modes';

/** Scalars of the bar: the numbers that summarize a run. */
export const scalars = {
  timeConstant: {
    label: text({
      en: 'slowest time constant of the lumps',
      'zh-Hans': '集总模型最慢的时间常数',
    }),
    symbol: 'τ_1,N',
    unit: 's',
  },
  exactTimeConstant: {
    label: text({
      en: 'slowest time constant of the bar, exact',
      'zh-Hans': '铝棒最慢的时间常数（精确）',
    }),
    symbol: 'τ_1',
    unit: 's',
  },
  timeConstantError: {
    label: text({
      en: 'error of the slowest time constant',
      'zh-Hans': '最慢时间常数的误差',
    }),
    symbol: 'τ_1,N/τ_1 − 1',
    unit: 'ratio',
    displayUnit: 'percent',
  },
  stiffnessRatio: {
    label: text({
      en: 'stiffness ratio: slowest divided by fastest time constant',
      'zh-Hans': '刚性比：最慢与最快时间常数之比',
    }),
    symbol: 'τ_1/τ_N',
    unit: 'ratio',
  },
  eulerLimit: {
    label: text({
      en: 'longest stable step of explicit Euler',
      'zh-Hans': '显式欧拉法的最大稳定步长',
    }),
    symbol: 'Δt_max',
    unit: 's',
  },
  conductionTime: {
    label: text({en: 'time scale of the problem', 'zh-Hans': '特征时间'}),
    symbol: 'L²/α',
    unit: 's',
  },
  diffusivity: {
    label: text({en: 'thermal diffusivity', 'zh-Hans': '热扩散率'}),
    symbol: 'α',
    unit: 'm2/s',
    displayUnit: 'mm2/s',
  },
  lumpMass: {
    label: text({en: 'mass of a lump', 'zh-Hans': '每个单元的质量'}),
    symbol: 'm',
    unit: 'kg',
    displayUnit: 'g',
  },
  lumpCapacity: {
    label: text({en: 'heat capacity of a lump', 'zh-Hans': '每个单元的热容'}),
    symbol: 'C',
    unit: 'J/K',
  },
  conductance: {
    label: text({
      en: 'conductance between two lumps',
      'zh-Hans': '相邻单元之间的热导',
    }),
    symbol: 'G',
    unit: 'W/K',
  },
  firstConductance: {
    label: text({
      en: 'conductance of the first conductor',
      'zh-Hans': '第一个导热元件的热导',
    }),
    symbol: 'G_0',
    unit: 'W/K',
  },
  firstHeatFlow: {
    label: text({
      en: 'heat flow rate into the face at the start',
      'zh-Hans': '初始时刻流入端面的热流量',
    }),
    symbol: 'Q̇_0',
    unit: 'W',
  },
  totalHeat: {
    label: text({
      en: 'heat absorbed at the end',
      'zh-Hans': '最终吸收的热量',
    }),
    symbol: 'Q_total',
    unit: 'J',
  },
  biot: {
    label: text({en: 'Biot number of the far end', 'zh-Hans': '远端的毕渥数'}),
    symbol: 'Bi',
    unit: '1',
  },
  oneBodyTimeConstant: {
    label: text({
      en: 'time constant of the bar as one body without inner resistance',
      'zh-Hans': '不计内部热阻、整根棒视为单一热容的时间常数',
    }),
    symbol: 'τ_body',
    unit: 's',
  },
  oneBodyRatio: {
    label: text({
      en: 'time constant as one body divided by the exact one',
      'zh-Hans': '视为单一热容时，时间常数与精确值之比',
    }),
    symbol: 'τ_body/τ_1',
    unit: 'ratio',
  },
  steadyFlux: {
    label: text({
      en: 'steady heat flux along the bar, exact',
      'zh-Hans': '沿棒的稳态热流密度（精确）',
    }),
    symbol: 'q″',
    unit: 'W/m2',
  },
  steadyEndTemperature: {
    label: text({
      en: 'steady temperature of the far end, exact',
      'zh-Hans': '远端的稳态温度（精确）',
    }),
    symbol: 'T(L, ∞)',
    unit: 'K',
    displayUnit: 'degC',
  },
} as const satisfies ScalarDefinitions;

type Measured = {readonly [K in keyof typeof scalars]: number | undefined};

/** Computes the scalars that depend on a film at the far end, SI. */
function measureFilm(p: Values, exact: number) {
  const {density, specificHeat, conductivity} = barMaterial(p);
  const biot = endBiotNumber(p);
  const isFilm = biot > 0;
  const body = (density * specificHeat * p.length) / p.coefficient;
  const isOneBody = isFilm && !hasHeldFace(p);
  const end = steadyTemperature(p, 1);
  const fall = steadyTemperature(p, 0) - end;
  return {
    biot: isFilm ? biot : undefined,
    oneBodyTimeConstant: isOneBody ? body : undefined,
    oneBodyRatio: isOneBody ? body / exact : undefined,
    steadyFlux: isFilm ? (conductivity * fall) / p.length : undefined,
    steadyEndTemperature: isFilm ? end : undefined,
  };
}

/** Computes every scalar of the bar, SI; they depend on parameters only. */
export function measure(p: Values): Measured {
  const chain = lumpChain(p);
  const {slowest, fastest} = timeScales(chain);
  const exact = exactTimeConstant(p);
  const isHeld = hasHeldFace(p);
  const diffusivity = barDiffusivity(p);
  const {capacity, between, count, toFace} = chain;
  return {
    timeConstant: slowest,
    exactTimeConstant: exact,
    timeConstantError: slowest / exact - 1,
    stiffnessRatio: slowest / fastest,
    eulerLimit: 2 * fastest,
    conductionTime: p.length ** 2 / diffusivity,
    diffusivity,
    lumpMass: capacity / barMaterial(p).specificHeat,
    lumpCapacity: capacity,
    conductance: between,
    firstConductance: isHeld ? toFace : undefined,
    firstHeatFlow: isHeld
      ? toFace * (p.faceTemperature - p.initial)
      : undefined,
    totalHeat: count * capacity * (steadyTemperature(p, 1 / 2) - p.initial),
    ...measureFilm(p, exact),
  };
}
