import {text} from '../../../i18n';
import {ZERO_CELSIUS} from '../../../physics/constants';
import {biotNumber} from '../../../physics/heat/lumped';
import {AIR_350_K} from '../../../physics/heat/materials';
import type {RunView, ScalarDefinitions} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {Values} from './sphere';
import {
  finalTemperature,
  lossesAt,
  lumpedBody,
  radiationCoefficient,
  sphereMass,
  sphereMaterial,
  timeConstants,
} from './sphere';

/** Scalars of the sphere: the numbers that summarize a run. */
export const scalars = {
  initialConvection: {
    label: text({
      en: 'heat flow rate by convection at the start',
      'zh-Hans': '开始时的对流热流量',
    }),
    symbol: 'Q̇_conv(0)',
    unit: 'W',
  },
  initialRadiation: {
    label: text({
      en: 'heat flow rate by radiation at the start',
      'zh-Hans': '开始时的辐射热流量',
    }),
    symbol: 'Q̇_rad(0)',
    unit: 'W',
  },
  initialRadiativeCoefficient: {
    label: text({
      en: 'radiative heat transfer coefficient at the start',
      'zh-Hans': '开始时的辐射换热系数',
    }),
    symbol: 'h_r(T_0)',
    unit: 'W/(m2.K)',
  },
  finalRadiativeCoefficient: {
    label: text({
      en: 'final radiative heat transfer coefficient',
      'zh-Hans': '最终的辐射换热系数',
    }),
    symbol: 'h_r(T_eq)',
    unit: 'W/(m2.K)',
  },
  biot: {
    label: text({
      en: 'Biot number with the larger coefficient',
      'zh-Hans': '毕渥数（取较大的换热系数）',
    }),
    symbol: 'Bi',
    unit: '1',
  },
  convectiveTimeConstant: {
    label: text({
      en: 'time constant of convection alone',
      'zh-Hans': '仅有对流时的时间常数',
    }),
    symbol: 'τ_conv',
    unit: 's',
  },
  fastTimeConstant: {
    label: text({en: 'fast time constant', 'zh-Hans': '快时间常数'}),
    symbol: 'τ_fast',
    unit: 's',
  },
  slowTimeConstant: {
    label: text({en: 'slow time constant', 'zh-Hans': '慢时间常数'}),
    symbol: 'τ_slow',
    unit: 's',
  },
  coolingTime: {
    label: text({
      en: 'time to lose nine tenths of the excess',
      'zh-Hans': '温差减少九成所需的时间',
    }),
    symbol: 't_90',
    unit: 's',
  },
  finalTemperature: {
    label: text({en: 'final temperature', 'zh-Hans': '最终温度'}),
    symbol: 'T_eq',
    unit: 'K',
    displayUnit: 'degC',
  },
  totalHeat: {
    label: text({
      en: 'heat given off down to the final temperature',
      'zh-Hans': '降到最终温度共散出的热量',
    }),
    symbol: 'C(T_0 − T_eq)',
    unit: 'J',
    displayUnit: 'kJ',
  },
  mass: {
    label: text({en: 'mass', 'zh-Hans': '质量'}),
    symbol: 'm',
    unit: 'kg',
    displayUnit: 'g',
  },
  heatCapacity: {
    label: text({en: 'heat capacity', 'zh-Hans': '热容'}),
    symbol: 'C',
    unit: 'J/K',
  },
  area: {
    label: text({en: 'surface', 'zh-Hans': '表面积'}),
    symbol: 'A',
    unit: 'm2',
    displayUnit: 'cm2',
  },
  smallestCoefficient: {
    label: text({
      en: 'smallest coefficient possible in air at rest, Nu\u00a0=\u00a02',
      'zh-Hans': '静止空气中可能的最小换热系数（Nu\u00a0=\u00a02）',
    }),
    symbol: 'h_min',
    unit: 'W/(m2.K)',
  },
  celsiusFactor: {
    label: text({
      en: 'radiation in Celsius over the right one, at the start',
      'zh-Hans': '开始时按摄氏度算出的辐射与正确值之比',
    }),
    symbol: 'Q̇_C/Q̇_K',
    unit: 'ratio',
  },
} as const satisfies ScalarDefinitions;

type Measured = {readonly [K in keyof typeof scalars]: number | undefined};
type View = Pick<
  RunView<Record<never, never>, readonly [], typeof outputs>,
  'start' | 'end' | 'value'
>;

/** Number of bisections: the error is 2⁻⁵⁰ of the run. */
const BISECTIONS = 50;

/** Finds the instant, s, at which a tenth of the initial excess remains. */
function coolingTime(p: Values, run: View): number | undefined {
  const tenth = Math.abs(p.initial - finalTemperature(p)) / 10;
  const isWarm = (t: number): boolean =>
    Math.abs(run.value('excess', t)) > tenth;
  if (tenth === 0 || isWarm(run.end)) {
    return undefined;
  }
  let [low, high] = [run.start, run.end];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    [low, high] = isWarm(middle) ? [middle, high] : [low, middle];
  }
  return high;
}

/** Computes the radiation in Celsius over the correct one, at the start. */
function celsiusFactor(p: Values): number {
  const [body, walls] = [p.initial - ZERO_CELSIUS, p.walls - ZERO_CELSIUS];
  return (
    ((body + walls) * (body ** 2 + walls ** 2)) /
    ((p.initial + p.walls) * (p.initial ** 2 + p.walls ** 2))
  );
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Computes the Biot number (h + h_r) D/(6k) with the larger of the radiative
 * coefficients at the initial and at the final temperature.
 */
export function biotOf(p: Values): number {
  const start = radiationCoefficient(p, p.initial);
  const end = radiationCoefficient(p, finalTemperature(p));
  return biotNumber(
    p.coefficient + Math.max(start, end, 0),
    p.diameter / 6,
    sphereMaterial(p).conductivity,
  );
}

/** Computes every scalar of the sphere, SI. */
export function measure(p: Values, run: View): Measured {
  const {heatCapacity, area, coefficient} = lumpedBody(p);
  const final = finalTemperature(p);
  const {convection, radiation} = lossesAt(p, p.initial);
  const start = radiationCoefficient(p, p.initial);
  const end = radiationCoefficient(p, final);
  const {fast, slow} = timeConstants(p);
  return {
    initialConvection: convection,
    initialRadiation: radiation,
    initialRadiativeCoefficient: start,
    finalRadiativeCoefficient: end,
    biot: biotOf(p),
    convectiveTimeConstant: finite(heatCapacity / (coefficient * area)),
    fastTimeConstant: finite(fast),
    slowTimeConstant: finite(slow),
    coolingTime: coolingTime(p, run),
    finalTemperature: final,
    totalHeat: heatCapacity * (p.initial - final),
    mass: sphereMass(p),
    heatCapacity,
    area,
    smallestCoefficient: (2 * AIR_350_K.conductivity) / p.diameter,
    celsiusFactor: celsiusFactor(p),
  };
}
