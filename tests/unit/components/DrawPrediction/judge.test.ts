import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {judge} from '../../../../src/components/markdown/DrawPrediction/judge';
import type {
  Judgement,
  Points,
} from '../../../../src/components/markdown/DrawPrediction/verdicts';
import {slopeText} from '../../../../src/components/markdown/DrawPrediction/verdictTexts';

/** A lag of 1 s that goes from 0 to 1. */
const lag = (t: number) => 1 - Math.exp(-t);

const FRAME = {span: [0, 5], height: 1.5} as const;

function points(
  value: (t: number) => number,
  [from, to]: readonly [number, number] = [0, 5],
  count = 101,
): Points {
  const x = Array.from(
    {length: count},
    (_, n) => from + ((to - from) * n) / (count - 1),
  );
  return {x, y: x.map(value)};
}

function judged(drawn: Points, run: (t: number) => number = lag) {
  const judgement = judge(drawn, run, FRAME);
  assert.ok(judgement.kind === 'judged', judgement.kind);
  return judgement;
}

/** The three verdicts in short. */
function kinds(judgement: Judgement): readonly string[] {
  assert.ok(judgement.kind === 'judged');
  const {slope, end, time} = judgement;
  return [slope.kind, end.kind, time.kind];
}

describe('judge(drawn, run, frame)', () => {
  it('finds nothing wrong with the curve itself, nor with a shaky hand', () => {
    assert.deepEqual(kinds(judged(points(lag))), ['right', 'right', 'right']);
    const shaky = points((t) => lag(t) + 0.02 * Math.sin(40 * t));
    assert.deepEqual(kinds(judged(shaky)), ['right', 'right', 'right']);
  });

  it('says that nothing is drawn, or too little', () => {
    assert.equal(judge({x: [], y: []}, lag, FRAME).kind, 'nothing');
    assert.equal(judge({x: [2], y: [0.5]}, lag, FRAME).kind, 'too-short');
    const short = points(lag, [1, 1.5]);
    assert.equal(judge(short, lag, FRAME).kind, 'too-short');
  });

  it('sees a flat line', () => {
    const low = kinds(judged(points(() => 0)));
    assert.deepEqual(low, ['flat', 'low', 'missing']);
    const high = kinds(judged(points(() => 1)));
    assert.deepEqual(high, ['flat', 'right', 'missing']);
  });

  it('sees another start, where the run does not come by soon', () => {
    const start = (value: (t: number) => number, run = lag) =>
      judged(points(value), run).start?.kind;
    assert.equal(start(lag), undefined);
    assert.equal(
      start((t) => 1 - 0.7 * Math.exp(-t)),
      undefined,
    );
    assert.equal(
      start((t) => 1 - 0.4 * Math.exp(-t)),
      'high',
    );
    assert.equal(
      start((t) => lag(t) - 0.2),
      'low',
    );
    const jump = (t: number) => (t < 0.02 ? 0 : 1);
    assert.equal(
      start(() => 1, jump),
      undefined,
    );
    assert.equal(judged(points(() => 1, [1, 5])).start, undefined);
  });

  it('sees the right end, reached too fast', () => {
    const {slope, end, time} = judged(points((t) => lag(2 * t)));
    assert.deepEqual([slope.kind, end.kind], ['right', 'right']);
    assert.equal(time.kind, 'fast');
    assert.ok(Math.abs(time.factor - 2) < 0.1, String(time.factor));
    const faster = judged(points((t) => lag(5 * t)));
    assert.equal(faster.slope.kind, 'steep');
    assert.ok(faster.slope.factor > 2);
  });

  it('sees a curve that is too slow', () => {
    const {slope, time} = judged(points((t) => lag(t / 2) / lag(2.5)));
    assert.equal(time.kind, 'slow');
    assert.ok(time.factor > 1.4 && time.factor < 2, String(time.factor));
    assert.equal(slope.kind, 'right');
    const exact = slopeText({kind: 'right', factor: 1});
    assert.notEqual(slopeText(slope).en, exact.en, 'is only roughly right');
    const straight = judged(points((t) => t / 5));
    assert.deepEqual(kinds(straight), ['shallow', 'right', 'slow']);
  });

  it('sees a wrong end, and leaves the time scale alone', () => {
    const high = judged(points((t) => 1.4 * lag(t)));
    assert.deepEqual(kinds(high), ['right', 'high', 'right']);
    assert.ok(Math.abs(high.end.drawn - 1.4 * lag(5)) < 1e-9);
    assert.ok(Math.abs(high.end.run - lag(5)) < 1e-9);
    const low = judged(points((t) => 0.6 * lag(t)));
    assert.deepEqual(kinds(low), ['right', 'low', 'right']);
  });

  it('sees a start in the wrong direction', () => {
    const down = judged(points((t) => 0.5 - lag(t)));
    assert.deepEqual(kinds(down), ['wrong-sign', 'low', 'missing']);
    const dip = judged(points((t) => lag(t) - 4 * t * Math.exp(-2 * t)));
    assert.equal(dip.slope.kind, 'wrong-sign');
    assert.equal(dip.end.kind, 'right');
  });

  it('sees a start that should be flat', () => {
    const late = (t: number) => (t < 2 ? 0 : lag(2 * (t - 2)));
    const early = judged(points(lag), late);
    assert.equal(early.slope.kind, 'moves');
    assert.equal(early.time.kind, 'fast');
    assert.deepEqual(kinds(judged(points(late), late)), [
      'right',
      'right',
      'right',
    ]);
  });

  it('sees an overshoot, drawn or missed', () => {
    const swinging = (t: number) => 1 - Math.exp(-t) * Math.cos(3 * t);
    const drawn = judged(points((t) => swinging(t)));
    assert.equal(drawn.end.kind, 'overshoots');
    assert.equal(judged(points(lag), swinging).end.kind, 'misses-overshoot');
    assert.equal(judged(points(swinging), swinging).end.kind, 'right');
  });

  it('judges five points as it does a whole curve', () => {
    const five = points(lag, [0, 5], 5);
    assert.deepEqual(kinds(judged(five)), ['right', 'right', 'right']);
    const fast = points((t) => lag(3 * t), [0, 5], 5);
    assert.equal(judged(fast).end.kind, 'right');
    assert.equal(judged(fast).slope.kind, 'right');
    const two = judged({x: [0, 5], y: [0, 1]});
    assert.deepEqual(kinds(two), ['right', 'right', 'right']);
  });

  it('says which part is missing', () => {
    assert.equal(judged(points(lag, [0, 3])).end.kind, 'missing');
    assert.equal(judged(points(lag, [0, 3])).time.kind, 'missing');
    assert.equal(judged(points(lag, [2, 5])).slope.kind, 'missing');
  });

  it('measures a run that is flat by its axis', () => {
    const flat = () => 0.5;
    assert.deepEqual(kinds(judged(points(flat), flat)), [
      'right',
      'right',
      'missing',
    ]);
    assert.deepEqual(kinds(judged(points(lag), flat)), [
      'moves',
      'high',
      'missing',
    ]);
  });

  it('leaves out what is drawn before the instant that counts', () => {
    const later = (t: number) => (t < 1 ? 0 : lag(t - 1));
    const frame = {span: [1, 5], height: 1.5} as const;
    const result = judge(points(later), later, frame);
    assert.deepEqual(kinds(result), ['right', 'right', 'right']);
    const wild = points((t) => (t < 1 ? 1 : later(t)));
    assert.deepEqual(judge(wild, later, frame), result);
  });

  it('survives a jump', () => {
    const jump = (t: number) => (t < 0.001 ? 0 : 1);
    const result = judged(points(lag), jump);
    assert.equal(result.time.kind, 'slow');
    assert.ok(Number.isFinite(result.time.factor));
  });
});
