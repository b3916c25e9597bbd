// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, it, vi} from 'vitest';

import {
  LiveContext,
  type PresentRun,
  usePresentRun,
} from '../../../src/panel/context';
import {OfRun} from '../../../src/panel/OfRun';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => vi.unstubAllGlobals());

it('shows a run as it was while another one is pending', () => {
  const drawn: string[] = [];
  function Summary(): ReactNode {
    const {summary} = usePresentRun();
    drawn.push(summary);
    return summary;
  }
  const page = document.createElement('main');
  const root = createRoot(page);
  const show = (summary: string, isPending: boolean) => {
    const present = {summary, isPending} as PresentRun;
    const shown = createElement(OfRun, null, createElement(Summary));
    act(() => root.render(createElement(LiveContext, {value: present}, shown)));
    return page.textContent;
  };
  assert.equal(show('first', true), 'first');
  assert.equal(show('pending', true), 'first');
  assert.equal(show('second', false), 'second');
  assert.deepEqual(drawn, ['first', 'second']);
  act(() => root.unmount());
});
