import type {RosenbrockStep} from './step';
import {DENSE_ROWS} from './step';
import type {Side} from './types';

const INITIAL_CAPACITY = 32;

/**
 * Stores the steps of a run, so that the state can be evaluated at every
 * instant.
 *
 * Within a step of length h from (t0, y0) to y1, with s = (t − t0)/h, the
 * state is (1 − s)·y0 + s·(y1 + (1 − s)·(k1 + s·(k2 + s·k3))), which is of
 * order 4 (Steinebach 2023, see tableau.ts; form of Hairer and Wanner, Solving
 * Ordinary Differential Equations II, section IV.7).
 */
export class StepRecord {
  /** Number of steps stored. */
  count = 0;
  private readonly size: number;
  private readonly blockLength: number;
  private starts: Float64Array = new Float64Array(INITIAL_CAPACITY);
  private lengths: Float64Array = new Float64Array(INITIAL_CAPACITY);
  private blocks: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.blockLength = (2 + DENSE_ROWS) * size;
    this.blocks = new Float64Array(INITIAL_CAPACITY * this.blockLength);
  }

  /** Stores a step of h seconds from (t, y), just computed by `step`. */
  append(t: number, h: number, y: Float64Array, step: RosenbrockStep): void {
    if (this.count === this.starts.length) this.grow();
    const offset = this.count * this.blockLength;
    this.starts[this.count] = t;
    this.lengths[this.count] = h;
    this.blocks.set(y, offset);
    this.blocks.set(step.next, offset + this.size);
    step.writeDenseRows(this.blocks, offset + 2 * this.size);
    this.count++;
  }

  /** Removes the last step. */
  dropLast(): void {
    this.count--;
  }

  /** Returns the instants at which the steps begin, in s. */
  startTimes(): Float64Array {
    return this.starts.slice(0, this.count);
  }

  /** Writes the state at `elapsed` seconds after the start of the last step. */
  interpolateLast(elapsed: number, into: Float64Array): void {
    const last = this.count - 1;
    this.interpolate(last, elapsed / this.lengths[last]!, into);
  }

  /**
   * Writes the slope of the dense output, in 1/s, at `elapsed` seconds after
   * the start of the last step.
   */
  slopeOfLast(elapsed: number, into: Float64Array): void {
    const {size, blocks} = this;
    const last = this.count - 1;
    const h = this.lengths[last]!;
    const s = elapsed / h;
    const first = last * this.blockLength;
    for (let i = 0; i < size; i++) {
      const entry = first + i;
      const y0 = blocks[entry]!;
      const y1 = blocks[entry + size]!;
      const k1 = blocks[entry + 2 * size]!;
      const k2 = blocks[entry + 3 * size]!;
      const k3 = blocks[entry + 4 * size]!;
      const bend = k1 + s * (k2 + s * k3);
      const bendSlope = k2 + 2 * s * k3;
      into[i] = (y1 - y0 + (1 - 2 * s) * bend + s * (1 - s) * bendSlope) / h;
    }
  }

  /** Writes the state at t (s), from the step on the given side of t. */
  evaluate(t: number, side: Side, into: Float64Array): void {
    const index = this.find(t, side);
    const elapsed = t - this.starts[index]!;
    this.interpolate(index, elapsed / this.lengths[index]!, into);
  }

  /** Finds the last step that begins before t, or at t for the right limit. */
  private find(t: number, side: Side): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const start = this.starts[middle]!;
      if (start < t || (side === 'right' && start === t)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /**
   * Interpolates at the fraction s of a step, starting from its nearer end, so
   * that the rounding error vanishes towards that end.
   */
  private interpolate(index: number, s: number, into: Float64Array): void {
    const {size, blocks} = this;
    const first = index * this.blockLength;
    const r = 1 - s;
    const isEarly = s < 0.5;
    for (let i = 0; i < size; i++) {
      const entry = first + i;
      const y0 = blocks[entry]!;
      const y1 = blocks[entry + size]!;
      const k1 = blocks[entry + 2 * size]!;
      const k2 = blocks[entry + 3 * size]!;
      const k3 = blocks[entry + 4 * size]!;
      const bend = k1 + s * (k2 + s * k3);
      into[i] = isEarly
        ? y0 + s * (y1 - y0 + r * bend)
        : y1 + r * (y0 - y1 + s * bend);
    }
  }

  private grow(): void {
    const capacity = 2 * this.starts.length;
    const grown = (values: Float64Array, length: number): Float64Array => {
      const copy = new Float64Array(length);
      copy.set(values);
      return copy;
    };
    this.starts = grown(this.starts, capacity);
    this.lengths = grown(this.lengths, capacity);
    this.blocks = grown(this.blocks, capacity * this.blockLength);
  }
}
