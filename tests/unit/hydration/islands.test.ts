// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {asIsland} from '../../../src/hydration/IslandBoundary';
import {LazyIsland} from '../../../src/hydration/LazyIsland';
import {StaticIsland} from '../../../src/hydration/StaticIsland';

let page: HTMLElement;
let root: Root | undefined;

/** Opens a page by its address: the server has written this HTML. */
function open(node: ReactNode, html: string): void {
  page.innerHTML = html;
  act(() => {
    root = hydrateRoot(page, node);
  });
}

/** Opens a page by a click on a link: nothing comes from the server. */
function goTo(node: ReactNode): void {
  root = createRoot(page);
  show(node);
}

function show(node: ReactNode): void {
  act(() => root?.render(node));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  page = document.createElement('main');
  document.body.replaceChildren(page);
});

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a part that is loaded when the reader turns to it', () => {
  const SERVER = '<button>Run</button><p>of the server</p>';
  const PAGE = `<div>${SERVER}</div>`;

  /** Outcomes of loading, in turn: the last one holds from then on. */
  function part(...outcomes: readonly (Error | string)[]) {
    const left = [...outcomes];
    const load = vi.fn<(island: HTMLElement) => Promise<string>>(() => {
      const outcome = (left.length > 1 ? left.shift() : left[0]) ?? '';
      return typeof outcome === 'string'
        ? Promise.resolve(outcome)
        : Promise.reject(outcome);
    });
    const island = createElement(LazyIsland<string>, {
      load,
      emptyClassName: 'empty',
      render: (loaded) => [
        createElement('button', {key: 'run'}, 'Run'),
        createElement('p', {key: 'live'}, loaded),
      ],
      notLoaded: {what: 'The model could not be loaded.'},
    });
    return {load, island};
  }

  /** What the reader does to turn to the part. */
  const turnToIt = () =>
    act(async () => {
      page.querySelector('button')?.focus();
      window.dispatchEvent(new Event('beforeprint'));
      await Promise.resolve();
    });

  it("keeps the server's HTML, the same nodes, and loads nothing", () => {
    const {load, island} = part('live');
    page.innerHTML = PAGE;
    const before = page.querySelector('p');
    act(() => {
      root = hydrateRoot(page, island);
    });
    assert.equal(page.querySelector('p'), before);
    assert.equal(page.innerHTML, PAGE);
    assert.equal(load.mock.calls.length, 0);
  });

  it('is live then, and keeps the focus in its control', async () => {
    const {load, island} = part('live');
    open(island, PAGE);
    await turnToIt();
    assert.equal(page.querySelector('p')?.textContent, 'live');
    assert.equal(document.activeElement, page.querySelector('button'));
    assert.equal(load.mock.calls.length, 1);
    await turnToIt();
    assert.equal(load.mock.calls.length, 1);
  });

  it("gives the loader the server's HTML", async () => {
    const {load, island} = part('live');
    open(island, PAGE);
    let html = '';
    load.mockImplementation((element) => {
      html = element.innerHTML;
      return Promise.resolve('live');
    });
    await turnToIt();
    assert.equal(html, SERVER);
  });

  it('keeps the HTML when it cannot be loaded, and offers to try again', async () => {
    const {load, island} = part(new Error('lost'), 'live');
    open(island, PAGE);
    await turnToIt();
    assert.equal(page.firstElementChild?.innerHTML, SERVER);
    const alert = page.querySelector('[role="alert"]');
    assert.match(alert?.textContent ?? '', /could not be loaded/);
    const retry = alert?.querySelector('button');
    assert.ok(retry);
    act(() => retry.click());
    await turnToIt();
    assert.equal(load.mock.calls.length, 2);
    assert.equal(page.querySelector('p')?.textContent, 'live');
    assert.equal(page.querySelector('[role="alert"]'), null);
  });

  it('is loaded again when the reader turns to it again', async () => {
    const {load, island} = part(new Error('lost'), new Error('lost'), 'live');
    open(island, PAGE);
    await turnToIt();
    await turnToIt();
    await turnToIt();
    assert.equal(load.mock.calls.length, 3);
    assert.equal(page.querySelector('p')?.textContent, 'live');
  });

  it('is empty after a click on a link, until it is loaded', async () => {
    const {island} = part('live');
    goTo(island);
    assert.equal(page.innerHTML, '<div class="empty"></div>');
    await turnToIt();
    assert.equal(page.querySelector('p')?.textContent, 'live');
  });
});

describe('a part that never changes', () => {
  const Child = vi.fn(() => createElement('p', {}, 'rendered'));
  const island = createElement(StaticIsland, {
    fallback: 'loading',
    className: 'static',
    // oxlint-disable-next-line react/no-children-prop -- the component requires it
    children: createElement(Child),
  });

  it("keeps the server's HTML without rendering", () => {
    Child.mockClear();
    open(island, '<div class="static"><p>of the server</p></div>');
    assert.equal(page.textContent, 'of the server');
    show(island);
    assert.equal(page.textContent, 'of the server');
    assert.equal(Child.mock.calls.length, 0);
  });

  it('is rendered after a click on a link', () => {
    goTo(island);
    assert.equal(page.innerHTML, '<div class="static"><p>rendered</p></div>');
  });
});

describe('a part that throws', () => {
  function Panel({fails}: {readonly fails: boolean}): ReactNode {
    if (fails) {
      throw new Error('broken');
    }
    return [
      createElement('p', {key: 'text'}, 'A curve'),
      createElement('input', {key: 'field'}),
      createElement('dialog', {key: 'dialog'}),
    ];
  }

  const Island = asIsland('panel', Panel);
  const around = (fails: boolean) => [
    createElement('h1', {key: 'title'}, 'Title'),
    createElement(Island, {key: 'island', fails}),
  ];
  const SERVER =
    '<h1>Title</h1><div data-island="panel"><p>Of the server</p><button>Run</button></div>';

  const island = () => page.querySelector('[data-island]');

  beforeEach(() => {
    // React reports the error that the boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    delete document.documentElement.dataset.hasHydrated;
  });

  it('leaves what it showed last, without controls, and says so', () => {
    goTo(around(false));
    show(around(true));
    assert.equal(page.querySelector('h1')?.textContent, 'Title');
    assert.equal(island()?.querySelector('p')?.textContent, 'A curve');
    assert.ok(island()?.querySelector('input')?.disabled);
    assert.equal(island()?.querySelector('dialog'), null);
    assert.match(page.querySelector('[role=alert]')?.textContent ?? '', /\S/u);
  });

  it("leaves the server's HTML where it throws at once", () => {
    open(around(true), SERVER);
    assert.equal(island()?.querySelector('p')?.textContent, 'Of the server');
    assert.ok(island()?.querySelector('button')?.disabled);
    assert.ok(page.querySelector('[role=alert]'));
  });
});
