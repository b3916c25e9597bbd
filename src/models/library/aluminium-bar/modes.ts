import {
  convectiveCoefficient,
  convectiveEigenvalue,
} from '../../../physics/heat/convectiveSlab';
import {findRoot} from '../../../physics/roots';
import {memoizeLast} from '../shared/memoizeLast';
import {endBiotNumber, hasHeldFace} from './chain';
import type {Values} from './parameters';

/**
 * Solution for a bar with a film at its far end: the steady temperature plus a
 * sum over the modes sin ζξ (face held, ζ cot ζ = −Bi) or cos ζξ (face
 * insulated, ζ tan ζ = Bi), with the position ξ = x/L and the Fourier number Fo
 * = αt/L² (Carslaw & Jaeger, Conduction of Heat in Solids, 2nd ed., §3.9 to
 * §3.11).
 */

/** Number of modes, up to ζ = 90: at Fo = 0.005 the next one is below e⁻⁴⁰. */
const MODES = 29;

/** A mode: its eigenvalue and the weights of two initial profiles. */
interface Mode {
  /** Eigenvalue ζ. */
  readonly zeta: number;
  /** Weight for the initial profile 1. */
  readonly constant: number;
  /** Weight for the initial profile ξ. */
  readonly linear: number;
}

function heldMode(biot: number, order: number): Mode {
  const zeta = findRoot(
    (x) => x * Math.cos(x) + biot * Math.sin(x),
    (order - 0.5) * Math.PI,
    order * Math.PI,
  );
  const norm = 1 / 2 - Math.sin(2 * zeta) / (4 * zeta);
  return {
    zeta,
    constant: (1 - Math.cos(zeta)) / zeta / norm,
    linear: (Math.sin(zeta) - zeta * Math.cos(zeta)) / (zeta * zeta) / norm,
  };
}

function insulatedMode(biot: number, order: number): Mode {
  const zeta = convectiveEigenvalue(biot, order);
  return {zeta, constant: convectiveCoefficient(zeta), linear: 0};
}

/** Returns the modes of the bar, the slowest first; memoized. */
const barModes = memoizeLast((p: Values): readonly Mode[] => {
  const createMode = hasHeldFace(p) ? heldMode : insulatedMode;
  const biot = endBiotNumber(p);
  return Array.from({length: MODES}, (_, n) => createMode(biot, n + 1));
});

/** Returns the steady temperature at the face and its fall along the bar, K. */
function steady(p: Values): {readonly face: number; readonly fall: number} {
  const biot = endBiotNumber(p);
  return hasHeldFace(p)
    ? {
        face: p.faceTemperature,
        fall: ((p.faceTemperature - p.ambient) * biot) / (1 + biot),
      }
    : {face: p.ambient, fall: 0};
}

/** Returns the steady temperature of the bar at ξ, K. */
export function steadyTemperature(p: Values, position: number): number {
  const {face, fall} = steady(p);
  return face - fall * position;
}

/** Sums the transient part of the temperature at Fo ≥ 0.005, K. */
export function transientSum(
  p: Values,
  fourier: number,
  shape: (zeta: number) => number,
): number {
  const {face, fall} = steady(p);
  let sum = 0;
  for (const mode of barModes(p)) {
    const {zeta, constant, linear} = mode;
    const decay = Math.exp(-zeta * zeta * fourier);
    if (decay < 1e-17) {
      break;
    }
    const weight = (p.initial - face) * constant + fall * linear;
    sum += weight * shape(zeta) * decay;
  }
  return sum;
}

/** Returns the eigenvalue of the slowest mode, dimensionless. */
export function slowestEigenvalue(p: Values): number {
  return barModes(p)[0]?.zeta ?? Number.NaN;
}
