import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readFile} from '../../../src/comparison/parsing/readTable';
import type {TextTable} from '../../../src/comparison/parsing/table';
import {fileCases} from './files';
import type {Expected} from './instrumentFiles';

function row(table: TextTable, index: number): readonly number[] {
  return table.columns.map(({values}) => values.at(index) ?? Number.NaN);
}

function check(table: TextTable, expected: Expected): void {
  const actual = {
    names: table.columns.map(({name}) => name),
    units: table.columns.map(({unit}) => unit),
    rows: table.rows,
    first: row(table, 0),
    last: row(table, -1),
    separator: table.separator,
    encoding: table.encoding,
    comma: table.hasDecimalComma,
    isFromFirstRow: table.isFromFirstRow,
    unreadTime: table.unreadTime,
  };
  const {omitted = {}, ...others} = expected;
  const wanted = {...actual, ...others};
  assert.deepEqual(actual, wanted);
  assert.deepEqual({...table.omitted, ...omitted}, table.omitted);
}

describe('files as readers have them', () => {
  for (const {title, bytes, expected} of fileCases) {
    it(`are read or refused: ${title}`, () => {
      const result = readFile(bytes);
      if ('failure' in result) {
        assert.equal(result.failure, expected.failure);
      } else {
        assert.equal(expected.failure, undefined);
        check(result.table, expected);
      }
    });
  }
});
