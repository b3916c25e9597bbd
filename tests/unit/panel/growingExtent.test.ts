// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {useGrowingExtent} from '../../../src/panel/figures/useGrowingExtent';
import type {Domain} from '../../../src/plot';

interface AxisProps {
  readonly present: Domain;
  readonly fitting: string;
  readonly isStale: boolean;
}

const page = document.createElement('main');
let root: Root;

/** Writes its extent as text, so that it can be read. */
function Axis({present, fitting, isStale}: AxisProps): ReactNode {
  return useGrowingExtent(present, fitting, isStale).extent.join(' ');
}

/** The extent of the axis of curves. */
function extentOf(present: Domain, fitting: string, isStale = false): Domain {
  act(() => root.render(createElement(Axis, {present, fitting, isStale})));
  const [low = NaN, high = NaN] = page.textContent.split(' ').map(Number);
  return [low, high];
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('useGrowingExtent(present, key, isStale)', () => {
  it('only grows while the key is the same', () => {
    assert.deepEqual(extentOf([0, 10], 'a'), [0, 10]);
    assert.deepEqual(extentOf([-1, 5], 'a'), [-1, 10]);
    assert.deepEqual(extentOf([0, 5], 'a'), [-1, 10]);
    assert.deepEqual(extentOf([0, 5], 'b'), [0, 5]);
  });

  it('is fitted to the new run, not to the one before it', () => {
    assert.deepEqual(extentOf([0, 4700], 'a'), [0, 4700]);
    assert.deepEqual(extentOf([0, 4700], 'b', true), [0, 4700]);
    assert.deepEqual(extentOf([0, 8], 'b'), [0, 8]);
  });

  it('is fitted to the first run that is not old', () => {
    assert.deepEqual(extentOf([0, 4700], 'a', true), [0, 4700]);
    assert.deepEqual(extentOf([0, 8], 'a'), [0, 8]);
  });
});
