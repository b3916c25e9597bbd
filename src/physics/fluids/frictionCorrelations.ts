import {
  blasiusFriction,
  churchillFriction,
  colebrookFriction,
  haalandFriction,
  laminarFriction,
  petukhovFriction,
  swameeJainFriction,
} from './friction';

/**
 * A friction law: computes the Darcy friction factor. Laws for smooth pipes
 * ignore the relative roughness ε/D.
 *
 * @throws RangeError outside the domain of the law
 */
export type FrictionLaw = (
  reynolds: number,
  relativeRoughness: number,
) => number;

/** The friction laws that a reader can choose. Sources: at each function. */
export const FRICTION_CORRELATIONS = {
  churchill: churchillFriction,
  laminar: laminarFriction,
  blasius: blasiusFriction,
  colebrook: colebrookFriction,
  haaland: haalandFriction,
  swameeJain: swameeJainFriction,
  petukhov: petukhovFriction,
} as const satisfies Readonly<Record<string, FrictionLaw>>;

/** The key of a friction law in {@link FRICTION_CORRELATIONS}. */
export type FrictionKey = keyof typeof FRICTION_CORRELATIONS;

/** End of laminar flow and start of turbulent flow in {@link pipeFriction}. */
export const TRANSITION = {laminar: 2000, turbulent: 4000} as const;

/**
 * Computes the Darcy friction factor of a chosen law at any Reynolds number, as
 * a pipe model needs it: 64/Re up to Re 2000, the law itself from Re 4000,
 * linear in Re between them. Churchill's and the laminar law are used as they
 * are.
 *
 * @param key - the law
 * @param reynolds - greater than 0
 * @param relativeRoughness - ε/D, 0 to 1
 * @throws RangeError as the laws do
 */
export function pipeFriction(
  key: FrictionKey,
  reynolds: number,
  relativeRoughness: number,
): number {
  const factor: FrictionLaw = FRICTION_CORRELATIONS[key];
  if (key === 'churchill' || key === 'laminar') {
    return factor(reynolds, relativeRoughness);
  }
  const {laminar, turbulent} = TRANSITION;
  if (reynolds <= laminar) {
    return laminarFriction(reynolds);
  }
  if (reynolds >= turbulent) {
    return factor(reynolds, relativeRoughness);
  }
  const low = laminarFriction(laminar);
  const share = (reynolds - laminar) / (turbulent - laminar);
  return low + share * (factor(turbulent, relativeRoughness) - low);
}
