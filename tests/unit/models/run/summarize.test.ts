import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model as circuit} from '../../../../src/models/library/hydraulic-circuit';
import {simulate} from '../../../../src/models/run/simulate';
import {summarize} from '../../../../src/models/run/summarize';
import {growth, line, text} from '../fixtures';

const words = (en: string) => ({en, 'zh-Hans': en});

describe('summarize(model, run, locale, preferences, sentence)', () => {
  it('replaces names by parameters, outputs at the end and times', () => {
    const model: typeof growth = {
      ...growth,
      summary: text('{start} to {end}: r = {rate}, {y@end}, {the curve|y}.'),
    };
    const run = simulate(model, {rate: 0}, {duration: 2});
    const expected =
      '0\u00a0s to 2\u00a0s: r\u00a0=\u00a00\u00a01/s, 1, {the curve|y}.';
    assert.equal(summarize(model, run, 'en'), expected);
    assert.equal(summarize(model, run, 'zh-Hans'), `模型 ${expected}`);
    const minutes = summarize(model, run, 'en', {time: 'min'});
    assert.match(minutes, /to 0\.033333\u00a0min/u);
  });

  it('says the output before a jump at the end of the run', () => {
    const model: typeof growth = {
      ...growth,
      breaks: () => [2],
      derivatives: () => ({y: 0}),
      observe: (t) => ({y: t < 2 ? 1 : 5}),
      summary: words('{y@end}'),
    };
    assert.equal(
      summarize(model, simulate(model, {}, {duration: 2}), 'en'),
      '1',
    );
  });

  it('replaces names by scalars, with a dash for those not defined', () => {
    const model: typeof line = {...line, summary: text('{double} {inverse}')};
    const run = simulate(model, {rate: 0});
    assert.equal(summarize(model, run, 'en'), '0\u00a01/s –');
  });

  it('replaces names by phrases, computed or chosen by the run', () => {
    const model: typeof line = {
      ...line,
      phrases: {
        half: (p, _, format) => format.number(p.rate / 2),
        sign: {
          cases: {up: words('rises by {half}'), down: words('falls')},
          choose: (p) => (p.rate > 0 ? 'up' : 'down'),
        },
      },
      summary: words('It {sign}.'),
    };
    const said = [3, -3].map((rate) =>
      summarize(model, simulate(model, {rate}), 'en'),
    );
    assert.deepEqual(said, ['It rises by 1.5.', 'It falls.']);
  });

  it('writes results with three digits', () => {
    const model: typeof line = {
      ...line,
      summary: words('{inverse}'),
      sentences: {rate: words('{{inverse}|line}')},
    };
    const run = simulate(model, {rate: 3});
    assert.equal(summarize(model, run, 'en'), '0.333');
    assert.equal(summarize(model, run, 'en', {}, 'rate'), '{0.333|line}');
  });

  it('writes 0 for a rounding error next to other values of the unit', () => {
    const values = {...circuit.presets.blocked?.values, load: 40_000};
    const run = simulate(circuit, values);
    const said = summarize(circuit, run, 'en', {}, 'blocked');
    assert.match(said, /ends at 0\u00a0bar/u);
  });

  it('does not round counts', () => {
    const model: typeof line = {
      ...line,
      sentences: {rate: words('{double} {inverse}')},
    };
    const run = simulate(model, {rate: 1 / 1234});
    const said = summarize(model, run, 'en', {}, 'rate');
    assert.equal(said, '0.00162\u00a01/s 1234');
  });

  it('throws for a case without a template', () => {
    const summary = {cases: {a: words('a')}, choose: () => 'b'};
    const model: typeof line = {...line, summary};
    assert.throws(
      () => summarize(model, simulate(model), 'en'),
      new RangeError("A sentence has no case 'b'"),
    );
  });
});
