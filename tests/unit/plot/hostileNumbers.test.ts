import assert from 'node:assert/strict';

import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe} from 'vitest';

import Plot, {createAxis} from '../../../src/plot';
import {itHolds} from '../properties';

/** Any number, the smallest, the largest and those that are none among them. */
const number = fc.oneof(
  fc.double(),
  fc.double({min: -1, max: 1}),
  fc.constantFrom(5e-324, 1e-310, 2e-310, 1e-300, 1.7e308, -1.7e308),
);
const points = fc.array(number, {minLength: 1, maxLength: 8});
const axis = fc.record({
  scale: fc.constantFrom('linear' as const, 'log' as const),
  unit: fc.constantFrom('K' as const, 'degC' as const, 'J' as const),
  isNice: fc.boolean(),
});

describe('a plot of any numbers', () => {
  itHolds(
    'has axes with few ticks, all of them on the axis',
    {few: 500, many: 2000},
    fc.property(points, axis, (values, options) => {
      const plotted = createAxis({...options, values: [values]});
      assert.ok(plotted.ticks.length <= 300);
      for (const {position} of plotted.ticks) {
        assert.ok(position > -1e-6 && position < 1 + 1e-6, String(position));
      }
      assert.ok([0, 1].every((end) => Number.isFinite(plotted.invert(end))));
    }),
  );

  const curves = fc.array(fc.record({x: points, y: points}), {maxLength: 3});
  const at = fc.option(number, {nil: undefined});
  itHolds(
    'writes no attribute with a number that is not finite',
    {few: 125, many: 500},
    fc.property(curves, axis, axis, at, (all, horizontal, vertical, cursor) => {
      const named = all.map((curve, n) => ({
        ...curve,
        id: String(n),
        styleIndex: n,
        style: n === 0 ? 'line-and-markers' : 'line',
      })) satisfies Parameters<typeof Plot>[0]['curves'];
      const columns = (key: 'x' | 'y') => named.map((curve) => curve[key]);
      const xAxis = createAxis({...horizontal, values: columns('x')});
      const yAxis = createAxis({...vertical, values: columns('y')});
      const html = renderToStaticMarkup(
        createElement(Plot, {
          label: 'curves',
          curves: named,
          xAxis,
          yAxis,
          xTitle: 'x',
          yTitle: 'y',
          cursor: {
            at: cursor,
            label: 'cursor',
            text: '',
            onMove: () => undefined,
          },
        }),
      );
      assert.doesNotMatch(html, /NaN|Infinity/u);
      assert.doesNotMatch(html, / d="[^"]*e/u);
    }),
  );
});
