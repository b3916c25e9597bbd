import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readRunSettings} from '../../../src/amesimFile/parts/run';
import {remarksOn} from '../../../src/amesimFile/runRemarks';

/** The remarks on the two lines of a part `.sim`, in English. */
function remarks(first: string, second = '0 0 0 0 8 0'): readonly string[] {
  const settings = readRunSettings(`${first}\n${second}\n`);
  assert.ok(settings);
  return remarksOn(settings).map((remark) => {
    assert.ok(remark.en && remark['zh-Hans']);
    return remark.en;
  });
}

describe('remarks on run parameters', () => {
  it.each([
    '0 10 0.1 1e30 1e-7',
    '0 1 0.01 1e+030 1e-005',
    '0 6 0.001 30 1e-007',
    '1 10 0.1 1e30 1e-7',
  ])('are none where nothing is unusual: %s', (first) => {
    assert.deepEqual(remarks(first), []);
  });

  it.each([
    ['5 5 0.1 1e30 1e-7', /not after the start/u],
    ['0 10 1 1e30 1e-7', /about 11 points/u],
    ['0 10 20 1e30 1e-7', /about 2 points/u],
    ['0 10 1e-5 1e30 1e-7', /about 1000001 points/u],
    ['0 10 0.1 0.003 1e-7', /at least 3334 steps/u],
    ['0 0.9 0.01 0.0045 1e-7', /at least 200 steps/u],
    ['0 10 0.1 1e30 1e-3', /larger than .* 1e-7 and 1e-5/u],
    ['0 10 0.1 1e30 1e-10', /smaller than/u],
  ])('name what is: %s', (first, sentence) => {
    const [remark = '', ...others] = remarks(first);
    assert.match(remark, sentence);
    assert.deepEqual(others, []);
  });

  it('name options that give another run', () => {
    const options = remarks('0 10 0.1 1e30 1e-7', '0 0 1 1 63 1');
    assert.match(options.join(' '), /continuation .*Use old .*Hold .*fixed/u);
    assert.equal(options.length, 4);
  });
});
