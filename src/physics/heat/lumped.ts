import {assertFinite, assertNotNegative, assertPositive} from '../domain';

/**
 * Time constant of a lumped body, τ = ρVc/(hA) in s from its heat capacity in
 * J/K and the conductance hA in W/K (Incropera et al., Fundamentals of Heat
 * and Mass Transfer, ch. 5); sound while {@link biotNumber} is under 0.1.
 *
 * @throws RangeError when an argument isn't positive
 */
export function lumpedTimeConstant(
  heatCapacity: number,
  conductance: number,
): number {
  assertPositive('heat capacity', heatCapacity);
  assertPositive('conductance', conductance);
  return heatCapacity / conductance;
}

/**
 * Biot number hL/k; L = V/A for the lumped-body test.
 *
 * @throws RangeError when h is negative, or L or k isn't positive
 */
export function biotNumber(
  coefficient: number,
  length: number,
  conductivity: number,
): number {
  assertNotNegative('heat transfer coefficient', coefficient);
  assertPositive('characteristic length', length);
  assertPositive('conductivity', conductivity);
  return (coefficient * length) / conductivity;
}

/**
 * Fourier number αt/L².
 *
 * @throws RangeError when α or L isn't positive or the time is negative
 */
export function fourierNumber(
  diffusivity: number,
  time: number,
  length: number,
): number {
  assertPositive('thermal diffusivity', diffusivity);
  assertNotNegative('time', time);
  assertPositive('characteristic length', length);
  return (diffusivity * time) / (length * length);
}

/**
 * Value that relaxes from one level to another with one time constant,
 * end + (start − end) e^(−t/τ).
 *
 * @throws RangeError when τ isn't positive or the time is negative
 */
export function relaxation(
  time: number,
  start: number,
  end: number,
  timeConstant: number,
): number {
  assertNotNegative('time', time);
  assertFinite('start value', start);
  assertFinite('end value', end);
  assertPositive('time constant', timeConstant);
  return end + (start - end) * Math.exp(-time / timeConstant);
}

/** Two lumped bodies joined by a conductance, insulated otherwise. */
export interface TwoBodies {
  /** Heat capacity of the first body, J/K. */
  readonly firstCapacity: number;
  /** Heat capacity of the second body, J/K. */
  readonly secondCapacity: number;
  /** Conductance between them, W/K. */
  readonly conductance: number;
  /** Initial temperature of the first body, K. */
  readonly firstTemperature: number;
  /** Initial temperature of the second body, K. */
  readonly secondTemperature: number;
}

/**
 * Time constant of two joined bodies, τ = C₁C₂/((C₁ + C₂)G) in s.
 *
 * @throws RangeError when a capacity or the conductance isn't positive
 */
export function twoBodiesTimeConstant({
  firstCapacity,
  secondCapacity,
  conductance,
}: Pick<
  TwoBodies,
  'firstCapacity' | 'secondCapacity' | 'conductance'
>): number {
  assertPositive('first heat capacity', firstCapacity);
  assertPositive('second heat capacity', secondCapacity);
  assertPositive('conductance', conductance);
  return (
    (firstCapacity * secondCapacity) /
    ((firstCapacity + secondCapacity) * conductance)
  );
}

/**
 * Temperature in K that both bodies reach in the end, their heat capacities
 * weighing: what energy conservation leaves.
 *
 * @throws RangeError when a capacity isn't positive
 */
export function twoBodiesEquilibrium(bodies: TwoBodies): number {
  const {firstCapacity, secondCapacity} = bodies;
  assertPositive('first heat capacity', firstCapacity);
  assertPositive('second heat capacity', secondCapacity);
  return (
    (firstCapacity * bodies.firstTemperature +
      secondCapacity * bodies.secondTemperature) /
    (firstCapacity + secondCapacity)
  );
}

/**
 * Temperatures of the two bodies in K at a time in s: both relax to the
 * equilibrium with {@link twoBodiesTimeConstant}.
 *
 * @throws RangeError as the functions it uses, and when the time is negative
 */
export function twoBodiesTemperatures(
  bodies: TwoBodies,
  time: number,
): readonly [first: number, second: number] {
  const end = twoBodiesEquilibrium(bodies);
  const timeConstant = twoBodiesTimeConstant(bodies);
  const {firstTemperature, secondTemperature} = bodies;
  return [
    relaxation(time, firstTemperature, end, timeConstant),
    relaxation(time, secondTemperature, end, timeConstant),
  ];
}
