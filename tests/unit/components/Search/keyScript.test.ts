import assert from 'node:assert/strict';
import {runInNewContext} from 'node:vm';

import {describe, it} from 'vitest';

import {
  KEY_EVENT,
  SEARCH_KEY_SCRIPT,
} from '../../../../src/components/chrome/Search/keyScript';

/** Runs the script with a document of its own, whose page is not live at first. */
function start() {
  const data: Record<string, string> = {hasHydrated: 'false'};
  const opened: Event[] = [];
  const page = Object.assign(new EventTarget(), {
    documentElement: {dataset: data},
    querySelector: (selector: string) =>
      selector === '.navbar__search' ? {} : null,
    closest: () => null,
  });
  page.addEventListener(KEY_EVENT, (event) => opened.push(event));
  let alarm: (() => void) | undefined;
  runInNewContext(SEARCH_KEY_SCRIPT, {
    Event,
    document: page,
    addEventListener: page.addEventListener.bind(page),
    setTimeout: (set: () => void) => {
      alarm = set;
    },
    clearTimeout: () => {
      alarm = undefined;
    },
  });
  /** Whether the browser still does what it does at this key. */
  const isLeft = (key: string) =>
    page.dispatchEvent(
      Object.assign(new Event('keydown', {cancelable: true}), {key}),
    );
  const fail = (tagName: string) =>
    page.dispatchEvent(
      Object.defineProperty(new Event('error'), 'target', {value: {tagName}}),
    );
  return {data, opened, isLeft, fail, ring: () => alarm?.()};
}

describe('the script that takes the keys of the search', () => {
  it('keeps the letters after a slash for the dialog', () => {
    const {data, opened, isLeft} = start();
    assert.deepEqual(['/', 'l', ' ', 'a'].map(isLeft), Array(4).fill(false));
    assert.equal(data.searchKey, 'l a');
    assert.equal(opened.length, 1);
    assert.ok(isLeft('PageDown'));
  });

  it('leaves all keys to the browser when a script of the page has failed', () => {
    const {data, opened, isLeft, fail} = start();
    isLeft('/');
    fail('SCRIPT');
    assert.equal(data.searchKey, undefined);
    assert.ok(['/', 'l', ' '].every(isLeft));
    assert.equal(opened.length, 1);
  });

  it('is not stopped by a picture that is lost', () => {
    const {data, isLeft, fail} = start();
    isLeft('/');
    fail('IMG');
    isLeft('l');
    assert.equal(data.searchKey, 'l');
  });

  it('leaves them to the browser when no dialog has come in time', () => {
    const {isLeft, ring} = start();
    isLeft('/');
    ring();
    assert.ok(['/', 'l', ' '].every(isLeft));
  });

  it('opens the search of a live page, whatever has failed before', () => {
    const {data, opened, isLeft, fail} = start();
    fail('SCRIPT');
    data.hasHydrated = 'true';
    assert.ok(!isLeft('/'));
    assert.equal(opened.length, 1);
  });
});
