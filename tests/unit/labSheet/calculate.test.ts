import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {calculate} from '../../../src/labSheet/calculate';

const VALUES: Readonly<Record<string, number>> = {A: 1e-4, D: 0.05};

function calculated(expression: string): number | undefined {
  return calculate(expression, (name) => VALUES[name]);
}

describe('calculate()', () => {
  it.each([
    ['0.7-0.45', 0.25],
    [' 2702*A*0.01 ', 2702e-6],
    ['2702*pi*(0.022**2-0.02**2)', 2702 * Math.PI * (0.022 ** 2 - 0.02 ** 2)],
    ['-2**2', -4],
    ['2**-1', 0.5],
    ['2**3**2', 512],
    ['8/4/2', 1],
    ['1 - 2 - 3', -4],
    ['1e-3 + .5', 0.501],
    ['-(D)', -0.05],
  ])('takes %s', (expression, value) => {
    assert.ok(Math.abs((calculated(expression) ?? NaN) - value) < 1e-12);
  });

  it.each([
    ...['', '2*', '(1', '1)', '2 3', 'B', 'sqrt(4)', '1/0', '3^2', '1;2'],
    ...['(('.repeat(90), '1'.repeat(201), 'max(1,2)', '$AME/x'],
  ])('leaves %s', (expression) => {
    assert.equal(calculated(expression), undefined);
  });
});
