import {assertPositive, assertWithin} from '../domain';

/** Critical temperature of water, K. */
const CRITICAL_TEMPERATURE = 647.096;

/** Critical density of water, kg/m³. */
const CRITICAL_DENSITY = 322;

/** Coefficients H of IAPWS R12-08, table 1. */
const DILUTE_VISCOSITY = [1.67752, 2.20462, 0.6366564, -0.241605] as const;

/** Coefficients H, row i and column j, of IAPWS R12-08, table 2. */
const VISCOSITY = [
  [0.520094, 0.222531, -0.281378, 0.161913, -0.0325372, 0, 0],
  [0.0850895, 0.999115, -0.906851, 0.257399, 0, 0, 0],
  [-1.08374, 1.88797, -0.772479, 0, 0, 0, 0],
  [-0.289555, 1.26613, -0.489837, 0, 0.0698452, 0, -0.00435673],
  [0, 0, -0.25704, 0, 0, 0.00872102, 0],
  [0, 0.120573, 0, 0, 0, 0, -0.000593264],
] as const;

/** Coefficients L of IAPWS R15-11, table 1. */
const DILUTE_CONDUCTIVITY = [
  2.443221e-3, 1.323095e-2, 6.770357e-3, -3.454586e-3, 4.096266e-4,
] as const;

/** Coefficients L, row i and column j, of IAPWS R15-11, table 2. */
const CONDUCTIVITY = [
  [
    1.60397357, -0.646013523, 0.111443906, 0.102997357, -0.0504123634,
    0.00609859258,
  ],
  [
    2.33771842, -2.78843778, 1.53616167, -0.463045512, 0.0832827019,
    -0.00719201245,
  ],
  [
    2.19650529, -4.54580785, 3.55777244, -1.40944978, 0.275418278,
    -0.0205938816,
  ],
  [-1.21051378, 1.60812989, -0.621178141, 0.0716373224, 0, 0],
  [-2.720337, 4.57586331, -3.18369245, 1.1168348, -0.19268305, 0.012913842],
] as const;

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, a) => sum * x + a, 0);
}

/** Computes dilute-gas factor times residual factor, the form of both laws. */
function transportProperty(
  temperature: number,
  density: number,
  dilute: readonly number[],
  residual: readonly (readonly number[])[],
): number {
  assertWithin('water temperature in K', temperature, 273.15, 1173.15);
  assertPositive('water density in kg/m³', density);
  const reduced = temperature / CRITICAL_TEMPERATURE;
  const delta = density / CRITICAL_DENSITY;
  const rows = residual.map((row) => polynomial(row, delta - 1));
  return (
    (Math.sqrt(reduced) / polynomial(dilute, 1 / reduced)) *
    Math.exp(delta * polynomial(rows, 1 / reduced - 1))
  );
}

/**
 * Computes the dynamic viscosity of water in Pa·s by IAPWS R12-08, eqs. 10–12,
 * without the critical enhancement, as the release allows for industrial use.
 *
 * @param temperature - K
 * @param density - kg/m³
 * @throws RangeError for a temperature outside 273.15–1173.15 K or a density
 *   that isn't positive
 */
export function waterViscosity(temperature: number, density: number): number {
  return (
    1e-4 * transportProperty(temperature, density, DILUTE_VISCOSITY, VISCOSITY)
  );
}

/**
 * Computes the thermal conductivity of water in W/(m·K) by IAPWS R15-11, eqs.
 * 15–17, without the critical enhancement, which matters near the critical
 * point.
 *
 * @param temperature - K
 * @param density - kg/m³
 * @throws RangeError for a temperature outside 273.15–1173.15 K or a density
 *   that isn't positive
 */
export function waterConductivity(
  temperature: number,
  density: number,
): number {
  return (
    1e-3 *
    transportProperty(temperature, density, DILUTE_CONDUCTIVITY, CONDUCTIVITY)
  );
}
