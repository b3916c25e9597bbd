import {assertCount, assertPositive} from '../domain';
import {findRoot} from '../roots';

/**
 * Solution for a slab cooled by a film at one face, the other face insulated.
 * Dimensionless numbers:
 * position ξ = x/L from the insulated face, Biot number Bi = hL/k, Fourier
 * number Fo = αt/L², temperature ratio θ = (T − T_∞)/(T_initial − T_∞).
 * Source: Incropera et al., Fundamentals of Heat and Mass Transfer, §5.5 and
 * table 5.1; Carslaw & Jaeger §3.11.
 */

/**
 * Computes the eigenvalue ζ_n, the root of ζ tan ζ = Bi between (n − 1)π and (n
 * − ½)π.
 *
 * @param biot - greater than 0
 * @param order - n = 1, 2, 3, …
 * @throws RangeError when the Biot number isn't positive or n isn't a count
 */
export function convectiveEigenvalue(biot: number, order: number): number {
  assertPositive('Biot number', biot);
  assertCount('order of the eigenvalue', order);
  const start = (order - 1) * Math.PI;
  // Solving for the offset within the half period is accurate for high orders.
  const offset = findRoot(
    (x) => (start + x) * Math.sin(x) - biot * Math.cos(x),
    0,
    Math.PI / 2,
  );
  return start + offset;
}

/**
 * Computes the coefficient C_n = 4 sin ζ/(2ζ + sin 2ζ) of the mode with
 * eigenvalue ζ.
 *
 * @throws RangeError when the eigenvalue isn't positive
 */
export function convectiveCoefficient(eigenvalue: number): number {
  assertPositive('eigenvalue', eigenvalue);
  return (
    (4 * Math.sin(eigenvalue)) / (2 * eigenvalue + Math.sin(2 * eigenvalue))
  );
}
