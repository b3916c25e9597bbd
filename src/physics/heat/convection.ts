import {assertPositive, assertWithin} from '../domain';
import {petukhovFriction} from '../fluids/friction';

/**
 * Nusselt number of fully developed laminar flow in a circular tube with a wall
 * at constant temperature (Incropera et al., Fundamentals of Heat and Mass
 * Transfer, ch. 8).
 */
export const LAMINAR_NUSSELT = 3.657;

/** Reynolds numbers between which {@link tubeNusselt} interpolates. */
const TUBE_TRANSITION = {laminar: 2300, turbulent: 4000} as const;

/**
 * Computes the Nusselt number of turbulent flow in a tube,
 * Nu = (f/8)(Re − 1000)Pr / [1 + 12.7 √(f/8)(Pr^(2/3) − 1)]
 * (Gnielinski, Int. Chem. Eng. 16 (1976) 359–368). Valid for Re 3000 to 5·10⁶
 * and Pr 0.5 to 2000 in smooth tubes, with Petukhov's friction factor.
 *
 * @throws RangeError when Re is under 1000 or Pr is outside 0.5–2000, where
 *   the formula is not valid
 */
export function gnielinskiNusselt(reynolds: number, prandtl: number): number {
  assertWithin('Reynolds number', reynolds, 1000, Number.MAX_VALUE);
  assertWithin('Prandtl number', prandtl, 0.5, 2000);
  const eighth = petukhovFriction(reynolds) / 8;
  return (
    (eighth * (reynolds - 1000) * prandtl) /
    (1 + 12.7 * Math.sqrt(eighth) * (prandtl ** (2 / 3) - 1))
  );
}

/**
 * Computes the Nusselt number of a smooth tube at any Reynolds number, as a
 * pipe model needs it: 3.657 up to Re 2300, Gnielinski's from Re 4000, linear
 * in Re between them (the interpolation of Gnielinski, Int. J. Heat Mass
 * Transfer 63 (2013) 134–140, without entry length).
 *
 * @param reynolds - zero or greater
 * @throws RangeError when Re is negative or Pr is outside 0.5–2000
 */
export function tubeNusselt(reynolds: number, prandtl: number): number {
  assertWithin('Reynolds number', reynolds, 0, Number.MAX_VALUE);
  assertWithin('Prandtl number', prandtl, 0.5, 2000);
  const {laminar, turbulent} = TUBE_TRANSITION;
  if (reynolds >= turbulent) {
    return gnielinskiNusselt(reynolds, prandtl);
  }
  if (reynolds <= laminar) {
    return LAMINAR_NUSSELT;
  }
  const share = (reynolds - laminar) / (turbulent - laminar);
  const high = gnielinskiNusselt(turbulent, prandtl);
  return LAMINAR_NUSSELT + share * (high - LAMINAR_NUSSELT);
}

/**
 * Computes the heat transfer coefficient h = Nu k/L in W/(m²·K) from a Nusselt
 * number, the conductivity of the fluid in W/(m·K) and the characteristic
 * length in m (definition of the Nusselt number).
 *
 * @throws RangeError when one of them isn't positive
 */
export function heatTransferCoefficient(
  nusselt: number,
  conductivity: number,
  length: number,
): number {
  assertPositive('Nusselt number', nusselt);
  assertPositive('conductivity', conductivity);
  assertPositive('characteristic length', length);
  return (nusselt * conductivity) / length;
}
