// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {toggleSection} from '../../../src/termsAndLanguages/twoLanguages';

const OTHER_PAGE = `<main>
  <h2 id="intro">引言</h2><p>无关</p>
  <h2 id="equations">方程</h2><p id="first">时间常数</p><h3>符号</h3>
  <h2 id="验算">验算</h2><p>无关</p>
</main>`;

interface Answer {
  readonly html?: string;
  readonly status?: number;
}

/** Lets the host answer every request for a page. */
function serve({html = OTHER_PAGE, status = 200}: Answer) {
  const fetching = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(html, {status})),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

/** Lets no request reach the host; `offline` answers those for HTML. */
function unplug(offline?: string) {
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    init?.headers && offline !== undefined
      ? Promise.resolve(new Response(offline))
      : Promise.reject(new TypeError('no connection')),
  );
}

function pageLink(): HTMLAnchorElement {
  const link = document.querySelector<HTMLAnchorElement>('h2 a');
  assert.ok(link);
  return link;
}

const frame = () => document.querySelector('section');

/** The page of the reader: one section between two others. */
function show(section: string, hash = 'equations'): void {
  history.replaceState(null, '', '/docs/lag/');
  document.body.innerHTML = `<main><h2>Intro</h2><p>Before</p>
    <h2>Equations<a href="/zh-Hans/docs/lag/#${hash}">中</a></h2>${section}
    <h2 id="next">Next</h2></main>`;
}

beforeEach(() => {
  document.documentElement.dataset.hasHydrated = 'true';
  Element.prototype.scrollIntoView = () => undefined;
  show('<p>A time constant</p>');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('toggleSection(link)', () => {
  it('shows the section of the same id, and nothing else of the page', async () => {
    const fetching = serve({});
    await toggleSection(pageLink());
    const [address] = fetching.mock.calls[0] ?? [];
    assert.ok(address?.includes('/zh-Hans/docs/lag/'));
    const text = frame()?.textContent ?? '';
    assert.match(text, /方程.*时间常数.*符号/su);
    assert.doesNotMatch(text, /无关/u);
    assert.equal(
      frame()?.querySelector('[lang]')?.getAttribute('lang'),
      'zh-CN',
    );
    assert.equal(pageLink().ariaExpanded, 'true');
    assert.equal(frame()?.ariaBusy, 'false');
  });

  it('names the frame, and moves the focus into it', async () => {
    serve({});
    await toggleSection(pageLink());
    assert.match(frame()?.ariaLabel ?? '', /^中文 · Equations/u);
    assert.equal(document.activeElement, frame());
  });

  it('finds a section whose id is not ASCII', async () => {
    show('<p>A check</p>', encodeURIComponent('验算'));
    serve({});
    await toggleSection(pageLink());
    assert.match(frame()?.textContent ?? '', /验算/u);
  });

  it('closes it again, by the link or by either button', async () => {
    serve({});
    for (const closer of [
      () => void toggleSection(pageLink()),
      () => frame()?.querySelectorAll('button')[0]?.click(),
      () => frame()?.querySelectorAll('button')[1]?.click(),
    ]) {
      await toggleSection(pageLink());
      assert.ok(frame());
      closer();
      assert.equal(frame(), null);
      assert.equal(pageLink().ariaExpanded, 'false');
      assert.equal(document.activeElement, pageLink());
    }
  });

  it('does not take the focus when it was closed before it was loaded', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    const loading = toggleSection(pageLink());
    await toggleSection(pageLink());
    answer(new Response(OTHER_PAGE));
    await loading;
    assert.equal(frame(), null);
    assert.equal(document.activeElement, pageLink());
  });

  it('leads to the page while this one is not hydrated', async () => {
    delete document.documentElement.dataset.hasHydrated;
    const assign = vi
      .spyOn(window.location, 'assign')
      .mockImplementation(() => undefined);
    await toggleSection(pageLink());
    assert.deepEqual(assign.mock.calls, [[pageLink().href]]);
    assert.equal(frame(), null);
  });
});

describe('a section that cannot be shown', () => {
  const failures = {
    'is not on the page': () => serve({html: '<h2 id="intro">引言</h2>'}),
    'is on a page that does not exist': () => serve({status: 404}),
    'has no connection': () => unplug(),
  } as const;
  for (const [why, prepare] of Object.entries(failures)) {
    it(`says so, with a link: ${why}`, async () => {
      prepare();
      await toggleSection(pageLink());
      const alert = frame()?.querySelector('[role=alert]');
      assert.ok(alert);
      assert.equal(alert.querySelector('a')?.href, pageLink().href);
      assert.equal(frame()?.ariaBusy, 'false');
    });
  }

  it('can be opened again', async () => {
    unplug();
    await toggleSection(pageLink());
    await toggleSection(pageLink());
    serve({});
    await toggleSection(pageLink());
    assert.match(frame()?.textContent ?? '', /方程/u);
  });

  it('comes from the offline copy of the page', async () => {
    unplug(OTHER_PAGE);
    await toggleSection(pageLink());
    assert.match(frame()?.textContent ?? '', /方程/u);
  });
});

describe('the place of the section', () => {
  const matches = (isWide: boolean) =>
    vi.stubGlobal('matchMedia', () => ({matches: isWide}));
  const before = () => frame()?.previousElementSibling?.tagName;

  it('is beside plain text in a wide window', async () => {
    matches(true);
    serve({});
    await toggleSection(pageLink());
    assert.equal(before(), 'H2');
  });

  it('is below it in a narrow one', async () => {
    matches(false);
    serve({});
    await toggleSection(pageLink());
    assert.equal(before(), 'P');
  });

  it('is below what needs the width of the page', async () => {
    matches(true);
    serve({});
    for (const part of ['<table></table>', '<div><svg></svg></div>']) {
      show(`<p>A table</p>${part}`);
      await toggleSection(pageLink());
      assert.notEqual(before(), 'H2', part);
      assert.equal(frame()?.nextElementSibling?.id, 'next');
    }
  });
});
