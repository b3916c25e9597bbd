import {assertFinite, assertNotNegative, assertPositive} from '../domain';
import type {FrictionKey} from './frictionCorrelations';
import {
  contractionCoefficient,
  enlargementCoefficient,
} from './lossCoefficients';
import type {Liquid, Pipe} from './losses';
import {
  circleArea,
  elevationPressureDrop,
  frictionPressureDrop,
  minorPressureDrop,
  pipeVelocity,
} from './losses';

/** A module of a chain; all lengths in m. */
export type PipelineElement =
  | ({readonly kind: 'pipe'} & Pipe)
  | {
      /** A fitting; `coefficient` refers to the velocity at `diameter`. */
      readonly kind: 'fitting';
      readonly coefficient: number;
      readonly diameter: number;
    }
  | {
      /**
       * A step: enlargement or contraction, depending on the flow direction.
       */
      readonly kind: 'step';
      readonly inletDiameter: number;
      readonly outletDiameter: number;
    }
  | {readonly kind: 'elevation'; readonly rise: number};

/** Modules in series: a line, or one branch of it. */
export type Chain = readonly PipelineElement[];

function stepPressureDrop(
  inletDiameter: number,
  outletDiameter: number,
  massFlow: number,
  density: number,
): number {
  const wide = circleArea(Math.max(inletDiameter, outletDiameter));
  const narrowDiameter = Math.min(inletDiameter, outletDiameter);
  const narrow = circleArea(narrowDiameter);
  const widens = massFlow > 0 === inletDiameter < outletDiameter;
  const coefficient = widens
    ? enlargementCoefficient(narrow, wide)
    : contractionCoefficient(wide, narrow);
  const velocity = pipeVelocity(massFlow, narrowDiameter, density);
  return minorPressureDrop(coefficient, velocity, density);
}

/**
 * Computes the drop of total pressure in Pa over a module, with the sign of the
 * flow; that of an elevation does not depend on the flow. In straight modules
 * of constant diameter it equals the drop of static pressure.
 *
 * @param massFlow - kg/s, negative for reversed flow
 * @throws RangeError when a dimension, a coefficient or a property is out of
 *   its domain
 */
export function elementPressureDrop(
  element: PipelineElement,
  massFlow: number,
  liquid: Liquid,
  correlation: FrictionKey = 'churchill',
): number {
  const {density} = liquid;
  switch (element.kind) {
    case 'pipe':
      return frictionPressureDrop(element, massFlow, liquid, correlation);
    case 'fitting':
      return minorPressureDrop(
        element.coefficient,
        pipeVelocity(massFlow, element.diameter, density),
        density,
      );
    case 'step':
      return stepPressureDrop(
        element.inletDiameter,
        element.outletDiameter,
        massFlow,
        density,
      );
    case 'elevation':
      return elevationPressureDrop(density, element.rise);
  }
}

/**
 * Computes the pressure drops from the inlet of a series chain to the outlet of
 * each module, in Pa.
 *
 * @throws RangeError as {@link elementPressureDrop}
 */
export function cumulativePressureDrops(
  chain: Chain,
  massFlow: number,
  liquid: Liquid,
  correlation: FrictionKey = 'churchill',
): readonly number[] {
  let sum = 0;
  return chain.map((element) => {
    sum += elementPressureDrop(element, massFlow, liquid, correlation);
    return sum;
  });
}

/**
 * Computes the pressure drop of a series chain in Pa; 0 for an empty one.
 *
 * @throws RangeError as {@link elementPressureDrop}
 */
export function chainPressureDrop(
  chain: Chain,
  massFlow: number,
  liquid: Liquid,
  correlation: FrictionKey = 'churchill',
): number {
  return (
    cumulativePressureDrops(chain, massFlow, liquid, correlation).at(-1) ?? 0
  );
}

/** A pump whose pressure falls with the square of the flow. */
export interface PumpCurve {
  /** Pressure at zero flow, Pa. */
  readonly shutOffPressure: number;
  /** Coefficient a of Δp = Δp₀ − a V̇|V̇|, Pa·s²/m⁶. */
  readonly coefficient: number;
}

/**
 * Computes the pressure rise of a pump in Pa at a volume flow in m³/s,
 * Δp₀ − a V̇|V̇|, which decreases with the flow also when it is reversed.
 * Negative beyond free delivery.
 *
 * @throws RangeError when the pressure isn't positive or the coefficient is
 *   negative
 */
export function pumpPressure(
  {shutOffPressure, coefficient}: PumpCurve,
  volumeFlow: number,
): number {
  assertPositive('shut-off pressure', shutOffPressure);
  assertNotNegative('pump coefficient', coefficient);
  assertFinite('volume flow rate', volumeFlow);
  return shutOffPressure - coefficient * volumeFlow * Math.abs(volumeFlow);
}
