import assert from 'node:assert/strict';

import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, it} from 'vitest';

import type {EndLabel} from '../../../src/plot';
import {EndLabels} from '../../../src/plot/EndLabels';

/** Size of the letters, and height of a line of them, px. */
const FONT = 12;
const LINE = 1.15 * FONT;

const COLUMNS = [
  {place: '--site-narrow', lines: 'lines', heights: [160, 184, 240]},
  {place: '--site-wide', lines: 'wideLines', heights: [200, 240, 320]},
] as const;

function label(end: number, lines: number, wideLines: number): EndLabel {
  const curve = {
    id: 'y',
    x: [0, 1],
    y: [0, end],
    styleIndex: 0,
    style: 'line',
  } as const;
  return {curve, end, name: 'y', value: '1', lines, wideLines};
}

describe('EndLabels', () => {
  it('has labels in the frame and clear of each other on plots of all heights', () => {
    const labels = fc.array(
      fc
        .tuple(
          fc.double({min: 0, max: 1, noNaN: true}),
          fc.integer({min: 1, max: 3}),
          fc.integer({min: 1, max: 3}),
        )
        .map((parts) => label(...parts)),
      {minLength: 1, maxLength: 3},
    );
    fc.assert(
      fc.property(labels, (some) => {
        const markup = renderToStaticMarkup(
          createElement(EndLabels, {labels: some}),
        );
        for (const {place, lines, heights} of COLUMNS) {
          const places = [
            ...markup.matchAll(
              new RegExp(`--site-end:([^%]+)%[^"]*${place}:([^;"]+)`, 'gu'),
            ),
          ];
          assert.equal(places.length, some.length);
          for (const height of heights) {
            const boxes = places.map(([, part = '', shift = ''], index) => {
              const centre = (Number(part) / 100) * height;
              const half = ((some[index]?.[lines] ?? 0) * LINE) / 2;
              const middle = centre + Number(shift) * FONT;
              return {top: middle - half, bottom: middle + half};
            });
            boxes.sort((one, other) => one.top - other.top);
            for (const [index, {top, bottom}] of boxes.entries()) {
              const before = boxes[index - 1]?.bottom ?? 0;
              assert.ok(top > before - 0.5, `${place} at ${height}: ${top}`);
              assert.ok(bottom < height + 0.5, `${place} at ${height}`);
            }
          }
        }
      }),
    );
  });
});
