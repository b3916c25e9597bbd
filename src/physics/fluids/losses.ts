import {STANDARD_GRAVITY} from '../constants';
import {assertFinite, assertNotNegative, assertPositive} from '../domain';
import type {FrictionKey} from './frictionCorrelations';
import {pipeFriction} from './frictionCorrelations';

/** The properties of a liquid that determine its pressure losses. */
export interface Liquid {
  /** Density, kg/m³. */
  readonly density: number;
  /** Dynamic viscosity, Pa·s. */
  readonly dynamicViscosity: number;
}

/** A straight circular pipe, or a duct described by its hydraulic diameter. */
export interface Pipe {
  /** Length, m. */
  readonly length: number;
  /** Inner diameter, m. */
  readonly diameter: number;
  /** Absolute roughness, m. */
  readonly roughness: number;
}

/**
 * Computes the area of a circle in m², from its diameter in m.
 *
 * @throws RangeError when the diameter isn't positive
 */
export function circleArea(diameter: number): number {
  assertPositive('diameter', diameter);
  return (Math.PI * diameter * diameter) / 4;
}

/**
 * Computes the mean velocity in m/s of a mass flow in kg/s through a circular
 * pipe, V = ṁ/(ρA), with the sign of the flow.
 *
 * @throws RangeError when density or diameter isn't positive
 */
export function pipeVelocity(
  massFlow: number,
  diameter: number,
  density: number,
): number {
  assertFinite('mass flow rate', massFlow);
  assertPositive('density', density);
  return massFlow / (density * circleArea(diameter));
}

/**
 * Computes the Reynolds number Re = ρ|V|D/μ = 4|ṁ|/(πDμ) of a circular pipe.
 *
 * @throws RangeError when diameter or viscosity isn't positive
 */
export function pipeReynolds(
  massFlow: number,
  diameter: number,
  dynamicViscosity: number,
): number {
  assertFinite('mass flow rate', massFlow);
  assertPositive('diameter', diameter);
  assertPositive('dynamic viscosity', dynamicViscosity);
  return (4 * Math.abs(massFlow)) / (Math.PI * diameter * dynamicViscosity);
}

/**
 * Computes the friction pressure drop in Pa, Δp = f (L/D) ρV|V|/2
 * (Darcy–Weisbach), with the sign of the flow. Below Re 1 the laminar law 128
 * μLV̇/(πD⁴), which is equivalent, keeps the slope finite down to zero flow.
 *
 * @param massFlow - kg/s, negative for reversed flow
 * @throws RangeError when a dimension or a property isn't positive
 */
export function frictionPressureDrop(
  {length, diameter, roughness}: Pipe,
  massFlow: number,
  {density, dynamicViscosity}: Liquid,
  correlation: FrictionKey = 'churchill',
): number {
  assertNotNegative('pipe length', length);
  assertNotNegative('roughness', roughness);
  const reynolds = pipeReynolds(massFlow, diameter, dynamicViscosity);
  const velocity = pipeVelocity(massFlow, diameter, density);
  if (reynolds < 1) {
    return (32 * dynamicViscosity * length * velocity) / (diameter * diameter);
  }
  const f = pipeFriction(correlation, reynolds, roughness / diameter);
  return minorPressureDrop((f * length) / diameter, velocity, density);
}

/**
 * Computes the pressure drop Δp = K ρV|V|/2 in Pa of a loss coefficient K, with
 * the sign of the flow; V is the velocity, in m/s, that K refers to.
 *
 * @throws RangeError when the coefficient is negative or the density isn't
 *   positive
 */
export function minorPressureDrop(
  coefficient: number,
  velocity: number,
  density: number,
): number {
  assertNotNegative('loss coefficient', coefficient);
  assertFinite('velocity', velocity);
  assertPositive('density', density);
  return (coefficient * density * velocity * Math.abs(velocity)) / 2;
}

/**
 * Computes the pressure drop ρgΔz in Pa of a rise in m; negative for a fall.
 *
 * @throws RangeError when the density isn't positive
 */
export function elevationPressureDrop(density: number, rise: number): number {
  assertPositive('density', density);
  assertFinite('rise', rise);
  return density * STANDARD_GRAVITY * rise;
}
