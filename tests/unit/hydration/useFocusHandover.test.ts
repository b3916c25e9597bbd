// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {useFocusHandover} from '../../../src/hydration/useFocusHandover';

const html = (text: string) => ({dangerouslySetInnerHTML: {__html: text}});

interface Content {
  readonly before: string;
  /** What replaces it; nothing while the first is shown. */
  readonly after?: string;
}

function Part({before, after}: Content): ReactNode {
  const {leaving, arriving} = useFocusHandover();
  return after === undefined
    ? createElement('div', {key: 'a', ref: leaving, ...html(before)})
    : createElement('div', {key: 'b', ref: arriving, ...html(after)});
}

let root: Root;

function render(content: Content): void {
  act(() => root.render(createElement(Part, content)));
}

/** Replaces the content while an element has the focus; gives the one after. */
function handOver(before: string, selector: string, after: string): Element {
  render({before});
  const element = document.querySelector<HTMLElement>(selector);
  assert.ok(element);
  element.focus();
  assert.equal(document.activeElement, element);
  render({before, after});
  assert.ok(!element.isConnected);
  return document.activeElement;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('useFocusHandover()', () => {
  it('focuses the control of the same words', () => {
    const focused = handOver(
      '<button>Run</button><button class="at">Copy</button>',
      '.at',
      '<p>New</p><button>Run</button><button id="new">Copy</button>',
    );
    assert.equal(focused.id, 'new');
  });

  it('tells fields apart by their labels', () => {
    const fields = (id: string) =>
      `<label>Gain <input id="${id}-gain"></label>` +
      `<label>Level <input id="${id}-level"></label>`;
    assert.equal(handOver(fields('a'), '#a-level', fields('b')).id, 'b-level');
  });

  it('takes the same place among controls of equal words', () => {
    const buttons = (id: string) =>
      [0, 1, 2].map((n) => `<button id="${id}${n}">Edit</button>`).join('');
    assert.equal(handOver(buttons('a'), '#a1', buttons('b')).id, 'b1');
  });

  it('finds a region by its name, whatever it contains', () => {
    const region = (id: string, content: string) =>
      `<section aria-label="Response" id="${id}" tabindex="-1">${content}</section>`;
    const focused = handOver(
      region('a', 'old'),
      '#a',
      region('b', 'new').replace(' tabindex="-1"', ''),
    );
    assert.equal(focused.id, 'b');
  });

  it('finds the cursor of a plot and a part that scrolls by their names', () => {
    for (const role of ['slider', 'group']) {
      const part = (id: string, content: string) =>
        `<div role="${role}" aria-label="Response" id="${id}" tabindex="0">${content}</div>`;
      assert.equal(handOver(part('a', '1'), '#a', part('b', '2')).id, 'b');
    }
  });

  it('presses what was pressed before, and nothing else', async () => {
    const buttons = (id: string) =>
      ['Step', 'Ramp']
        .map((n) => `<button id="${id}${n}">${n}</button>`)
        .join('');
    const before = buttons('a');
    render({before});
    vi.stubGlobal('lastPress', document.querySelector('#aRamp'));
    const pressed = new Promise<Event>((resolve) => {
      document.addEventListener('click', resolve, {once: true});
    });
    render({before, after: buttons('b')});
    const {target} = await pressed;
    assert.equal((target as Element).id, 'bRamp');
  });

  it('leaves the focus alone when it was elsewhere, or has no counterpart', () => {
    const before = '<button class="at">Run</button>';
    assert.equal(
      handOver(before, '.at', '<button>Stop</button>'),
      document.body,
    );
    const other = document.createElement('button');
    document.body.append(other);
    render({before});
    other.focus();
    render({before, after: before});
    assert.equal(document.activeElement, other);
  });
});
