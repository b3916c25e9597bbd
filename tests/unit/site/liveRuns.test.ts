// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, describe, it, vi} from 'vitest';

import {model} from '../../../src/models/library/first-order-lag';
import {simulate} from '../../../src/models/run/simulate';
import {
  liveRun,
  moveCursor,
  pointAt,
  publishRun,
  useLiveRun,
  watchRuns,
  withdrawRun,
} from '../../../src/site/liveRuns';

const {id} = model;
const run = simulate(model);

afterEach(() => withdrawRun(id));

describe('watchRuns()', () => {
  it('reports the present run and each later one, but no cursor and no unit', () => {
    publishRun({model, run, units: {}});
    const listener = vi.fn();
    const stop = watchRuns(id, listener);
    moveCursor(id, 1);
    publishRun({model, run, units: {time: 'min'}});
    assert.deepEqual(listener.mock.calls, [[run]]);
    const other = simulate(model, {gain: 3});
    publishRun({model, run: other, units: {}});
    assert.deepEqual(listener.mock.calls, [[run], [other]]);
    stop();
    publishRun({model, run, units: {}});
    assert.equal(listener.mock.calls.length, 2);
  });
});

describe('the state of a model', () => {
  it('keeps the cursor when another run is published, not when it is withdrawn', () => {
    publishRun({model, run, units: {}});
    moveCursor(id, 1);
    publishRun({model, run: simulate(model, {gain: 3}), units: {}});
    assert.equal(liveRun(id).at, 1);
    withdrawRun(id);
    assert.equal(liveRun(id).at, undefined);
    assert.equal(liveRun(id).published, undefined);
  });

  it('renders only what reads the part that has changed', () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const rendered = vi.fn();
    function Cursor() {
      rendered(useLiveRun(id, ({at}) => at));
      return null;
    }
    const root = createRoot(document.createElement('div'));
    act(() => root.render(createElement(Cursor)));
    act(() => pointAt(id, ['y']));
    act(() => moveCursor('another-model', 2));
    act(() => moveCursor(id, 2));
    assert.deepEqual(rendered.mock.calls, [[undefined], [2]]);
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
});
