import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/integrator-lab';
import type {Values} from '../../../../src/models/library/integrator-lab/parameters';
import {simulate} from '../../../../src/models/run/simulate';
import {itHolds} from '../../properties';
import {fc} from '../support';

const DURATION = 4;

/** Distance of the instants at which the picture is compared, s. */
const FINE = 0.001;

interface Picture {
  /** The distance that the model computes. */
  readonly stated: number;
  /** The distance measured between many points of the curve and the lines. */
  readonly measured: number;
}

/** Measures the distance between the joined printed values and the curve. */
function measurePicture(values: Partial<Values>): Picture {
  const at = (printInterval: number) =>
    simulate(model, {...values, printInterval}, {duration: DURATION});
  const coarse = at(values.printInterval ?? 0.1);
  const curve = at(FINE).samples.printed;
  const {times, values: printed} = coarse.samples.printed;
  let measured = 0;
  let row = 0;
  Array.from(curve.times).forEach((t, n) => {
    while (row + 2 < times.length && (times[row + 1] ?? 0) < t) {
      row += 1;
    }
    const [t0 = 0, t1 = 0] = [times[row], times[row + 1]];
    const [y0 = 0, y1 = 0] = [printed[row], printed[row + 1]];
    const line = y0 + ((y1 - y0) * (t - t0)) / (t1 - t0);
    measured = Math.max(measured, Math.abs((curve.values[n] ?? 0) - line));
  });
  return {stated: coarse.scalars.pictureError ?? 0, measured};
}

/** Largest slope of a curve of the tests times the distance of the instants. */
const ALLOWED = 1e-4;

describe('the error of the picture', () => {
  it('is seen where the printed values divide each step evenly', () => {
    const {stated, measured} = measurePicture({
      method: 'adaptive',
      step: 0.8,
      maximumStep: 0.8,
      printInterval: 0.1,
      tolerance: 0.1,
    });
    assert.ok(measured > 9e-4);
    assert.ok(Math.abs(stated - measured) < 1e-6);
  });

  const values = fc.record({
    method: fc.constantFrom('adaptive', 'explicit', 'trapezoid' as const),
    input: fc.constantFrom('step', 'sine' as const),
    step: fc.constantFrom(0.05, 0.1, 0.25, 0.8),
    maximumStep: fc.constantFrom(0.1, 0.8, 100),
    printInterval: fc.constantFrom(0.05, 0.1, 0.23, 0.5, 3),
    tolerance: fc.constantFrom(1e-5, 1e-3, 0.1),
    onset: fc.constantFrom(0, 0.31),
  });
  itHolds(
    'is the largest distance between curve and lines at any values',
    {few: 20, many: 60},
    fc.property(values, (p) => {
      const {stated, measured} = measurePicture(p);
      assert.ok(stated >= measured - 1e-12);
      assert.ok(stated <= measured + ALLOWED * Math.max(1, measured));
    }),
  );
});
