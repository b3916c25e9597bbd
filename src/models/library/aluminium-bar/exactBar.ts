import {
  slabFaceFluxRatio,
  slabMeanRatio,
  slabRatio,
} from '../../../physics/heat/slab';
import {barDiffusivity, barMaterial, hasHeldFace} from './chain';
import {slowestEigenvalue, steadyTemperature, transientSum} from './modes';
import type {Values} from './parameters';
import {SHORT_TIME, shortTimeMean, shortTimeTemperature} from './shortTime';

function fourierNumber(p: Values, t: number): number {
  return (barDiffusivity(p) * t) / p.length ** 2;
}

/**
 * Computes the exact temperature of the bar at ξ = x/L and t (s), K. Source:
 * see the solutions in slab.ts, shortTime.ts and modes.ts.
 */
export function exactTemperature(
  p: Values,
  position: number,
  t: number,
): number {
  const fourier = fourierNumber(p, t);
  if (p.boundaries === 'held-insulated') {
    const ratio = slabRatio(position, fourier);
    return p.faceTemperature + (p.initial - p.faceTemperature) * ratio;
  }
  if (fourier === 0) {
    return p.initial;
  }
  if (fourier < SHORT_TIME) {
    return shortTimeTemperature(p, position, fourier);
  }
  const shape = hasHeldFace(p) ? Math.sin : Math.cos;
  return (
    steadyTemperature(p, position) +
    transientSum(p, fourier, (zeta) => shape(zeta * position))
  );
}

/** Computes the exact mean temperature over a range of ξ at t (s), K. */
export function exactMean(
  p: Values,
  range: readonly [number, number],
  t: number,
): number {
  const fourier = fourierNumber(p, t);
  const [from, to] = range;
  if (p.boundaries === 'held-insulated') {
    const ratio = slabMeanRatio(from, to, fourier);
    return p.faceTemperature + (p.initial - p.faceTemperature) * ratio;
  }
  if (fourier === 0) {
    return p.initial;
  }
  if (fourier < SHORT_TIME) {
    return shortTimeMean(p, range, fourier);
  }
  const integral = hasHeldFace(p)
    ? (x: number) => -Math.cos(x)
    : (x: number) => Math.sin(x);
  return (
    steadyTemperature(p, (from + to) / 2) +
    transientSum(
      p,
      fourier,
      (zeta) =>
        (integral(zeta * to) - integral(zeta * from)) / (zeta * (to - from)),
    )
  );
}

/**
 * Computes the exact heat flow rate into the held face, far end insulated, at
 * t > 0 (s), W.
 */
export function exactFaceFlow(p: Values, t: number): number {
  const {conductivity} = barMaterial(p);
  const unit = (conductivity * p.crossSection) / p.length;
  return (
    unit *
    (p.faceTemperature - p.initial) *
    slabFaceFluxRatio(fourierNumber(p, t))
  );
}

/** Computes the exact slowest time constant of the bar, L²/(αζ₁²), s. */
export function exactTimeConstant(p: Values): number {
  const zeta =
    p.boundaries === 'held-insulated' ? Math.PI / 2 : slowestEigenvalue(p);
  return p.length ** 2 / (barDiffusivity(p) * zeta ** 2);
}
