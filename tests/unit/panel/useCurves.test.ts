// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import type {Series} from '../../../src/panel/figures/series';
import {useCurves} from '../../../src/panel/figures/useCurves';

const page = document.createElement('main');
let root: Root;

/** A curve of temperatures, in °C. */
function series(temperatures: readonly number[]): Series {
  const y = temperatures.map((value) => value + 273.15);
  return {
    curve: {id: 'y', x: [0, 1], y, styleIndex: 0, style: 'line'},
    key: 'y',
    isShown: true,
    label: 'y',
    runLabel: '',
    displayed: {unit: 'K'},
    scale: 1,
    valueAt: () => undefined,
  };
}

interface DrawingProps {
  readonly all: readonly Series[];
  readonly frame: number;
}

/** Writes the scale of its vertical axis and the temperatures at its ends, in °C. */
function Drawing({all, frame}: DrawingProps): ReactNode {
  const {yAxis} = useCurves({
    series: all,
    coordinate: {unit: 's'},
    quantity: {unit: 'K', displayUnit: 'degC'},
    xScale: 'linear',
    yScale: 'log',
    hasExact: false,
    units: {},
    marks: [],
    frame,
    isStale: false,
  });
  const ends = [0, 1].map((end) => Math.round(yAxis.invert(end) - 273.15));
  return [yAxis.scale, ...ends].join(' ');
}

/** What is written of an axis that is to be logarithmic. */
function axisOf(temperatures: readonly number[], frame: number): string {
  const all = [series(temperatures)];
  act(() => root.render(createElement(Drawing, {all, frame})));
  return page.textContent;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('useCurves(options)', () => {
  it('shows curves without a positive value on a linear axis', () => {
    assert.equal(axisOf([-8, -6], 0), 'linear -8 -6');
    assert.equal(axisOf([1, 100], 0), 'log 1 100');
    assert.equal(axisOf([-8, -6], 1), 'linear -8 -6');
  });
});
