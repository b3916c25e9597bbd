// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {afterEach, describe, it, vi} from 'vitest';

import {whenIdle} from '../../../src/hydration/whenIdle';

/** Sets how far the page is loaded. */
function setReadyState(state: DocumentReadyState): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

/** Lets the browser be idle when the test says so. */
function stubIdle() {
  const callbacks: (() => void)[] = [];
  const request = vi.fn<typeof requestIdleCallback>((callback) =>
    callbacks.push(callback as () => void),
  );
  vi.stubGlobal('requestIdleCallback', request);
  return {request, become: () => callbacks.forEach((call) => call())};
}

/** Tells whether a promise has been fulfilled by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  // Lets all that follows from what has happened take place.
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve();
  }
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('whenIdle()', () => {
  it('waits for the page, then for the browser', async () => {
    setReadyState('interactive');
    const idle = stubIdle();
    const waiting = whenIdle();
    assert.ok(!(await isDone(waiting)));
    assert.equal(idle.request.mock.calls.length, 0);
    window.dispatchEvent(new Event('load'));
    assert.ok(!(await isDone(waiting)));
    idle.become();
    assert.ok(await isDone(waiting));
  });

  it('waits for the browser only when the page is loaded, not for ever', async () => {
    setReadyState('complete');
    const idle = stubIdle();
    const waiting = whenIdle();
    const timeout = idle.request.mock.calls[0]?.[1]?.timeout;
    assert.ok(timeout !== undefined && timeout > 0);
    idle.become();
    assert.ok(await isDone(waiting));
  });

  it('takes the next task where there are no idle callbacks', async () => {
    setReadyState('complete');
    vi.useFakeTimers({toFake: ['setTimeout']});
    Reflect.deleteProperty(window, 'requestIdleCallback');
    try {
      const waiting = whenIdle();
      vi.runAllTimers();
      assert.ok(await isDone(waiting));
    } finally {
      vi.useRealTimers();
    }
  });
});
