import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/aluminium-bar';
import {exactTemperature} from '../../../../src/models/library/aluminium-bar/exactBar';
import {simulate} from '../../../../src/models/run/simulate';
import {assertClose} from '../../physics/shown';

describe('aluminium bar: the profile', () => {
  it('draws each lump as a step and the bar as a smooth curve', () => {
    const run = simulate(model, {lumps: 5, length: 0.02});
    const data = run.figures.profile;
    assert.ok(data?.kind === 'profile' && data.curves.length === 5);
    for (const {x, y, exact, time = 0} of data.curves) {
      const lumps = run.view.state(time).temperatures;
      assert.deepEqual(new Set(Array.from(y)), new Set(lumps));
      assert.equal(x[x.length - 1], run.values.length);
      const [p, middle] = [run.values, Math.floor(x.length / 2)];
      const position = (x[middle] ?? 0) / p.length;
      assertClose(
        exact?.[middle] ?? 0,
        exactTemperature(p, position, time),
        1e-12,
      );
    }
  });
});
