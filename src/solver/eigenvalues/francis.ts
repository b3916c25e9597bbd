/** A complex eigenvalue, in the unit of the matrix. */
export interface Eigenvalue {
  /** Real part. */
  readonly real: number;
  /** Imaginary part; 0 for a real eigenvalue. */
  readonly imaginary: number;
}

/** Iterations for one eigenvalue after which the matrix is given up. */
const MAXIMUM_ITERATIONS = 90;
/** Iterations after which an exceptional shift breaks a cycle. */
const EXCEPTIONAL = 10;

/** The two shifts of an iteration: the roots of (λ − a)(λ − b) = product. */
interface Shifts {
  readonly a: number;
  readonly b: number;
  readonly product: number;
}

/**
 * Computes the eigenvalues of an upper Hessenberg matrix, which is destroyed,
 * by the QR iteration of J. Francis with double shifts.
 *
 * Source: Golub and Van Loan, Matrix Computations, algorithm 7.5.2; start of
 * the iteration and exceptional shifts as in EISPACK's `hqr` (B. Smith et al.,
 * Matrix Eigensystem Routines, 1976).
 */
export class FrancisIteration {
  private readonly h: Float64Array;
  private readonly size: number;
  /** Sum of the absolute entries: the scale where a diagonal is 0. */
  private readonly norm: number;

  constructor(hessenberg: Float64Array, size: number) {
    this.h = hessenberg;
    this.size = size;
    this.norm = hessenberg.reduce((sum, entry) => sum + Math.abs(entry), 0);
  }

  /**
   * Returns the eigenvalues; a conjugate pair is adjacent, the one with the
   * positive imaginary part first.
   * @throws RangeError when the iteration does not converge
   */
  run(): Eigenvalue[] {
    const found: Eigenvalue[] = [];
    let last = this.size - 1;
    let iterations = 0;
    while (last >= 0) {
      const first = this.firstOfBlock(last);
      if (first === last) {
        found.push({real: this.at(last, last), imaginary: 0});
      } else if (first === last - 1) {
        found.push(...this.eigenvaluesOfPair(first));
      } else {
        if (++iterations > MAXIMUM_ITERATIONS) {
          throw new RangeError('the QR iteration does not converge');
        }
        this.sweep(first, last, this.chooseShifts(last, iterations));
        continue;
      }
      last = first - 1;
      iterations = 0;
    }
    return found;
  }

  private at(i: number, j: number): number {
    return this.h[i * this.size + j]!;
  }

  /**
   * Returns the first row of the unreduced block that ends at `last`, and sets
   * the negligible subdiagonal entry before it to 0.
   */
  private firstOfBlock(last: number): number {
    for (let k = last; k > 0; k--) {
      const size = Math.abs(this.at(k - 1, k - 1)) + Math.abs(this.at(k, k));
      const scale = size === 0 ? this.norm : size;
      if (Math.abs(this.at(k, k - 1)) <= Number.EPSILON * scale) {
        this.h[k * this.size + k - 1] = 0;
        return k;
      }
    }
    return 0;
  }

  /** Solves the block of rows k and k + 1, without cancellation. */
  private eigenvaluesOfPair(k: number): [Eigenvalue, Eigenvalue] {
    const [a, d] = [this.at(k, k), this.at(k + 1, k + 1)];
    const product = this.at(k, k + 1) * this.at(k + 1, k);
    const half = (a - d) / 2;
    const discriminant = half * half + product;
    const root = Math.sqrt(Math.abs(discriminant));
    if (discriminant < 0) {
      const real = d + half;
      return [
        {real, imaginary: root},
        {real, imaginary: -root},
      ];
    }
    const far = half + (half < 0 ? -root : root);
    return [
      {real: d + far, imaginary: 0},
      {real: far === 0 ? d : d - product / far, imaginary: 0},
    ];
  }

  private chooseShifts(last: number, iterations: number): Shifts {
    const b = this.at(last, last);
    if (iterations % EXCEPTIONAL === 0) {
      const size =
        Math.abs(this.at(last, last - 1)) +
        Math.abs(this.at(last - 1, last - 2));
      const shift = b + 0.75 * size;
      return {a: shift, b: shift, product: -0.4375 * size * size};
    }
    return {
      a: this.at(last - 1, last - 1),
      b,
      product: this.at(last, last - 1) * this.at(last - 1, last),
    };
  }

  /** Chases the bulge of a double shift through the block. */
  private sweep(first: number, last: number, {a, b, product}: Shifts): void {
    const corner = this.at(first, first);
    const below = this.at(first + 1, first);
    let x =
      ((corner - a) * (corner - b) - product) / below +
      this.at(first, first + 1);
    let y = this.at(first + 1, first + 1) - a - (b - corner);
    let z = this.at(first + 2, first + 1);
    for (let k = first; k < last; k++) {
      const rows = Math.min(3, last - k + 1);
      this.reflect(k, rows, [x, y, z], first, last);
      x = this.at(k + 1, k);
      y = k + 2 <= last ? this.at(k + 2, k) : 0;
      z = k + 3 <= last ? this.at(k + 3, k) : 0;
    }
  }

  /**
   * Applies the reflection that maps (x, y, z) to a multiple of (1, 0, 0) to
   * rows and columns k … k + count − 1 of the block.
   */
  private reflect(
    k: number,
    count: number,
    [x, y, z]: readonly [number, number, number],
    first: number,
    last: number,
  ): void {
    const {h, size} = this;
    const scale = Math.abs(x) + Math.abs(y) + (count > 2 ? Math.abs(z) : 0);
    if (scale === 0) return;
    const v = [x / scale, y / scale, count > 2 ? z / scale : 0];
    const length = Math.hypot(...v);
    v[0]! += x < 0 ? -length : length;
    const weight = 1 / (length * Math.abs(v[0]!));
    for (let j = Math.max(first, k - 1); j <= last; j++) {
      let sum = 0;
      for (let i = 0; i < count; i++) sum += v[i]! * h[(k + i) * size + j]!;
      for (let i = 0; i < count; i++) {
        h[(k + i) * size + j]! -= weight * sum * v[i]!;
      }
    }
    for (let i = first; i <= Math.min(k + 3, last); i++) {
      let sum = 0;
      for (let j = 0; j < count; j++) sum += v[j]! * h[i * size + k + j]!;
      for (let j = 0; j < count; j++) {
        h[i * size + k + j]! -= weight * sum * v[j]!;
      }
    }
    for (let i = 1; i < count && k > first; i++) h[(k + i) * size + k - 1] = 0;
  }
}
