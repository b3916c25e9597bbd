import {celsius} from '../../../../physics/units';

const {PI, cos, exp, sin, sqrt} = Math;

const FACE = celsius(40);
const INITIAL = celsius(20);

/** Conductivity of aluminium, W/(m·K). */
export const CONDUCTIVITY = 237;

/** Volumetric heat capacity of aluminium, J/(m³·K). */
export const HEAT_CAPACITY = 2702 * 903;

/** Thermal diffusivity of aluminium, m²/s. */
export const DIFFUSIVITY = CONDUCTIVITY / HEAT_CAPACITY;

/** Cross-section of the plate, m². */
export const CROSS_SECTION = 1e-4;

/** Parameters of a plate of 20 mm whose face is held. */
export const PLATE = {
  length: 0.02,
  crossSection: CROSS_SECTION,
  material: 'aluminium',
  boundaries: 'held-insulated',
  faceTemperature: FACE,
  initial: INITIAL,
} as const;

/**
 * Sums the Fourier series of the plate for a mode shape: sin λx or its mean.
 */
function series(
  length: number,
  t: number,
  shape: (lambda: number) => number,
): number {
  let ratio = 0;
  for (let n = 1; n <= 60; n += 1) {
    const lambda = ((2 * n - 1) * PI) / (2 * length);
    const decay = exp(-DIFFUSIVITY * lambda * lambda * t);
    ratio += (4 / ((2 * n - 1) * PI)) * shape(lambda) * decay;
  }
  return FACE + (INITIAL - FACE) * ratio;
}

/** Computes the exact temperature at x (m) and t (s), K. */
export function pointTemperature(length: number, x: number, t: number): number {
  return series(length, t, (lambda) => sin(lambda * x));
}

/** Computes the exact mean temperature from `from` to `to` (m) at t (s), K. */
export function meanTemperature(
  length: number,
  from: number,
  to: number,
  t: number,
): number {
  return series(
    length,
    t,
    (lambda) =>
      (cos(lambda * from) - cos(lambda * to)) / (lambda * (to - from)),
  );
}

/** Returns the decay rates μ of two lumps over α/L², roots of a quadratic. */
export function twoLumpRates(s: number): readonly [number, number] {
  const half = 4 + 2 / s;
  const root = sqrt(half * half - 16 / s);
  return [half - root, half + root];
}

/**
 * Computes the temperatures of two lumps at t (s), each as a sum of two modes, K;
 * `s` is the length of the first conductor over that of a lump.
 */
export function twoLumps(s: number, t: number): readonly [number, number] {
  const [slow, fast] = twoLumpRates(s);
  const fourier = (DIFFUSIVITY * t) / PLATE.length ** 2;
  const temperature = (startRate: number): number => {
    const part = (fast - startRate) / (fast - slow);
    const ratio =
      part * exp(-slow * fourier) + (1 - part) * exp(-fast * fourier);
    return FACE + (INITIAL - FACE) * ratio;
  };
  return [temperature(4 / s), temperature(0)];
}

/** Time scale of the plate, L²/α, s. */
export const TIME_SCALE = PLATE.length ** 2 / DIFFUSIVITY;
