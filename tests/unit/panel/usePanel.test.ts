// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {leaveForValues} from '../../../src/hydration/ownAddress';
import type {AnyModel} from '../../../src/models/definition';
import {startPanel, usePanel} from '../../../src/panel/state/usePanel';
import {lag} from '../models/fixtures';

const model = lag as unknown as AnyModel;
const persisted = {hash: '', modelsOnPage: ['lag']};
const start = startPanel(model, undefined, persisted);

/** Shows the gain, and raises it when it is pressed. */
function Gain(): ReactNode {
  const {state, dispatch} = usePanel({
    model,
    persisted,
    start,
    preset: undefined,
    storageKey: 'lag',
  });
  const gain = Number(state.settings.values.gain);
  const onClick = () => dispatch({type: 'set', key: 'gain', value: gain + 1});
  return createElement('button', {onClick}, gain);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the address of a panel', () => {
  it('gets the values that were set, but not in place of a link just followed', () => {
    const page = document.createElement('main');
    const root = createRoot(page);
    act(() => root.render(createElement(Gain)));
    const press = () => act(() => page.querySelector('button')?.click());
    const wait = () =>
      act(() => {
        vi.advanceTimersByTime(1000);
      });
    press();
    wait();
    assert.match(window.location.hash, /gain=3/u);
    press();
    // As a chip does; the event comes with a later task.
    window.history.pushState(null, '', '#sim=lag&gain=5');
    wait();
    act(() => {
      window.dispatchEvent(new Event('hashchange'));
    });
    assert.match(window.location.hash, /gain=5/u);
    assert.equal(page.textContent, '5');
    act(() => root.unmount());
  });

  it('brings the usual values after Back from its own values of a text only', () => {
    const page = document.createElement('main');
    const root = createRoot(page);
    act(() => root.render(createElement(Gain)));
    const usual = page.textContent;
    act(() => page.querySelector('button')?.click());
    const changed = page.textContent;
    window.history.replaceState(null, '', '/');
    const goBackFrom = (left: string) => {
      leaveForValues(left);
      act(() => {
        window.dispatchEvent(new Event('hashchange'));
      });
    };
    goBackFrom('other');
    assert.equal(page.textContent, changed);
    goBackFrom('lag');
    assert.equal(page.textContent, usual);
    act(() => root.unmount());
  });

  it('is not written into that of a page just opened, which is still loading', () => {
    const page = document.createElement('main');
    const root = createRoot(page);
    act(() => root.render(createElement(Gain)));
    act(() => page.querySelector('button')?.click());
    // The router shows the page before until the other one is there.
    window.history.pushState(null, '', '/other');
    act(() => page.querySelector('button')?.click());
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    assert.equal(window.location.hash, '');
    act(() => root.unmount());
  });
});

/** Counts the steps of the run; raises the gain when it is pressed. */
function Steps(): ReactNode {
  const slow = {...start, result: {...start.result, took: 1000}};
  const {result, dispatch} = usePanel({
    model,
    persisted,
    start: slow,
    preset: undefined,
    storageKey: 'steps',
  });
  const onClick = () => dispatch({type: 'set', key: 'gain', value: 9});
  return createElement('button', {onClick}, result.run.statistics.steps);
}

describe('a slow run', () => {
  it('is a draft while a slider moves, and accurate when it is released', () => {
    const page = document.createElement('main');
    const root = createRoot(page);
    act(() => root.render(createElement(Steps)));
    const frame = () =>
      act(() => {
        vi.advanceTimersByTime(50);
      });
    const accurate = Number(page.textContent);
    act(() => page.querySelector('button')?.click());
    frame();
    const draft = Number(page.textContent);
    assert.ok(draft < accurate, `${draft} steps`);
    act(() => {
      window.dispatchEvent(new Event('pointerup'));
    });
    frame();
    assert.ok(Number(page.textContent) > draft, page.textContent);
    act(() => root.unmount());
  });
});

describe('a touch that the browser takes to scroll', () => {
  it('changes nothing, although it began on a slider', () => {
    const page = document.createElement('main');
    const root = createRoot(page);
    act(() => root.render(createElement(Gain)));
    const before = page.textContent;
    act(() => page.querySelector('button')?.click());
    assert.notEqual(page.textContent, before);
    act(() => {
      window.dispatchEvent(new Event('pointercancel'));
    });
    assert.equal(page.textContent, before);
    act(() => root.unmount());
  });
});
