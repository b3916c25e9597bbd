// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {onInterest} from '../../../src/hydration/onInterest';
import {replaceAddress} from '../../../src/hydration/ownAddress';

/** The observer of the browser, told by the test what it sees. */
class Observer {
  static last: Observer | undefined;
  readonly notify: (changes: readonly object[]) => void;
  readonly options: IntersectionObserverInit;
  isObserving = false;

  constructor(notify: Observer['notify'], options: IntersectionObserverInit) {
    this.notify = notify;
    this.options = options;
    Observer.last = this;
  }

  observe(): void {
    this.isObserving = true;
  }

  disconnect(): void {
    this.isObserving = false;
  }

  see(...isIntersecting: readonly boolean[]): void {
    this.notify(isIntersecting.map((each) => ({isIntersecting: each})));
  }
}

const island = document.createElement('div');
const control = document.createElement('button');
island.append(control);
const scroll = vi.fn();
island.scrollIntoView = scroll;

function goTo(hash: string): void {
  history.replaceState(null, '', `/docs/lag/${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

let stop = () => {};

/** Counts how often the reader turns to the island. */
function watch(options = {}) {
  const callback = vi.fn();
  stop = onInterest(island, callback, options);
  return () => callback.mock.calls.length;
}

const observer = () => Observer.last ?? assert.fail('nothing is observed');

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.append(island);
  goTo('');
});

afterEach(() => {
  stop();
  scroll.mockClear();
  vi.unstubAllGlobals();
});

describe('onInterest(element, callback, options)', () => {
  it('waits until the element comes near the window', () => {
    const count = watch({margin: '200px'});
    assert.equal(observer().options.rootMargin, '200px');
    observer().see(false);
    assert.equal(count(), 0);
    observer().see(false, true);
    assert.equal(count(), 1);
  });

  it('calls back at once where the browser cannot observe', () => {
    vi.unstubAllGlobals();
    const {IntersectionObserver: own} = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      assert.equal(watch()(), 1);
    } finally {
      window.IntersectionObserver = own;
    }
  });

  it('calls back when a control in it gets the focus', () => {
    const count = watch();
    control.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    assert.equal(count(), 1);
  });

  it('calls back before the page is printed', () => {
    const count = watch();
    window.dispatchEvent(new Event('beforeprint'));
    assert.equal(count(), 1);
  });

  it('calls back for a link to it, now or later, and scrolls to it at once', () => {
    goTo('#sim=lag&gain=3');
    const count = watch({hashPrefix: '#sim=lag'});
    assert.equal(count(), 1);
    goTo('#equations');
    goTo('#sim=clock');
    assert.equal(count(), 1);
    goTo('#sim=lag&gain=4');
    assert.equal(count(), 2);
    assert.deepEqual(scroll.mock.calls[1], [{behavior: 'instant'}]);
  });

  it('scrolls to the heading that such a link names', () => {
    const heading = document.createElement('h2');
    heading.id = 'equations';
    const scrollToHeading = vi.fn();
    heading.scrollIntoView = scrollToHeading;
    document.body.append(heading);
    goTo('#sim=lag&gain=3&at=equations');
    assert.equal(watch({hashPrefix: '#sim=lag'})(), 1);
    assert.equal(scroll.mock.calls.length, 0);
    assert.ok(scrollToHeading.mock.calls.length > 0);
    heading.remove();
    goTo('#sim=lag&gain=3&at=equations');
    assert.equal(scroll.mock.calls.length, 1);
  });

  it('calls back for an address that the page wrote itself, and stays where it is', () => {
    history.replaceState({key: 'kept'}, '', '/docs/lag/');
    replaceAddress('/docs/lag/#sim=lag&gain=3');
    assert.deepEqual(history.state, {key: 'kept', isOwnAddress: true});
    assert.equal(watch({hashPrefix: '#sim=lag'})(), 1);
    assert.equal(scroll.mock.calls.length, 0);
    goTo('#sim=lag&gain=3');
    assert.equal(scroll.mock.calls.length, 1);
  });

  it('takes no link for its own where none leads to it', () => {
    const count = watch();
    goTo('#sim=lag');
    assert.equal(count(), 0);
    assert.equal(scroll.mock.calls.length, 0);
  });

  it('ends when it is told to', () => {
    const count = watch({hashPrefix: '#sim=lag'});
    stop();
    assert.ok(!observer().isObserving);
    goTo('#sim=lag');
    control.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    window.dispatchEvent(new Event('beforeprint'));
    assert.equal(count(), 0);
  });
});
