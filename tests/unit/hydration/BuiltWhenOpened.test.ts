// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {BuiltWhenOpened} from '../../../src/hydration/BuiltWhenOpened';

let page: HTMLElement;
let root: Root | undefined;

/** Opens a page whose HTML has only a link in the place of the table. */
function open(isFoldedOpen = false): HTMLDetailsElement {
  const table = createElement('p', {}, 'the table') as ReactNode;
  const part = createElement(BuiltWhenOpened, undefined, table);
  page.innerHTML = `<details${isFoldedOpen ? ' open' : ''}><summary>Table</summary><div data-built-when-opened=""><noscript>link</noscript></div></details>`;
  act(() => {
    root = hydrateRoot(
      page,
      createElement(
        'details',
        {suppressHydrationWarning: true},
        createElement('summary', {}, 'Table'),
        part,
      ),
    );
  });
  const folded = page.querySelector('details');
  assert.ok(folded);
  return folded;
}

const text = () => page.querySelector('p')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('main');
  document.body.replaceChildren(page);
});

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table that is built when it is opened', () => {
  it('is not there before', () => {
    open();
    assert.equal(text(), undefined);
  });

  it('is there once its part is opened', () => {
    const folded = open();
    act(() => {
      folded.dispatchEvent(new Event('toggle'));
    });
    assert.equal(text(), 'the table');
  });

  it('is there where its part was open before the scripts were', () => {
    vi.useFakeTimers();
    open(true);
    act(() => {
      vi.runAllTimers();
    });
    assert.equal(text(), 'the table');
  });
});
