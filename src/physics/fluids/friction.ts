import {assertPositive, assertWithin} from '../domain';

/**
 * Darcy friction factors of straight pipes, four times those of Fanning.
 * Reynolds number and relative roughness ε/D (ε absolute roughness, D inner
 * or hydraulic diameter) are dimensionless.
 */

function assertFlow(reynolds: number, relativeRoughness = 0): void {
  assertPositive('Reynolds number', reynolds);
  assertWithin('relative roughness', relativeRoughness, 0, 1);
}

/** Returns f from 1/√f, which must be positive in the logarithmic laws. */
function fromInverseRoot(inverseRoot: number, reynolds: number): number {
  if (!(inverseRoot > 0)) {
    throw new RangeError(
      `Reynolds number ${reynolds} is too low for a turbulent friction law`,
    );
  }
  return 1 / (inverseRoot * inverseRoot);
}

/**
 * Computes f of laminar flow in a circular pipe: f = 64/Re (Hagen–Poiseuille).
 *
 * @throws RangeError when the Reynolds number isn't positive
 */
export function laminarFriction(reynolds: number): number {
  assertFlow(reynolds);
  return 64 / reynolds;
}

/**
 * Computes f of a smooth pipe: f = 0.3164 Re^(−1/4) (Blasius 1913); Re 4·10³ to
 * 10⁵.
 *
 * @throws RangeError when the Reynolds number isn't positive
 */
export function blasiusFriction(reynolds: number): number {
  assertFlow(reynolds);
  return 0.3164 * reynolds ** -0.25;
}

/**
 * Computes f of a smooth pipe: f = (0.790 ln Re − 1.64)⁻² (Petukhov, Adv. Heat
 * Transfer 6 (1970) 503–564); Re 3·10³ to 5·10⁶.
 *
 * @throws RangeError when the Reynolds number isn't above 8, where the
 *   formula has its pole
 */
export function petukhovFriction(reynolds: number): number {
  assertFlow(reynolds);
  return fromInverseRoot(0.79 * Math.log(reynolds) - 1.64, reynolds);
}

/**
 * Computes f of a rough pipe: 1/√f = −1.8 log₁₀[(ε/3.7D)^1.11 + 6.9/Re]
 * (Haaland, J. Fluids Eng. 105 (1983) 89–90).
 *
 * @throws RangeError for a roughness outside 0–1 or a Reynolds number under
 *   about 7, where the logarithm changes sign
 */
export function haalandFriction(
  reynolds: number,
  relativeRoughness: number,
): number {
  assertFlow(reynolds, relativeRoughness);
  const argument = (relativeRoughness / 3.7) ** 1.11 + 6.9 / reynolds;
  return fromInverseRoot(-1.8 * Math.log10(argument), reynolds);
}

/**
 * Computes f of a rough pipe: f = 0.25/[log₁₀(ε/3.7D + 5.74/Re^0.9)]² (Swamee &
 * Jain, J. Hydraul. Div. ASCE 102 (1976) 657–664); Re 5·10³ to 10⁸, ε/D 10⁻⁶ to
 * 10⁻².
 *
 * @throws RangeError for a roughness outside 0–1 or a Reynolds number under
 *   about 7, where the logarithm changes sign
 */
export function swameeJainFriction(
  reynolds: number,
  relativeRoughness: number,
): number {
  assertFlow(reynolds, relativeRoughness);
  const argument = relativeRoughness / 3.7 + 5.74 / reynolds ** 0.9;
  return fromInverseRoot(-2 * Math.log10(argument), reynolds);
}

/**
 * Computes f of a rough pipe from an implicit law: 1/√f = −2 log₁₀(ε/3.7D +
 * 2.51/(Re√f)) (Colebrook, J. Inst. Civil Eng. 11 (1939) 133–156), solved for x
 * = 1/√f by Newton's method to 10⁻¹². The residual is concave and rising, so
 * that the iteration converges from any point to the left of the root.
 *
 * @throws RangeError when the Reynolds number isn't positive or the roughness
 *   lies outside 0–1
 */
export function colebrookFriction(
  reynolds: number,
  relativeRoughness: number,
): number {
  assertFlow(reynolds, relativeRoughness);
  const a = relativeRoughness / 3.7;
  const b = 2.51 / reynolds;
  let x = Math.max(1e-3, -2 * Math.log10(a + b * 20));
  while (x + 2 * Math.log10(a + b * x) > 0) {
    x /= 2;
  }
  for (let i = 0; i < 100; i++) {
    const inner = a + b * x;
    const residual = x + 2 * Math.log10(inner);
    const step = residual / (1 + (2 * Math.LOG10E * b) / inner);
    x -= step;
    if (Math.abs(step) <= 1e-14 * x) {
      break;
    }
  }
  return 1 / (x * x);
}

/**
 * Computes f in all flow regimes by one smooth expression: f = 8[(8/Re)¹² + (A
 * + B)^(−3/2)]^(1/12) with A = {2.457 ln 1/[(7/Re)^0.9 + 0.27 ε/D]}¹⁶ and B =
 * (37530/Re)¹⁶ (Churchill, Chem. Eng. 84 (1977) no. 24, 91–92). Between Re 2000
 * and 4000 any formula is a convention.
 *
 * @throws RangeError when the Reynolds number isn't positive or the roughness
 *   lies outside 0–1
 */
export function churchillFriction(
  reynolds: number,
  relativeRoughness: number,
): number {
  assertFlow(reynolds, relativeRoughness);
  if (reynolds < 1) {
    // The turbulent term is below rounding here, and its powers overflow.
    return 64 / reynolds;
  }
  const inner = (7 / reynolds) ** 0.9 + 0.27 * relativeRoughness;
  const a = (2.457 * Math.log(1 / inner)) ** 16;
  const b = (37530 / reynolds) ** 16;
  return 8 * ((8 / reynolds) ** 12 + (a + b) ** -1.5) ** (1 / 12);
}
