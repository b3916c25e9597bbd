// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {afterEach, beforeEach, describe, it, vi} from 'vitest';

import {model} from '../../../src/models/library/first-order-lag';
import {simulate} from '../../../src/models/run/simulate';
import {differenceFrom, placed} from '../../../src/site/cursor';
import {
  changeCursor,
  liveRun,
  moveCursor,
  publishRun,
  withdrawRun,
} from '../../../src/site/liveRuns';
import {togglePlay} from '../../../src/sketch/player';

const {id} = model;
const run = simulate(model, {}, {duration: 10});

/** Whether the reader has asked for less motion. */
let isReduced = false;

/** Lets time pass, ms, with a frame every 16 ms. */
function wait(time: number): void {
  vi.advanceTimersByTime(time);
}

/** The share of the run before the cursor. */
function place(): number {
  return (liveRun(id).at ?? Number.NaN) / run.end;
}

beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  vi.stubGlobal('matchMedia', () => ({matches: isReduced}));
  publishRun({model, run, units: {}});
});

afterEach(() => {
  withdrawRun(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('togglePlay()', () => {
  it('moves the cursor through the run in six seconds and stops at its end', () => {
    togglePlay(id);
    wait(3000);
    assert.ok(Math.abs(place() - 0.5) < 0.02);
    wait(3100);
    assert.equal(liveRun(id).at, run.end);
    assert.equal(liveRun(id).isPlaying, false);
  });

  it('begins again after the end', () => {
    moveCursor(id, run.end);
    togglePlay(id);
    wait(600);
    assert.ok(place() < 0.15);
  });

  it('takes a fixed cursor with it, so that no difference is read', () => {
    changeCursor(id, (cursor) => placed(cursor, run.end));
    togglePlay(id);
    wait(600);
    assert.ok(place() < 0.15);
    assert.equal(differenceFrom(liveRun(id)), undefined);
  });

  it('pauses, and goes on from there', () => {
    togglePlay(id);
    wait(1500);
    togglePlay(id);
    const paused = place();
    wait(1000);
    assert.equal(place(), paused);
    togglePlay(id);
    wait(1500);
    assert.ok(Math.abs(place() - paused - 0.25) < 0.02);
  });

  it('goes on from where the reader moves the cursor', () => {
    togglePlay(id);
    wait(600);
    moveCursor(id, 0.8 * run.end);
    wait(600);
    assert.ok(Math.abs(place() - 0.9) < 0.02);
  });

  it('goes on when the pointer leaves the plot', () => {
    togglePlay(id);
    wait(3000);
    moveCursor(id, undefined);
    wait(600);
    assert.ok(Math.abs(place() - 0.6) < 0.02);
  });

  it('takes ten steps where motion is unwanted', () => {
    isReduced = true;
    const places = new Set<number>();
    togglePlay(id);
    for (let frame = 0; frame < 400; frame += 1) {
      wait(16);
      places.add(Number(place().toFixed(9)));
    }
    assert.deepEqual(
      [...places].filter((each) => each > 0),
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
    );
  });

  it('stops with the panel, and does nothing without one', () => {
    togglePlay(id);
    wait(100);
    withdrawRun(id);
    wait(100);
    assert.equal(liveRun(id).at, undefined);
    togglePlay(id);
    assert.equal(liveRun(id).isPlaying, false);
  });
});
