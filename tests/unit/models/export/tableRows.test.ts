import assert from 'node:assert/strict';

import fc from 'fast-check';
import {it} from 'vitest';

import {evenlySpaced} from '../../../../src/models/export/tableRows';

it('evenly spaced rows lie in the run, the last one at its end', () => {
  const ends = fc.double({min: 1e-6, max: 1e6, noNaN: true});
  fc.assert(
    fc.property(ends, (end) => {
      const rows = evenlySpaced(0, end);
      assert.ok(rows.every((at) => at >= 0 && at <= end));
      assert.ok(Math.abs((rows.at(-1) ?? NaN) / end - 1) < 1e-11);
    }),
  );
});
