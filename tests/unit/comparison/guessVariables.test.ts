import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {guessVariables} from '../../../src/comparison/columns/guessVariables';
import {model as lag} from '../../../src/models/library/first-order-lag';
import {model as sphere} from '../../../src/models/library/hot-sphere';

function curve(path: string, title: string, unit = '') {
  return {path, title, unit};
}

describe('The first guess of curves in a saved model', () => {
  it('prefers the unit of an output, then its name', () => {
    const curves = [
      curve('x@mass', 'displacement', 'm'),
      curve('t@source', 'temperature at port 1', 'degC'),
      curve('q@plate', 'heat flow rate at port 1', 'W'),
    ];
    assert.equal(guessVariables(curves, sphere)[0], 't@source');
    assert.ok(!guessVariables(curves, sphere).includes('x@mass'));
  });

  it('puts the copy of a variable at another port last', () => {
    const curves = [
      curve('out@plug', 'duplicate of output from the lag'),
      curve('out@step', 'step output'),
      curve('out@lag', 'output from the lag'),
    ];
    assert.ok(!guessVariables(curves, lag).includes('out@plug'));
  });

  it('reads at most two of many, and none of another kind', () => {
    const many = Array.from({length: 500}, (_, index) =>
      curve(`s@${index}`, `signal ${index}`),
    );
    assert.equal(guessVariables(many, lag).length, 2);
    assert.deepEqual(guessVariables([curve('x@m', 'way', 'm')], lag), []);
  });
});
