import {assertPositive, assertWithin} from '../domain';
import {petukhovFriction} from '../fluids/friction';

/**
 * Nusselt numbers of fully developed laminar flow in a circular tube
 * (Incropera et al., Fundamentals of Heat and Mass Transfer, ch. 8).
 */
export const LAMINAR_NUSSELT = {
  /** For a wall at constant temperature. */
  constantTemperature: 3.657,
  /** For a wall with constant heat flux. */
  constantHeatFlux: 4.364,
} as const;

/** Reynolds numbers between which {@link tubeNusselt} interpolates. */
const TUBE_TRANSITION = {laminar: 2300, turbulent: 4000} as const;

/**
 * Computes the Nusselt number of turbulent flow in a long tube, Nu = 0.023
 * Re^0.8 Prⁿ with n = 0.4 when the fluid is heated and 0.3 when it is cooled
 * (Dittus–Boelter as in Incropera et al., eq. 8.60). Valid for Re ≥ 10⁴, L/D ≥
 * 10, Pr 0.6 to 160.
 *
 * @throws RangeError when Re or Pr isn't positive
 */
export function dittusBoelterNusselt(
  reynolds: number,
  prandtl: number,
  fluidIs: 'heated' | 'cooled',
): number {
  assertPositive('Reynolds number', reynolds);
  assertPositive('Prandtl number', prandtl);
  return (
    0.023 * reynolds ** 0.8 * prandtl ** (fluidIs === 'heated' ? 0.4 : 0.3)
  );
}

/**
 * Computes the Nusselt number of turbulent flow in a tube,
 * Nu = (f/8)(Re − 1000)Pr / [1 + 12.7 √(f/8)(Pr^(2/3) − 1)]
 * (Gnielinski, Int. Chem. Eng. 16 (1976) 359–368). Valid for Re 3000 to 5·10⁶
 * and Pr 0.5 to 2000 in smooth tubes; with the friction factor of a rough pipe
 * the result is too large.
 *
 * @param frictionFactor - Darcy; by default Petukhov's for smooth tubes
 * @throws RangeError when Re isn't above 1000 or Pr is outside 0.5–2000, where
 *   the formula is not valid
 */
export function gnielinskiNusselt(
  reynolds: number,
  prandtl: number,
  frictionFactor: number = petukhovFriction(reynolds),
): number {
  assertWithin('Reynolds number', reynolds, 1000, Number.MAX_VALUE);
  assertWithin('Prandtl number', prandtl, 0.5, 2000);
  assertPositive('friction factor', frictionFactor);
  const eighth = frictionFactor / 8;
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
  const low = LAMINAR_NUSSELT.constantTemperature;
  if (reynolds <= laminar) {
    return low;
  }
  const share = (reynolds - laminar) / (turbulent - laminar);
  return low + share * (gnielinskiNusselt(turbulent, prandtl) - low);
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

/**
 * Computes the laminar entry lengths in m, 0.05 Re D for the velocity profile
 * and Pr times that for the temperature profile (Incropera et al., ch. 8).
 *
 * @param diameter - D, m
 * @throws RangeError when one of the arguments isn't positive
 */
export function laminarEntryLengths(
  reynolds: number,
  prandtl: number,
  diameter: number,
): {readonly hydrodynamic: number; readonly thermal: number} {
  assertPositive('Reynolds number', reynolds);
  assertPositive('Prandtl number', prandtl);
  assertPositive('diameter', diameter);
  const hydrodynamic = 0.05 * reynolds * diameter;
  return {hydrodynamic, thermal: hydrodynamic * prandtl};
}
