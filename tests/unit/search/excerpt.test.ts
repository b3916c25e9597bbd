import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

// cspell:ignore cycl insul licenc
import {excerpt, marksIn} from '../../../src/search/client/excerpt';

describe('marksIn', () => {
  it('marks a word from its start and Chinese anywhere', () => {
    assert.deepEqual(marksIn('Lag and flags', ['lag']), [[0, 3]]);
    assert.deepEqual(marksIn('一阶惯性', ['惯性']), [[2, 4]]);
  });

  it('marks a word whole where only its ending differs', () => {
    assert.deepEqual(marksIn('Cycles of licences', ['cycl', 'licenc']), [
      [0, 6],
      [10, 18],
    ]);
    assert.deepEqual(marksIn('insulation', ['insul']), [[0, 10]]);
    assert.deepEqual(marksIn('particular', ['part']), [[0, 4]]);
  });

  it('marks a symbol of one or two letters only where it stands alone', () => {
    assert.deepEqual(marksIn('the table of t and T^4', ['t']), [
      [13, 14],
      [19, 20],
    ]);
    assert.deepEqual(marksIn('Fourier and Fo', ['fo']), [[12, 14]]);
  });
});

describe('excerpt', () => {
  it('begins with a sentence when one is near', () => {
    const text = `${'Before. '.repeat(40)}The thermostat switches late. ${'After. '.repeat(40)}`;
    assert.match(
      excerpt(text, ['thermostat']).text,
      /^… (Before\. )*The therm/,
    );
  });

  it('leaves no blank before the first Chinese sentence', () => {
    const text = `${'前面的话很长。 '.repeat(20)}温控器切换得晚。 ${'后面的话。 '.repeat(20)}`;
    assert.match(excerpt(text, ['温控']).text, /^… \S/);
  });

  it('keeps formulas whole words apart', () => {
    const {text, marks} = excerpt('α = k/(ρ c_p)', ['k']);
    assert.equal(text, 'α = k/(ρ c_p)');
    assert.deepEqual(marks, [[4, 5]]);
  });
});
