/**
 * Evaluates the correlation of Raithby and Hollands for air at 350 K between
 * cylinders with radii in m, at a temperature difference and a mean temperature
 * in K: characteristic length (m), Rayleigh number and conductivity ratio.
 */
export function raithbyHollands(
  inner: number,
  outer: number,
  difference: number,
  mean: number,
) {
  const size =
    (2 * Math.log(outer / inner) ** (4 / 3)) /
    (inner ** -0.6 + outer ** -0.6) ** (5 / 3);
  const buoyancy = (9.80665 * difference) / mean;
  const rayleigh = (buoyancy * size ** 3) / (20.92e-6 * 29.9e-6);
  const ratio = 0.386 * ((0.7 / (0.861 + 0.7)) * rayleigh) ** (1 / 4);
  return {size, rayleigh, ratio};
}
