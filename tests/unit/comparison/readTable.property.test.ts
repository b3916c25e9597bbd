import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {readNumber} from '../../../src/comparison/parsing/readNumber';
import {
  LARGEST_FILE,
  readFile,
  readText,
} from '../../../src/comparison/parsing/readTable';
import {turnSeries} from '../../../src/comparison/parsing/series';

const finite = fc.double({noNaN: true, noDefaultInfinity: true});

/** How a program writes a table. */
const style = fc.record({
  separator: fc.constantFrom(',', ';', '\t', ' ', '   '),
  comma: fc.boolean(),
  exponent: fc.constantFrom('e', 'E', 'd', 'D'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  header: fc.boolean(),
  trailing: fc.boolean(),
  mark: fc.constantFrom('', '\uFEFF'),
});

const rows = fc.integer({min: 2, max: 6}).chain((count) =>
  fc.array(fc.array(finite, {minLength: count, maxLength: count}), {
    minLength: 2,
    maxLength: 30,
  }),
);

function write(
  table: readonly (readonly number[])[],
  how: typeof style extends fc.Arbitrary<infer Value> ? Value : never,
): string {
  const {separator, comma, exponent, end, header, trailing, mark} = how;
  const hasComma = comma && separator !== ',';
  const cell = (value: number) => {
    const text = String(value).replace('e', exponent);
    return hasComma ? text.replace('.', ',') : text;
  };
  const last = trailing ? separator : '';
  const names = (table[0] ?? []).map((_, index) => `column${index}`);
  const lines = table.map((cells) => cells.map(cell).join(separator) + last);
  const head = header ? [names.join(separator) + last] : [];
  return mark + [...head, ...lines, ''].join(end);
}

describe('reading a table', () => {
  it('gives the numbers that were written, whatever the layout', () => {
    fc.assert(
      fc.property(rows, style, (table, how) => {
        const bytes = new TextEncoder().encode(write(table, how));
        const result = readFile(bytes);
        assert.ok('table' in result, JSON.stringify(result));
        const {columns} = result.table;
        const read = table.map((_, row) =>
          columns.map(({values}) => values[row]),
        );
        assert.deepEqual(
          read,
          // Written, a negative zero is a zero.
          table.map((cells) => cells.map((value) => value + 0)),
        );
      }),
      {numRuns: 500},
    );
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({maxLength: 400}), (bytes) => {
        const result = readFile(bytes);
        assert.ok('table' in result || result.failure.length > 0);
      }),
      {numRuns: 500},
    );
  });

  it('never throws, whatever the text, and all columns are equally long', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(',', ';', '\t', '\n', '"', '# Table format: XY\n', '1,5'),
      finite.map(String),
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 60}), (pieces) => {
        const result = readText(pieces.join(''));
        if ('table' in result) {
          const {columns, rows: count} = result.table;
          assert.ok(columns.length > 1);
          assert.ok(columns.every(({values}) => values.length === count));
        }
      }),
      {numRuns: 1000},
    );
  });

  it('never takes a cell for a number that is not finite', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (cell, comma) => {
        const value = readNumber(cell, comma);
        assert.ok(typeof value === 'string' || Number.isFinite(value));
      }),
    );
  });

  it('takes a million rows', {tags: ['all']}, () => {
    const lines = Array.from(
      {length: 1_000_000},
      (_, index) => `${index / 1000},${index % 7}.5`,
    );
    const result = readFile(new TextEncoder().encode(lines.join('\n')));
    assert.ok('table' in result);
    assert.equal(result.table.rows, 1_000_000);
    assert.equal(result.table.columns[0]?.values[999_999], 999.999);
  });

  it('takes any number of rows that begin with a word', () => {
    const rows = Array<string[]>(200_000).fill(['A', '0', '1']);
    assert.equal(turnSeries(rows), undefined);
  });

  it('refuses 200 MB without decoding them', () => {
    const bytes = {length: 200 * 1024 * 1024} as Uint8Array;
    assert.ok(bytes.length > LARGEST_FILE);
    assert.deepEqual(readFile(bytes), {failure: 'too-large'});
  });
});
