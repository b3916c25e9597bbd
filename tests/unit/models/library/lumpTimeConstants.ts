/** A slab in N equal lumps, one face at constant temperature, the other insulated. */
interface LumpChain {
  /** Number of lumps N. */
  readonly count: number;
  /** Length of the conductor from the face to the first centre, in lumps. */
  readonly firstConductor: number;
  /** Thickness L of the slab, m. */
  readonly thickness: number;
  /** Thermal diffusivity α, m²/s. */
  readonly diffusivity: number;
}

/**
 * Computes the slowest and the fastest time constant of a chain of lumps, s, in
 * closed form: L²/α over 4N² sin²(θ_k/2) with θ_k = (2k − 1)π/(2N) for a first
 * conductor of half a lump and (2k − 1)π/(2N + 1) for one of a full lump
 * (eigenvalues of the tridiagonal difference matrix; Strang, SIAM Rev. 41
 * (1999) 135–147).
 */
export function lumpTimeConstants({
  count,
  firstConductor,
  thickness,
  diffusivity,
}: LumpChain): {readonly slowest: number; readonly fastest: number} {
  const halves = firstConductor === 1 ? 2 * count + 1 : 2 * count;
  const timeConstant = (mode: number): number => {
    const angle = ((2 * mode - 1) * Math.PI) / halves;
    const rate = (2 * count * Math.sin(angle / 2)) ** 2;
    return (thickness * thickness) / (diffusivity * rate);
  };
  return {slowest: timeConstant(1), fastest: timeConstant(count)};
}
