import {assertFinite, assertNotNegative, assertPositive} from '../domain';

/**
 * Computes the Biot number hL/k (its definition); L = V/A for a lumped body.
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
 * Computes the exponential relaxation from one value to another,
 * end + (start − end) e^(−t/τ), in the unit of the values; times in s.
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

/** Two lumped bodies connected by a conductance, otherwise insulated. */
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
 * Computes the time constant of two connected bodies, τ = C₁C₂/((C₁ + C₂)G) in
 * s, from their energy balances.
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
 * Computes the final temperature of both bodies in K, the mean weighted with
 * their heat capacities, from the conservation of energy.
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
 * Computes the temperatures of the two bodies in K at a time in s: both relax
 * to the equilibrium with {@link twoBodiesTimeConstant}.
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
