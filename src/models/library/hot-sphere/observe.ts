import {text} from '../../../i18n';
import {biotNumber} from '../../../physics/heat/lumped';
import {AIR_350_K} from '../../../physics/heat/materials';
import {radiativeCoefficient} from '../../../physics/heat/radiation';
import {findRoot} from '../../../physics/roots';
import type {AnyRunView, ProfileCurve} from '../../definition';
import {mistakenCoefficient} from './celsiusMistake';
import type {Values} from './parameters';
import {
  exactTemperature,
  finalTemperature,
  lossesAt,
  lumpedBody,
  radiationCoefficient,
  sphereMass,
  sphereMaterial,
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
  const fastExcess = start * Math.exp(-t / fast);
  const slowExcess = start * Math.exp(-t / slow);
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
      label: text('convection', '对流'),
      x,
      y: x.map(() => p.coefficient),
    },
    {id: 'radiation', label: text('radiation', '辐射'), x, y: radiation},
    {
      id: 'both',
      label: text('both paths', '两者之和'),
      x,
      y: radiation.map((coefficient) => p.coefficient + coefficient),
    },
  ];
}

/**
 * Finds the temperature, K, between those of the start and the end at which
 * radiation has the coefficient of convection; `undefined` if there is none.
 */
export function equalTemperature(p: Values): number | undefined {
  const final = finalTemperature(p);
  const lead = (temperature: number) =>
    radiationCoefficient(p, temperature) - p.coefficient;
  const low = Math.min(p.initial, final);
  const high = Math.max(p.initial, final);
  return lead(low) < 0 && lead(high) > 0
    ? findRoot(lead, low, high)
    : undefined;
}

/** Number of bisections: the error is 2⁻⁵⁰ of the run. */
const BISECTIONS = 50;

/** Finds the instant, s, at which a tenth of the initial excess remains. */
export function coolingTime(
  p: Values,
  run: Pick<AnyRunView, 'start' | 'end' | 'value'>,
): number | undefined {
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

/** Computes the radiation in Celsius over the correct one, at the start, if there is any. */
function celsiusFactor({
  emissivity,
  initial,
  walls,
}: Values): number | undefined {
  return finite(
    mistakenCoefficient(emissivity, initial, walls) /
      radiativeCoefficient(emissivity, initial, walls),
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
export function measure(
  p: Values,
  run: Pick<AnyRunView, 'start' | 'end' | 'value'>,
) {
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
