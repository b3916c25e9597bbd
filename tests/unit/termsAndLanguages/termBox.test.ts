// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {terms} from '../../../src/site/glossary';
import {termAddress} from '../../../src/site/glossary/termLinks';
import type {Term} from '../../../src/site/glossary/types';
import {isTermBoxEvent, showTerm} from '../../../src/termsAndLanguages/termBox';

const [first, second] = terms as readonly [Term, Term];

/** A popover of a browser as far as the box needs it. */
function toggle(this: HTMLElement, newState: 'open' | 'closed'): void {
  for (const type of ['beforetoggle', 'toggle']) {
    this.dispatchEvent(Object.assign(new Event(type), {newState}));
  }
}

const size = {width: 300, height: 100};
const [WIDTH, HEIGHT] = [800, 600];

function lineAt(left: number, top: number): DOMRect {
  return {left, top, bottom: top + 20} as DOMRect;
}

function addTerm(id: string, left = 100, top = 100): HTMLAnchorElement {
  const term = document.createElement('a');
  term.className = 'term';
  term.href = termAddress(id, 'en');
  term.getClientRects = () => [lineAt(left, top)] as unknown as DOMRectList;
  document.body.append(term);
  return term;
}

const boxes = () => [
  ...document.querySelectorAll<HTMLElement>('[role=dialog]'),
];
const box = () => boxes()[0] ?? assert.fail('there is no box');
const click = () => new MouseEvent('click');
const hover = () => new PointerEvent('pointerover', {pointerType: 'mouse'});

beforeEach(() => {
  const {prototype} = HTMLElement;
  Object.defineProperties(prototype, {
    showPopover: {
      configurable: true,
      value(this: HTMLElement) {
        toggle.call(this, 'open');
      },
    },
    hidePopover: {
      configurable: true,
      value(this: HTMLElement) {
        toggle.call(this, 'closed');
      },
    },
    offsetWidth: {configurable: true, get: () => size.width},
    offsetHeight: {configurable: true, get: () => size.height},
    clientWidth: {configurable: true, get: () => WIDTH},
  });
  vi.stubGlobal('innerHeight', HEIGHT);
  history.replaceState(null, '', '/docs/lag/');
});

afterEach(() => {
  for (const open of boxes()) {
    open.hidePopover();
  }
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the box of a term', () => {
  it('says both names and the meaning, with a link to the glossary', async () => {
    const term = addTerm(first.id);
    await showTerm(click(), term);
    const text = box().textContent;
    for (const part of [first.en, first.zhHans, first.definition.en]) {
      assert.ok(text.includes(part), part);
    }
    assert.equal(box().querySelector('a')?.href, term.href);
    assert.equal(box().ariaLabel, first.en);
    assert.equal(box().lang, 'en');
    assert.equal(box().querySelector('span')?.lang, 'zh-CN');
  });

  it('speaks the language of the page', async () => {
    history.replaceState(null, '', '/zh-Hans/docs/lag/');
    await showTerm(click(), addTerm(first.id));
    assert.ok(box().textContent.includes(first.definition['zh-Hans']));
    assert.equal(box().ariaLabel, first.zhHans);
    assert.equal(box().lang, 'zh-CN');
  });

  it('takes the place of the box of another term', async () => {
    await showTerm(click(), addTerm(first.id));
    await showTerm(click(), addTerm(second.id));
    assert.deepEqual(
      boxes().map(({ariaLabel}) => ariaLabel),
      [second.en],
    );
  });

  it('does not open twice', async () => {
    const term = addTerm(first.id);
    await showTerm(click(), term);
    await showTerm(click(), term);
    assert.equal(boxes().length, 1);
  });

  it('does not open for an address that is not in the glossary', async () => {
    await showTerm(click(), addTerm('no-such-term'));
    assert.equal(boxes().length, 0);
  });

  it('takes the focus after a click, not after hovering or a Tab', async () => {
    const term = addTerm(first.id);
    await showTerm(new FocusEvent('focusin'), term);
    assert.equal(document.activeElement, document.body);
    await showTerm(click(), term);
    assert.equal(document.activeElement, box());
  });
});

describe('what opens the box', () => {
  const term = document.createElement('a');

  it('is the pointer of a mouse, not a finger', () => {
    assert.ok(isTermBoxEvent(hover(), term));
    const touch = new PointerEvent('pointerover', {pointerType: 'touch'});
    assert.ok(!isTermBoxEvent(touch, term));
  });

  it('is the focus of a keyboard, not that of a click', () => {
    const focus = new FocusEvent('focusin');
    const matches = vi.spyOn(term, 'matches');
    matches.mockImplementation((selector) => selector === ':focus-visible');
    assert.ok(isTermBoxEvent(focus, term));
    matches.mockImplementation(() => false);
    assert.ok(!isTermBoxEvent(focus, term));
  });

  it('is a click', () => {
    assert.ok(isTermBoxEvent(click(), term));
  });

  it('is not the focus that comes back to the term when the box closes', async () => {
    const opener = addTerm(first.id);
    vi.spyOn(opener, 'matches').mockImplementation(() => true);
    await showTerm(click(), opener);
    let isOpened: boolean | undefined;
    box().addEventListener('beforetoggle', () => {
      isOpened = isTermBoxEvent(new FocusEvent('focusin'), opener);
    });
    box().hidePopover();
    assert.equal(isOpened, false);
    assert.ok(isTermBoxEvent(new FocusEvent('focusin'), opener));
  });

  it('is a pointer that rests on the term, not one that passes', async () => {
    vi.useFakeTimers();
    const term = addTerm(first.id);
    for (const [isHovered, count] of [
      [false, 0],
      [true, 1],
    ] as const) {
      vi.spyOn(term, 'matches').mockImplementation(() => isHovered);
      const showing = showTerm(hover(), term);
      assert.equal(boxes().length, 0);
      await vi.runAllTimersAsync();
      await showing;
      assert.equal(boxes().length, count);
    }
  });
});

describe('the box closes', () => {
  it('when the focus goes elsewhere, not when it goes into the box', async () => {
    const term = addTerm(first.id);
    await showTerm(click(), term);
    const move = (to: Element) =>
      box().dispatchEvent(new FocusEvent('focusout', {relatedTarget: to}));
    const inside = box().querySelector('a');
    assert.ok(inside);
    move(inside);
    move(term);
    assert.equal(boxes().length, 1);
    move(document.body);
    assert.equal(boxes().length, 0);
  });

  it('with the page: on the way back', async () => {
    await showTerm(click(), addTerm(first.id));
    window.dispatchEvent(new Event('popstate'));
    assert.equal(boxes().length, 0);
  });

  it('a while after the pointer has left term and box', async () => {
    vi.useFakeTimers();
    const term = addTerm(first.id);
    vi.spyOn(term, 'matches').mockImplementation(() => true);
    const showing = showTerm(hover(), term);
    await vi.runAllTimersAsync();
    await showing;
    const move = (to: Element) =>
      to.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    move(document.body);
    vi.advanceTimersByTime(100);
    // On the way from the term to its box.
    move(box());
    vi.advanceTimersByTime(10_000);
    assert.equal(boxes().length, 1);
    move(document.body);
    vi.advanceTimersByTime(10_000);
    assert.equal(boxes().length, 0);
  });

  it('not by the pointer when it was opened by a click', async () => {
    await showTerm(click(), addTerm(first.id));
    vi.useFakeTimers();
    document.body.dispatchEvent(
      new PointerEvent('pointerover', {bubbles: true}),
    );
    vi.advanceTimersByTime(10_000);
    assert.equal(boxes().length, 1);
  });
});

describe('the place of the box', () => {
  async function placeOf(left: number, top: number) {
    await showTerm(click(), addTerm(first.id, left, top));
    const {style} = box();
    return {left: parseFloat(style.left), top: parseFloat(style.top)};
  }

  it('is below its term', async () => {
    const {left, top} = await placeOf(100, 100);
    assert.equal(left, 100);
    assert.ok(top > 120 && top < 140);
  });

  it('is above where it would leave the window', async () => {
    const {top} = await placeOf(100, HEIGHT - 50);
    const bottom = top + size.height;
    assert.ok(bottom < HEIGHT - 50 && bottom > HEIGHT - 70);
  });

  it('moves with the part of the page that is scrolled to', async () => {
    vi.stubGlobal('scrollY', 1000);
    const {top} = await placeOf(100, 100);
    assert.ok(top > 1120 && top < 1140);
  });

  it('is inside the window at either side', async () => {
    const {left} = await placeOf(WIDTH - 10, 100);
    assert.ok(left + size.width <= WIDTH - 8);
    const other = await placeOf(-50, 100);
    assert.ok(other.left >= 8);
  });
});
