import {text} from '../../../i18n';
import type {ProfileCurve} from '../../definition/defineModel';
import type {Values} from './sphere';
import {
  exactTemperature,
  finalTemperature,
  lossesAt,
  lumpedBody,
  radiationCoefficient,
  timeConstants,
} from './sphere';

/** The states of the sphere. */
export interface SphereState {
  /** T − T_0, K. */
  readonly rise: number;
  /** Heat given off by convection, J. */
  readonly convected: number;
  /** Heat given off by radiation, J. */
  readonly radiated: number;
}

/** Computes every output of the sphere at t s, SI. */
export function observe(t: number, x: SphereState, p: Values) {
  const temperature = p.initial + x.rise;
  const {convection, radiation} = lossesAt(p, temperature);
  const final = finalTemperature(p);
  const {fast, slow} = timeConstants(p);
  const start = p.initial - final;
  const [fastExcess, slowExcess] = [fast, slow].map(
    (timeConstant) => start * Math.exp(-t / timeConstant),
  ) as [number, number];
  const missingHeat = -lumpedBody(p).heatCapacity * x.rise;
  return {
    temperature,
    fastBound: final + fastExcess,
    slowBound: final + slowExcess,
    excess: start + x.rise,
    fastExcess,
    slowExcess,
    convectionFlow: convection,
    radiationFlow: radiation,
    totalFlow: convection + radiation,
    convectedHeat: x.convected,
    radiatedHeat: x.radiated,
    missingHeat,
    balance: x.convected + x.radiated - missingHeat,
  };
}

/** Computes the closed form of the temperature at t s, K, if there is one. */
export function exact(t: number, p: Values) {
  const temperature = exactTemperature(p, t);
  const excess =
    temperature === undefined ? undefined : temperature - finalTemperature(p);
  return {temperature, excess};
}

/** Number of intervals of the curves of the coefficients. */
const INTERVALS = 60;

/** Computes the coefficients of both paths over temperature (K), W/(m²·K). */
export function coefficientCurves(p: Values): readonly ProfileCurve[] {
  const final = finalTemperature(p);
  const low = Math.min(p.initial, final);
  const span = Math.max(Math.abs(p.initial - final), 1);
  const x = Array.from(
    {length: INTERVALS + 1},
    (_, n) => low + (span * n) / INTERVALS,
  );
  const radiation = x.map((temperature) =>
    radiationCoefficient(p, temperature),
  );
  return [
    {
      id: 'convection',
      label: text({en: 'convection', 'zh-Hans': '对流'}),
      x,
      y: x.map(() => p.coefficient),
    },
    {
      id: 'radiation',
      label: text({en: 'radiation', 'zh-Hans': '辐射'}),
      x,
      y: radiation,
    },
    {
      id: 'both',
      label: text({en: 'both paths', 'zh-Hans': '两者之和'}),
      x,
      y: radiation.map((coefficient) => p.coefficient + coefficient),
    },
  ];
}
