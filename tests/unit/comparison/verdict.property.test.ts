import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {VerdictKind} from '../../../src/comparison/measures/verdict';
import type {Series} from '../../../src/comparison/series/makeSeries';
import {lag} from '../models/fixtures';
import {changed, noise, printed, runOf, verdictOn} from './support';

/** Kinds that claim nothing about the parameters. */
const OPEN: readonly VerdictKind[] = ['other', 'agree', 'noise'];

const run = runOf(lag);
const {duration} = run;

/** A size between two limits, equally likely on a logarithmic scale. */
function logarithmic(low: number, high: number): fc.Arbitrary<number> {
  return fc
    .double({min: Math.log(low), max: Math.log(high), noNaN: true})
    .map(Math.exp);
}

/** A number well away from 1. */
const ratio = fc.oneof(logarithmic(0.25, 0.8), logarithmic(1.25, 4));

const signed = (size: fc.Arbitrary<number>) =>
  fc.tuple(size, fc.constantFrom(-1, 1)).map(([each, sign]) => sign * each);

type Fault = readonly [
  kind: VerdictKind,
  sizes: fc.Arbitrary<number>,
  series: (size: number, count: number) => Series,
];

const FAULTS: readonly Fault[] = [
  ['agree', fc.constant(0), (_, count) => printed(run, 'y', count)],
  [
    'offset',
    signed(logarithmic(0.3, 1000)),
    (size, count) => changed(printed(run, 'y', count), (y) => y + size),
  ],
  [
    'factor',
    fc.oneof(ratio, fc.constantFrom(-1, 1e-5, 1e-3, 60, 1e3, 1e5)),
    (size, count) => changed(printed(run, 'y', count), (y) => y * size),
  ],
  [
    'shift',
    signed(logarithmic(0.2, 2)),
    (size, count) => changed(printed(run, 'y', count), Number, (t) => t + size),
  ],
  [
    'gain',
    ratio.map((size) => 2 * size),
    (size, count) => printed(runOf(lag, {gain: size}), 'y', count),
  ],
  [
    'speed',
    ratio,
    (size, count) =>
      printed(runOf(lag, {timeConstant: 1.5 / size}, duration), 'y', count),
  ],
  [
    'initial-value',
    fc.oneof(logarithmic(1, 5), signed(logarithmic(1, 5))),
    (size, count) => printed(runOf(lag, {initial: size}), 'y', count),
  ],
];

describe('a fault of any size', () => {
  for (const [kind, sizes, series] of FAULTS) {
    const tags = kind === 'gain' ? [] : ['all'];
    it(`is named or left open: ${kind}`, {tags}, () => {
      fc.assert(
        fc.property(
          sizes,
          fc.integer({min: 60, max: 1600}),
          fc.oneof(fc.constant(0), logarithmic(1e-5, 5e-3)),
          fc.nat(),
          (size, count, share, seed) => {
            const random = noise(seed);
            const clean = series(size, count);
            const span = Math.max(...clean.values) - Math.min(...clean.values);
            const points = changed(clean, (y) => y + share * span * random());
            const verdict = verdictOn(lag, run, 'y', points);
            const named = [verdict.kind, ...verdict.alternatives];
            assert.ok(
              named.includes(kind) || OPEN.includes(verdict.kind),
              JSON.stringify(verdict),
            );
            // Without noise nothing is left open.
            assert.ok(
              share > 0 || named.includes(kind),
              JSON.stringify(verdict),
            );
          },
        ),
        {numRuns: 25},
      );
    });
  }
});

describe('noise of any size', () => {
  it('is nothing else', {tags: ['all']}, () => {
    fc.assert(
      fc.property(
        logarithmic(1e-4, 0.1),
        fc.integer({min: 60, max: 1600}),
        fc.nat(),
        (share, count, seed) => {
          const random = noise(seed);
          const noisy = changed(
            printed(run, 'y', count),
            (y) => y + share * 5.5 * random(),
          );
          const {kind} = verdictOn(lag, run, 'y', noisy);
          assert.ok(OPEN.includes(kind), kind);
        },
      ),
    );
  });
});

describe('another parameter', () => {
  it('with an effect of its own is given no definite name', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 2, max: 6}),
        fc.integer({min: 60, max: 1600}),
        (stages, count) => {
          const other = runOf(lag, {stages}, duration);
          const verdict = verdictOn(lag, run, 'y', printed(other, 'y', count));
          assert.ok(
            ['other', 'slope'].includes(verdict.kind),
            JSON.stringify(verdict),
          );
        },
      ),
      {numRuns: 30},
    );
  });
});
