import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

/** Finds where an increasing function passes zero. */
function root(
  f: (x: number) => number,
  [low, high]: readonly [number, number],
): number {
  let [below, above] = [low, high];
  for (let step = 0; step < 100; step += 1) {
    const middle = (below + above) / 2;
    [below, above] = f(middle) < 0 ? [middle, above] : [below, middle];
  }
  return below;
}

/** The sum of a function over equal parts of an interval, times their width. */
function integral(
  f: (x: number) => number,
  from: number,
  to: number,
  parts = 2000,
): number {
  const width = (to - from) / parts;
  const middles = Array.from(
    {length: parts},
    (_, k) => from + (k + 0.5) * width,
  );
  return width * middles.reduce((sum, middle) => sum + f(middle), 0);
}

// Numbers that "Choosing pipe submodels" states and no model of the site has.
describe('the surge of water with 1% of air at 1 bar, stopped from 1.9 m/s', () => {
  const [density, bulkModulus, share, initial] = [1000, 2.2e9, 0.01, 1e5];
  const change = 1.9;
  const range = [initial, 5e6] as const;

  it('is 4.3 bar behind a shock and 5.4 bar in a simple wave, if isothermal', () => {
    // Momentum over a jump: Δv² = Δp·Δ(1/ρ).
    const shock = root((pressure) => {
      const compressed =
        share * (1 - initial / pressure) + (pressure - initial) / bulkModulus;
      return ((pressure - initial) * compressed) / density - change ** 2;
    }, range);
    // Riemann invariant: Δv = ∫ dp/(ρ c).
    const slope = (pressure: number) =>
      Math.sqrt(
        (1 / bulkModulus + (share * initial) / pressure ** 2) / density,
      );
    const wave = root(
      (pressure) => integral(slope, initial, pressure) - change,
      range,
    );
    assert.equal(((shock - initial) / 1e5).toFixed(1), '4.3');
    assert.equal(((wave - initial) / 1e5).toFixed(1), '5.4');
  });

  it('is 1.9 bar by the formula for small changes', () => {
    const elastic = 1 / (1 / bulkModulus + share / initial);
    const surge = density * Math.sqrt(elastic / density) * change;
    assert.equal((surge / 1e5).toFixed(1), '1.9');
  });
});

describe('R and C in place of R, C and I', () => {
  /** Largest difference of the responses to a step; the time constant of I is 1. */
  function difference(compression: number): number {
    const damping = Math.sqrt(1 - 4 / compression) / 2;
    const [slow, fast] = [0.5 - damping, 0.5 + damping];
    const times = Array.from({length: 4000}, (_, k) => (k * compression) / 800);
    const gaps = times.map((t) => {
      const exact =
        1 -
        (fast * Math.exp(-slow * t) - slow * Math.exp(-fast * t)) /
          (fast - slow);
      return Math.abs(exact - (1 - Math.exp(-t / compression)));
    });
    return Math.max(...gaps);
  }

  it('differ by 14% at the limit of oscillation, and by 5% at a ratio of 15', () => {
    assert.equal((100 * difference(4.000_001)).toFixed(0), '14');
    assert.equal((100 * difference(15)).toFixed(0), '5');
  });
});

describe('one per cent of air at 1 bar in water', () => {
  it('carries waves at 100 m/s if isothermal, and at 118 m/s if adiabatic', () => {
    const speed = (exponent: number): number =>
      Math.sqrt(1 / (1 / 2.2e9 + 0.01 / (exponent * 1e5)) / 1000);
    assert.equal(speed(1).toFixed(0), '100');
    assert.equal(speed(1.4).toFixed(0), '118');
  });
});
