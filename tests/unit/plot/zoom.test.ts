import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {Domain} from '../../../src/plot';
import {pan, select, zoomAbout} from '../../../src/plot/zoom';

const position = fc.double({min: 0, max: 1, noNaN: true});
const factor = fc.double({min: 0.01, max: 100, noNaN: true});

function assertInside(window: Domain | undefined): void {
  const [low, high] = window ?? [0, 1];
  assert.ok(low >= 0 && high <= 1 + 1e-12 && high > low, `${low} … ${high}`);
}

describe('a window of the time axis', () => {
  it('is magnified about a point that stays', () => {
    assert.deepEqual(zoomAbout(undefined, 0.5, 2), [0.25, 0.75]);
    assert.deepEqual(zoomAbout([0.25, 0.75], 0, 2), [0.25, 0.5]);
  });

  it('shows everything again when it is made as long as the axis', () => {
    assert.equal(zoomAbout([0.25, 0.75], 0.5, 0.5), undefined);
    assert.equal(zoomAbout(undefined, 0.3, 0.2), undefined);
  });

  it('is moved up to the ends of the axis', () => {
    assert.deepEqual(pan([0.25, 0.5], 0.5), [0.375, 0.625]);
    assert.deepEqual(pan([0.25, 0.5], -9), [0, 0.25]);
    assert.equal(pan(undefined, 1), undefined);
  });

  it('is selected in either direction', () => {
    assert.deepEqual(select(undefined, 0.75, 0.25), [0.25, 0.75]);
    assert.deepEqual(select([0.5, 1], 0, 0.5), [0.5, 0.75]);
    assert.deepEqual(select(undefined, -3, 0.5), [0, 0.5]);
  });

  it('never leaves the axis, whatever is done', () => {
    fc.assert(
      fc.property(position, position, factor, position, (a, b, by, part) => {
        const selected = select(undefined, a, b);
        assertInside(selected);
        const zoomed = zoomAbout(selected, part, by);
        assertInside(zoomed);
        assertInside(pan(zoomed, by - 1));
      }),
    );
  });
});
