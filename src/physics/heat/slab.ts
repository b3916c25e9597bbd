import {assertNotNegative, assertPositive, assertWithin} from '../domain';
import {erfc, ierfc} from '../erf';

/**
 * Solution for a slab at one temperature whose face at x = 0 is suddenly held
 * at another, the far face insulated. Dimensionless numbers: position ξ = x/L,
 * Fourier number Fo = αt/L², temperature ratio θ = (T − T_face)/(T_initial −
 * T_face). Source of the series: Carslaw & Jaeger, Conduction of Heat in
 * Solids, 2nd ed. (1959), §3.3 and §12.5; Incropera et al., ch. 5.
 */

/**
 * Fourier number below which the images of the semi-infinite solution converge
 * faster than the Fourier series; at the limit both need seven terms or fewer.
 */
const SHORT_TIME = 0.1;

/** Exponent from which e^(−x) is negligible against 1. */
const NEGLIGIBLE = 40;

/** Sums 4/((2n−1)π) shape(λ) e^(−λ²Fo) over the modes λ = (2n−1)π/2. */
function fourierSum(
  fourier: number,
  shape: (lambda: number) => number,
): number {
  let sum = 0;
  for (let n = 1; ; n++) {
    const lambda = ((2 * n - 1) * Math.PI) / 2;
    const exponent = lambda * lambda * fourier;
    if (exponent > NEGLIGIBLE) {
      return sum;
    }
    sum += (2 / lambda) * shape(lambda) * Math.exp(-exponent);
  }
}

/** Sums (−1)^m image(2m) over the images that are not negligible. */
function imageSum(scale: number, image: (shift: number) => number): number {
  let sum = 0;
  for (let m = 0; m === 0 || (2 * m - 1) / scale < 7; m++) {
    sum += (m % 2 === 0 ? 1 : -1) * image(2 * m);
  }
  return sum;
}

/**
 * Computes the temperature ratio θ at a point of the slab, from 1 before the
 * step to 0 long after it.
 *
 * @param position - x/L, 0 at the held face, 1 at the insulated one
 * @param fourier - αt/L², zero or greater
 * @throws RangeError for a position outside 0–1 or a negative Fourier number
 */
export function slabRatio(position: number, fourier: number): number {
  assertWithin('relative position', position, 0, 1);
  assertNotNegative('Fourier number', fourier);
  if (position === 0) {
    return 0;
  }
  if (fourier === 0) {
    return 1;
  }
  if (fourier >= SHORT_TIME) {
    return fourierSum(fourier, (lambda) => Math.sin(lambda * position));
  }
  const scale = 2 * Math.sqrt(fourier);
  return (
    1 -
    imageSum(
      scale,
      (shift) =>
        erfc((shift + position) / scale) + erfc((shift + 2 - position) / scale),
    )
  );
}

/**
 * Computes the temperature ratio θ averaged over a range of the slab, which
 * corresponds to a lump of a lumped model.
 *
 * @param from - x/L where the range starts, 0 or more
 * @param to - x/L where it ends, above `from`, 1 or less
 * @param fourier - αt/L², zero or greater
 * @throws RangeError when the range isn't inside 0–1, is empty, or the Fourier
 *   number is negative
 */
export function slabMeanRatio(
  from: number,
  to: number,
  fourier: number,
): number {
  assertWithin('start of the range', from, 0, 1);
  assertWithin('end of the range', to, 0, 1);
  assertPositive('width of the range', to - from);
  assertNotNegative('Fourier number', fourier);
  if (fourier === 0) {
    return 1;
  }
  const width = to - from;
  if (fourier >= SHORT_TIME) {
    return fourierSum(
      fourier,
      (lambda) =>
        (Math.cos(lambda * from) - Math.cos(lambda * to)) / (lambda * width),
    );
  }
  const scale = 2 * Math.sqrt(fourier);
  const integral = imageSum(
    scale,
    (shift) =>
      ierfc((shift + from) / scale) -
      ierfc((shift + to) / scale) +
      ierfc((shift + 2 - to) / scale) -
      ierfc((shift + 2 - from) / scale),
  );
  return 1 - (scale / width) * integral;
}

/**
 * Computes the heat flux into the held face over k(T_face − T_initial)/L,
 * dimensionless; 1/√(πFo) at short times.
 *
 * @param fourier - αt/L², greater than 0: at 0 the flux is infinite
 * @throws RangeError when the Fourier number isn't positive
 */
export function slabFaceFluxRatio(fourier: number): number {
  assertPositive('Fourier number', fourier);
  if (fourier >= SHORT_TIME) {
    return fourierSum(fourier, (lambda) => lambda);
  }
  const scale = 2 * Math.sqrt(fourier);
  const images = imageSum(
    scale,
    (shift) =>
      Math.exp(-((shift / scale) ** 2)) -
      Math.exp(-(((shift + 2) / scale) ** 2)),
  );
  return images / Math.sqrt(Math.PI * fourier);
}
