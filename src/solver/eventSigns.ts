/**
 * Tracks the signs of the switching functions g_i and determines which fire.
 *
 * Rules:
 * 1. g_i fires when its sign changes in its direction; a value of exactly 0
 *    keeps the sign it had.
 * 2. A change made by a handler or by a break fires like any other, except in
 *    a function just handled: its sign is determined anew.
 * 3. When a handler changed a state and g_i is still as close to zero as
 *    before (a ball that bounces), the sign is open, that is undetermined,
 *    until g_i has left zero. When only modes changed it is not (a relay must
 *    fire again on the way back).
 * 4. A function with an open sign does not fire. The sign is also open where
 *    g_i is 0 at the beginning of the run or exactly 0 after its own handler.
 *
 * Times `elapsed` are in s from the beginning of the present step; `values`
 * holds one value of each switching function.
 */
export class EventSigns {
  /** Number of switching functions. */
  readonly count: number;
  /** 1 for each function that fired and is to be handled. */
  readonly fired: Uint8Array;
  /** Whether a sign is still to be determined in the next step. */
  isOpen = false;
  private readonly directions: Int8Array;
  private readonly signs: Int8Array;
  private readonly open: Uint8Array;
  private readonly handled: Uint8Array;
  private readonly changed: Uint8Array;
  private readonly thresholds: Float64Array;
  private readonly settled: Float64Array;
  private readonly savedSigns: Int8Array;
  private readonly savedOpen: Uint8Array;
  private readonly savedThresholds: Float64Array;

  constructor(count: number, directions?: ArrayLike<number>) {
    this.count = count;
    this.directions = new Int8Array(count);
    if (directions) this.directions.set(Array.from(directions).map(Math.sign));
    this.fired = new Uint8Array(count);
    this.signs = new Int8Array(count);
    this.open = new Uint8Array(count);
    this.handled = new Uint8Array(count);
    this.changed = new Uint8Array(count);
    this.thresholds = new Float64Array(count);
    this.settled = new Float64Array(count);
    this.savedSigns = new Int8Array(count);
    this.savedOpen = new Uint8Array(count);
    this.savedThresholds = new Float64Array(count);
  }

  /** Sets the initial signs; a function that begins at 0 is open. */
  begin(values: Float64Array): void {
    for (let i = 0; i < this.count; i++) this.reset(i, values[i]!, 0);
  }

  /** Whether any function has fired by the time `elapsed`. */
  hasCrossed(values: Float64Array, elapsed: number): boolean {
    for (let i = 0; i < this.count; i++) {
      if (this.hasCrossedAt(i, values, elapsed)) return true;
    }
    return false;
  }

  /** Whether function i has fired by the time `elapsed`. */
  hasCrossedAt(i: number, values: Float64Array, elapsed: number): boolean {
    const sign = Math.sign(values[i]!);
    return (
      elapsed > this.settled[i]! &&
      this.isChange(i, sign) &&
      this.isEnabled(i, sign)
    );
  }

  /** Updates the signs to those at an instant at which nothing fired. */
  update(values: Float64Array, elapsed: number): void {
    for (let i = 0; i < this.count; i++) {
      const sign = Math.sign(values[i]!);
      if (sign !== 0 && elapsed > this.settled[i]!) this.signs[i] = sign;
    }
  }

  /** Marks the functions that fire at an instant, and updates the signs. */
  fire(values: Float64Array, elapsed: number): void {
    for (let i = 0; i < this.count; i++) {
      if (!this.hasCrossedAt(i, values, elapsed)) continue;
      this.fired[i] = 1;
      this.thresholds[i] = 2 * Math.abs(values[i]!);
    }
    this.update(values, elapsed);
  }

  /** Records that the handler of i ran, and whether it changed a state. */
  markHandled(i: number, hasChanged: boolean): void {
    this.fired[i] = 0;
    this.handled[i] = 1;
    this.changed[i] = hasChanged ? 1 : 0;
  }

  /**
   * Compares the signs with the values after a break or a handler; true when a
   * function fired.
   */
  review(values: Float64Array): boolean {
    let hasFired = false;
    for (let i = 0; i < this.count; i++) {
      const value = values[i]!;
      const sign = Math.sign(value);
      if (this.handled[i]) {
        this.reset(i, value, this.changed[i] ? this.thresholds[i]! : 0);
      } else if (this.open[i] && Math.abs(value) <= this.thresholds[i]!) {
        continue;
      } else {
        if (this.isChange(i, sign) && this.isEnabled(i, sign)) {
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

  /** Sets the signs of the open functions that have left zero. */
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

  /** Returns the time from which the sign of i is determined. */
  settledAt(i: number): number {
    return this.settled[i]!;
  }

  /** Ends the search for open signs in this step; they stay 0. */
  endSettling(): void {
    this.open.fill(0);
    this.isOpen = false;
  }

  /** Begins a step: all signs hold from its start, and are saved. */
  beginStep(): void {
    this.settled.fill(0);
    this.savedSigns.set(this.signs);
    this.savedOpen.set(this.open);
    this.savedThresholds.set(this.thresholds);
  }

  /** Restores the signs saved at the beginning of the step. */
  undoStep(): void {
    this.signs.set(this.savedSigns);
    this.open.set(this.savedOpen);
    this.thresholds.set(this.savedThresholds);
    this.isOpen = this.open.includes(1);
    this.fired.fill(0);
  }

  private reset(i: number, value: number, threshold: number): void {
    const isOpen = Math.abs(value) <= threshold;
    this.signs[i] = isOpen ? 0 : Math.sign(value);
    this.open[i] = isOpen ? 1 : 0;
    this.thresholds[i] = threshold;
    this.isOpen ||= isOpen;
  }

  private isChange(i: number, sign: number): boolean {
    return sign !== 0 && sign === -this.signs[i]!;
  }

  private isEnabled(i: number, sign: number): boolean {
    return this.directions[i] === 0 || this.directions[i] === sign;
  }
}
