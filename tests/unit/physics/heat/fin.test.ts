import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  finEfficiency,
  finHeatFlow,
  finParameter,
  finTemperatureRatio,
  pinFin,
} from '../../../../src/physics/heat/fin';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const pin = pinFin({
  diameter: 0.01,
  length: 0.1,
  conductivity: 237,
  coefficient: 50,
});

describe('the pin fin', () => {
  it('meets the checkpoints', () => {
    assertShown(finParameter(pin), '9.186304');
    assertShown(finEfficiency(pin), '0.789489');
    assertShown(finTemperatureRatio(pin, 1), '0.688487');
    assertShown(finHeatFlow(pin, 80), '9.921015');
  });
});

describe('finHeatFlow(fin, excessTemperature)', () => {
  it('equals what the surface loses along the fin', () => {
    const coefficient = fc.double({min: 1, max: 1e4, noNaN: true});
    fc.assert(
      fc.property(coefficient, (h) => {
        const fin = {...pin, coefficient: h};
        const count = 2000;
        const mean =
          Array.from({length: count}, (_, i) =>
            finTemperatureRatio(fin, (i + 0.5) / count),
          ).reduce((a, b) => a + b, 0) / count;
        assertClose(mean, finEfficiency(fin), 1e-4);
      }),
      {numRuns: 20},
    );
  });
});

describe('finEfficiency(fin)', () => {
  it('is 1 without film, 1/(mL) for a long fin', () => {
    assert.equal(finEfficiency({...pin, coefficient: 0}), 1);
    const long = {...pin, length: 100};
    assertClose(finEfficiency(long), 1 / (finParameter(long) * 100), 1e-12);
    assert.equal(finTemperatureRatio({...pin, length: 1e4}, 1), 0);
  });

  it('throws a RangeError that names the quantity', () => {
    assertOutOfDomain(() => finEfficiency({...pin, area: 0}), 'cross-section');
    assertOutOfDomain(() => finTemperatureRatio(pin, 1.1), 'distance');
    assertOutOfDomain(
      () => pinFin({diameter: 0, length: 1, conductivity: 1, coefficient: 1}),
      'diameter',
    );
  });
});
