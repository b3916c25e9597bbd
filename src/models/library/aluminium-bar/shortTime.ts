import {erf, erfc, ierfc} from '../../../physics/erf';
import {endBiotNumber, hasHeldFace} from './chain';
import type {Values} from './parameters';

/**
 * Solution for a bar with a film at its far end at short times, before the ends
 * affect each other: two semi-infinite solids, one with a held face, one with a
 * film (Incropera et al., Fundamentals of Heat and Mass Transfer, §5.7; Carslaw
 * & Jaeger §2.7).
 */

/** Fourier number up to which the solution is exact to rounding. */
export const SHORT_TIME = 0.005;

/** Computes the term of the film, e^(By + B²Fo)·erfc(y/(2√Fo) + B√Fo). */
function filmTerm(biot: number, depth: number, fourier: number): number {
  const root = Math.sqrt(fourier);
  return (
    Math.exp(biot * (depth + biot * fourier)) *
    erfc(depth / (2 * root) + biot * root)
  );
}

/** Computes the temperature at ξ and 0 < Fo < SHORT_TIME, K. */
export function shortTimeTemperature(
  p: Values,
  position: number,
  fourier: number,
): number {
  const scale = 2 * Math.sqrt(fourier);
  const biot = endBiotNumber(p);
  const fromFace = hasHeldFace(p) ? erfc(position / scale) : 0;
  const depth = 1 - position;
  const fromFluid = erfc(depth / scale) - filmTerm(biot, depth, fourier);
  return (
    p.initial +
    (p.faceTemperature - p.initial) * fromFace +
    (p.ambient - p.initial) * fromFluid
  );
}

/** Computes the mean temperature over a range of ξ, 0 < Fo < SHORT_TIME, K. */
export function shortTimeMean(
  p: Values,
  [from, to]: readonly [number, number],
  fourier: number,
): number {
  const scale = 2 * Math.sqrt(fourier);
  const biot = endBiotNumber(p);
  const integral = (near: number, far: number): number =>
    scale * (ierfc(near / scale) - ierfc(far / scale));
  const film = (depth: number): number =>
    (filmTerm(biot, depth, fourier) + erf(depth / scale)) / biot;
  const [near, far] = [1 - to, 1 - from];
  const fromFace = hasHeldFace(p) ? integral(from, to) : 0;
  const fromFluid = integral(near, far) - film(far) + film(near);
  return (
    p.initial +
    ((p.faceTemperature - p.initial) * fromFace +
      (p.ambient - p.initial) * fromFluid) /
      (to - from)
  );
}
