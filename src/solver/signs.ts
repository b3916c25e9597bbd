/**
 * Keeps the signs of the switching functions g_i and says which of them fire.
 *
 * Rules:
 * 1. g_i fires when its sign changes in its direction; a value of exactly 0
 *    keeps the sign it had.
 * 2. A change made by a handler or by a break fires like any other, except in
 *    a function just handled: its sign is taken afresh.
 * 3. When a handler that moved a state leaves g_i as near zero as it was (a
 *    ball that bounces), the sign is open: the direction in which g_i leaves
 *    zero settles it. When only modes changed it is not (a relay must fire
 *    again on the way back).
 * 4. An open sign fires nothing. One that begins the run at 0, or is left at
 *    exactly 0 by its own handler, is open.
 */
export class SignBook {
  readonly count: number;
  /** 1 for each function that fired and is to be handled. */
  readonly fired: Uint8Array;
  /** Whether a sign is to be settled in the next step. */
  isOpen = false;
  private readonly directions: Int8Array;
  private readonly signs: Int8Array;
  private readonly open: Uint8Array;
  private readonly handled: Uint8Array;
  private readonly moved: Uint8Array;
  private readonly thresholds: Float64Array;
  private readonly settled: Float64Array;
  private readonly keptSigns: Int8Array;
  private readonly keptOpen: Uint8Array;
  private readonly keptThresholds: Float64Array;

  constructor(count: number, directions?: ArrayLike<number>) {
    this.count = count;
    this.directions = new Int8Array(count);
    if (directions) this.directions.set(Array.from(directions).map(Math.sign));
    this.fired = new Uint8Array(count);
    this.signs = new Int8Array(count);
    this.open = new Uint8Array(count);
    this.handled = new Uint8Array(count);
    this.moved = new Uint8Array(count);
    this.thresholds = new Float64Array(count);
    this.settled = new Float64Array(count);
    this.keptSigns = new Int8Array(count);
    this.keptOpen = new Uint8Array(count);
    this.keptThresholds = new Float64Array(count);
  }

  /** Takes the first signs; a function that begins at 0 is open. */
  begin(values: Float64Array): void {
    for (let i = 0; i < this.count; i++) this.restart(i, values[i]!, 0);
  }

  /** Whether any function has fired by the time `elapsed` into the step. */
  hasCrossed(values: Float64Array, elapsed: number): boolean {
    for (let i = 0; i < this.count; i++) {
      if (this.hasCrossedAt(i, values, elapsed)) return true;
    }
    return false;
  }

  /** Whether function i has fired by the time `elapsed` into the step. */
  hasCrossedAt(i: number, values: Float64Array, elapsed: number): boolean {
    const sign = Math.sign(values[i]!);
    return (
      elapsed > this.settled[i]! &&
      this.isChange(i, sign) &&
      this.admits(i, sign)
    );
  }

  /** Takes over the signs at an instant that has been dealt with. */
  pass(values: Float64Array, elapsed: number): void {
    for (let i = 0; i < this.count; i++) {
      const sign = Math.sign(values[i]!);
      if (sign !== 0 && elapsed > this.settled[i]!) this.signs[i] = sign;
    }
  }

  /** Marks the functions that fire at an instant, and takes over the signs. */
  fire(values: Float64Array, elapsed: number): void {
    for (let i = 0; i < this.count; i++) {
      if (!this.hasCrossedAt(i, values, elapsed)) continue;
      this.fired[i] = 1;
      this.thresholds[i] = 2 * Math.abs(values[i]!);
    }
    this.pass(values, elapsed);
  }

  /** Notes that the handler of i ran, and whether it moved a state. */
  markHandled(i: number, hasMoved: boolean): void {
    this.fired[i] = 0;
    this.handled[i] = 1;
    this.moved[i] = hasMoved ? 1 : 0;
  }

  /** Compares with the values after a jump; true when a function fired. */
  review(values: Float64Array): boolean {
    let hasFired = false;
    for (let i = 0; i < this.count; i++) {
      const value = values[i]!;
      const sign = Math.sign(value);
      if (this.handled[i]) {
        this.restart(i, value, this.moved[i] ? this.thresholds[i]! : 0);
      } else if (this.open[i] && Math.abs(value) <= this.thresholds[i]!) {
        continue;
      } else {
        if (this.isChange(i, sign) && this.admits(i, sign)) {
          this.fired[i] = 1;
          this.thresholds[i] = 0;
          hasFired = true;
        }
        if (sign === 0) continue;
        this.signs[i] = sign;
        this.open[i] = 0;
      }
    }
    this.handled.fill(0);
    return hasFired;
  }

  /** Takes the signs of the open functions that have left zero. */
  settle(values: Float64Array, elapsed: number): void {
    this.isOpen = false;
    for (let i = 0; i < this.count; i++) {
      if (!this.open[i]) continue;
      if (Math.abs(values[i]!) > this.thresholds[i]!) {
        this.signs[i] = Math.sign(values[i]!);
        this.open[i] = 0;
        this.settled[i] = elapsed;
      } else {
        this.isOpen = true;
      }
    }
  }

  /** Time into the step from which the sign of i holds. */
  settledAt(i: number): number {
    return this.settled[i]!;
  }

  /** Gives up on what is still open in this step: it stays unsigned. */
  endSettling(): void {
    this.open.fill(0);
    this.isOpen = false;
  }

  /** Lets the signs of a new step hold from its beginning, and keeps them. */
  beginStep(): void {
    this.settled.fill(0);
    this.keptSigns.set(this.signs);
    this.keptOpen.set(this.open);
    this.keptThresholds.set(this.thresholds);
  }

  /** Goes back to the signs kept at the beginning of the step. */
  undoStep(): void {
    this.signs.set(this.keptSigns);
    this.open.set(this.keptOpen);
    this.thresholds.set(this.keptThresholds);
    this.isOpen = this.open.includes(1);
    this.fired.fill(0);
  }

  private restart(i: number, value: number, threshold: number): void {
    const isOpen = Math.abs(value) <= threshold;
    this.signs[i] = isOpen ? 0 : Math.sign(value);
    this.open[i] = isOpen ? 1 : 0;
    this.thresholds[i] = threshold;
    this.isOpen ||= isOpen;
  }

  private isChange(i: number, sign: number): boolean {
    return sign !== 0 && sign === -this.signs[i]!;
  }

  private admits(i: number, sign: number): boolean {
    return this.directions[i] === 0 || this.directions[i] === sign;
  }
}
