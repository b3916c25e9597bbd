import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadModel, modelIds} from '../../../src/models/registry';
import {simulate} from '../../../src/models/run/simulate';
import {summarize} from '../../../src/models/run/summarize';

const NAMED = /\|(?<key>[^|}]*)\}/gu;

describe('findings and marks', () => {
  for (const id of modelIds) {
    it(`of ${id} say something of every preset, in both languages`, async () => {
      const model = await loadModel(id);
      const profiles = Object.values(simulate(model).figures).flatMap((data) =>
        data.kind === 'profile' ? data.curves.map((curve) => curve.id) : [],
      );
      const curves = [...Object.keys(model.outputs), ...profiles];
      for (const {values, duration} of Object.values(model.presets)) {
        const run = simulate(model, values, {duration});
        for (const key of Object.keys(model.findings ?? {})) {
          const en = summarize(model, run, 'en', {}, key);
          const zh = summarize(model, run, 'zh-Hans', {}, key);
          assert.match(en, /^\S.*\.$/u);
          assert.match(zh, /\p{Script=Han}.*。$/u);
          const [named, inChinese] = [en, zh].map((text) =>
            [...text.matchAll(NAMED)].map(({groups}) => groups?.key).sort(),
          );
          assert.deepEqual(named, inChinese);
          assert.ok(
            named?.every((name) => curves.includes(name ?? '')),
            `${key}: ${named?.join(', ')}`,
          );
        }
      }
    });
  }

  it('of the lag mark the point and the tangent of its curve', async () => {
    const model = await loadModel('first-order-lag');
    const run = simulate(model, {timeConstant: 2, initial: -1});
    const marks = model.marks?.(run.values, run.view);
    const [point] = marks?.timeConstant ?? [];
    assert.ok(point);
    assert.equal(point.from[0], 2);
    assert.ok(Math.abs(run.view.value('y', 2) - point.from[1]) < 1e-6);
    const [tangent] = marks?.tangent ?? [];
    assert.ok(tangent?.to);
    const slope =
      (tangent.to[1] - tangent.from[1]) / (tangent.to[0] - tangent.from[0]);
    const h = 1e-4;
    assert.ok(
      Math.abs((run.view.value('y', h) + 1) / h - slope) < 1e-3 * slope,
    );
  });

  it('of the lag say how its output follows a ramp, and mark it', async () => {
    const model = await loadModel('first-order-lag');
    const values = model.presets.ramp?.values;
    const run = simulate(model, {...values, timeConstant: 0.5}, {duration: 20});
    const said = summarize(model, run, 'en', {}, 'ramp');
    assert.match(said, /late by 0\.5\u00a0s and low by 0\.5\.$/u);
    const [late, low] = model.marks?.(run.values, run.view).behindRamp ?? [];
    assert.ok(late?.to && low?.to);
    const [at, output] = low.from;
    assert.ok(Math.abs(run.view.value('y', at) - output) < 1e-6);
    assert.ok(Math.abs(run.view.value('u', at) - low.to[1]) < 1e-9);
    assert.ok(Math.abs(run.view.value('u', late.from[0]) - output) < 1e-9);
  });

  it('of the lag mark the amplitude that a sine settles to', async () => {
    const model = await loadModel('first-order-lag');
    const values = model.presets.sine?.values;
    const run = simulate(model, values, {duration: 10});
    const [up, down] =
      model.marks?.(run.values, run.view).steadyAmplitude ?? [];
    const last = Array.from({length: 1001}, (_, n) =>
      run.view.value('y', 9 + n / 1000),
    );
    assert.ok(Math.abs(Math.max(...last) - (up?.from[1] ?? 0)) < 1e-5);
    assert.ok(Math.abs(Math.min(...last) - (down?.from[1] ?? 0)) < 1e-5);
  });

  it('of the lag compare the rise of many lags with their delay', async () => {
    const model = await loadModel('first-order-lag');
    const values = model.presets['almost-a-delay']?.values;
    const say = (stages: number) =>
      summarize(
        model,
        simulate(model, {...values, stages}),
        'en',
        {},
        'stages',
      );
    assert.match(say(1), /^With one lag of 0\.1\u00a0s .*takes 0\.22\u00a0s/u);
    assert.match(say(20), /^With 20 lags .* is 2\u00a0s\.$/u);
  });

  it('of the clock say what the start time and the printing do', async () => {
    const model = await loadModel('clock');
    const late = simulate(model, {startTime: 20}, {duration: 10});
    const ends = summarize(model, late, 'en', {}, 'startTime');
    assert.match(ends, /20\u00a0s to 30\u00a0s .* is 25, .* ends at 250\.$/u);
    const [end] = model.marks?.(late.values, late.view).lastIntegral ?? [];
    assert.equal(end?.from[0], 30);
    assert.ok(Math.abs(end.from[1] - 250) < 1e-6);
    const coarse = simulate(model, {printInterval: 0.4}, {duration: 10});
    const stored = summarize(model, coarse, 'en', {}, 'printInterval');
    assert.match(stored, /stores 26 values, 5 \{a period\|/u);
  });

  it('of the trigger mark where its output first switches', async () => {
    const model = await loadModel('trigger');
    const run = simulate(model);
    const at = model.marks?.(run.values, run.view).firstSwitching?.[0]?.from[0];
    assert.ok(at !== undefined);
    assert.equal(run.view.value('y', at, 'left'), 0);
    assert.equal(run.view.value('y', at, 'right'), 1);
  });

  it('of the trigger mark its delay behind the comparator', async () => {
    const model = await loadModel('trigger');
    const run = simulate(model, {initialOutput: 'high'});
    const [delay] = model.marks?.(run.values, run.view).delay ?? [];
    assert.ok(delay?.to);
    const [from, to] = [delay.from[0], delay.to[0]];
    assert.equal(run.view.value('comparator', from, 'right'), 0);
    assert.equal(run.view.value('y', to, 'left'), 1);
    assert.equal(run.view.value('y', to, 'right'), 0);
    assert.ok(Math.abs(to - from - (5 / Math.PI) * Math.asin(1 / 3)) < 1e-6);
    const without = simulate(model, {amplitude: 0.8});
    assert.deepEqual(model.marks?.(without.values, without.view).delay, []);
    const sentence = summarize(model, without, 'en', {}, 'amplitude');
    assert.match(sentence, /does not switch/u);
  });

  it('of the thermostat mark its last cycle', async () => {
    const model = await loadModel('thermostat');
    const run = simulate(model);
    const marks = model.marks?.(run.values, run.view) ?? {};
    const lengths = [...(marks.heaterCycle ?? []), ...(marks.period ?? [])].map(
      ({from, to}) => (to?.[0] ?? Number.NaN) - from[0],
    );
    const {offTime, onTime, period} = run.scalars;
    assert.deepEqual(lengths, [offTime, onTime, period]);
    const short = simulate(model, {}, {duration: 600});
    const none = {period: [], heaterCycle: []};
    assert.deepEqual(model.marks?.(short.values, short.view), none);
  });

  it('of the triggered sine mark the drop of the trigger and the end', async () => {
    const model = await loadModel('triggered-sine');
    const run = simulate(model, model.presets['five-cycles']?.values);
    const marks = model.marks?.(run.values, run.view).burstEnd ?? [];
    const [drop, end] = marks.map(({from}) => from[0]);
    assert.equal(drop, 3.25);
    assert.equal(end?.toFixed(6), '3.500000');
    assert.equal(run.view.value('trigger', 3.25, 'right'), 0);
    const {values} = model.presets.sweep ?? {};
    const endless = simulate(model, values, {duration: 5});
    assert.deepEqual(model.marks?.(endless.values, endless.view).burstEnd, []);
  });
});
