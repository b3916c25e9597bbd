import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Parameter} from '../../../src/amesimFile/model';
import type {SheetLine} from '../../../src/labSheet/check';
import {judgeValues} from '../../../src/labSheet/check/values';
import type {Part} from '../../../src/labSheet/sheet';

const label = {en: 'pressure', 'zh-Hans': '压力'};

/** A source that is asked for 100 bar. */
const part: Part = {
  name: {en: 'source', 'zh-Hans': '压力源'},
  words: ['source'],
  why: {en: 'the pressure', 'zh-Hans': '压力'},
  values: [{label, words: ['pressure'], unit: 'bar', value: 1e7}],
};

function judged(
  value: string,
  unit: string,
  asked = part,
  kind: Parameter['kind'] = 'real',
): SheetLine | undefined {
  const parameter: Parameter = {
    kind,
    path: 'p@source',
    component: 'source',
    submodel: 'X',
    title: 'pressure',
    standard: undefined,
    minimum: undefined,
    maximum: undefined,
    choices: [],
    isExpression: false,
    isChanged: undefined,
    value,
    unit,
  };
  const model = {
    components: [],
    globalParameters: [],
    runSettings: undefined,
    runs: [],
    variables: [],
    parameters: [parameter],
  };
  return judgeValues(asked, 'source', model, {})[0];
}

describe('A pressure of a lab sheet', () => {
  it.each([
    ['100', 'bar', 'right'],
    ['101', 'bar', 'wrong'],
    ['101.013', 'barA', 'right'],
    ['101', 'barA', 'right'],
    ['100', 'barA', 'unknown'],
    ['90', 'barA', 'wrong'],
  ] as const)('%s %s is %s', (value, unit, status) => {
    assert.equal(judged(value, unit)?.status, status);
  });
});

describe('A choice of a lab sheet', () => {
  it('is found as a number where the file has no words for it', () => {
    const value = {label, words: ['pressure'], choice: 'constant'};
    const line = judged('2', '', {...part, values: [value]}, 'integer');
    assert.match(line?.sentence.en ?? '', /^“pressure” is choice 2;/u);
  });
});
