import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  intervalsFor,
  outputInstants,
} from '../../../../src/models/run/outputTimes';

describe('outputInstants(start, end, intervals, jumps)', () => {
  it('spaces the points evenly, ends exact', () => {
    const times = outputInstants(0.1, 0.3, 4, []).map(({time}) => time);
    assert.equal(times.length, 5);
    assert.equal(times[0], 0.1);
    assert.equal(times[4], 0.3);
  });

  it('gives jumps two sides and lets even points give way to them', () => {
    const instants = outputInstants(0, 4, 4, [2, 2.5]);
    assert.deepEqual(
      instants.map(({time, side}) => `${time} ${side}`),
      [
        '0 right',
        '1 right',
        '2 left',
        '2 right',
        '2.5 left',
        '2.5 right',
        '3 right',
        '4 left',
      ],
    );
  });

  it('leaves out jumps at the start and outside, keeps one at the end', () => {
    const instants = outputInstants(0, 2, 2, [0, -1, 3, 2, 2]);
    assert.deepEqual(
      instants.map(({time, side}) => `${time} ${side}`),
      ['0 right', '1 right', '2 left', '2 right'],
    );
  });

  it('stays in order whatever the jumps', () => {
    const jumps = [1e-16, 0.5, 0.25 - 1e-12, 0.999_999_999_999];
    const times = outputInstants(0, 1, 8, jumps).map(({time}) => time);
    const sorted = [...times].sort((one, other) => one - other);
    assert.deepEqual(times, sorted);
    assert.equal(times[0], 0);
  });
});

describe('intervalsFor(duration, resolution)', () => {
  it('gives 400 unless more are needed, and 8000 at most', () => {
    assert.equal(intervalsFor(10, undefined), 400);
    assert.equal(intervalsFor(10, 1), 400);
    assert.equal(intervalsFor(10, 0.01), 1000);
    assert.equal(intervalsFor(10, 1e-9), 8000);
  });
});
