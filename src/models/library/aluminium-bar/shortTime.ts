import {erf, erfc, ierfc} from '../../../physics/erf';
import type {Values} from './chain';
import {biotOf, hasHeldFace} from './chain';

/**
 * The bar with a film at its far end while neither end has heard of the other:
 * two semi-infinite solids, one with a held face, one with a film (Incropera et
 * al., Fundamentals of Heat and Mass Transfer, §5.7; Carslaw & Jaeger §2.7).
 */

/** Fourier number up to which that is exact to rounding. */
export const SHORT_TIME = 0.005;

/** e^(By + B²Fo)·erfc(y/(2√Fo) + B√Fo), the film's part near its face. */
function filmTerm(biot: number, depth: number, fourier: number): number {
  const root = Math.sqrt(fourier);
  return (
    Math.exp(biot * (depth + biot * fourier)) *
    erfc(depth / (2 * root) + biot * root)
  );
}

/** Temperature at ξ and 0 < Fo < SHORT_TIME, K. */
export function shortTimeTemperature(
  p: Values,
  position: number,
  fourier: number,
): number {
  const scale = 2 * Math.sqrt(fourier);
  const biot = biotOf(p);
  const fromFace = hasHeldFace(p) ? erfc(position / scale) : 0;
  const depth = 1 - position;
  const fromFluid = erfc(depth / scale) - filmTerm(biot, depth, fourier);
  return (
    p.initial +
    (p.faceTemperature - p.initial) * fromFace +
    (p.ambient - p.initial) * fromFluid
  );
}

/** Mean temperature over a range of ξ at 0 < Fo < SHORT_TIME, K. */
export function shortTimeMean(
  p: Values,
  [from, to]: readonly [number, number],
  fourier: number,
): number {
  const scale = 2 * Math.sqrt(fourier);
  const biot = biotOf(p);
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
