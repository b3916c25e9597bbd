import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadModel, type ModelId, modelIds} from '../../../src/models/registry';
import {simulate} from '../../../src/models/run/simulate';
import {summarize} from '../../../src/models/run/summarize';
import {runChanged, runPreset, runPresets} from './support';
import {toldTemplate} from './toldTemplate';

const NAMED = /\|(?<key>[^|}]*)\}/gu;

describe('sentences and marks', () => {
  for (const id of modelIds) {
    it(`of ${id} say something of every preset, in both languages`, async () => {
      const model = await loadModel(id);
      const profiles = Object.values(simulate(model).figures).flatMap((data) =>
        data.kind === 'profile' ? data.curves.map((curve) => curve.id) : [],
      );
      const curves = [...Object.keys(model.outputs), ...profiles];
      for (const run of runPresets(model)) {
        for (const key of Object.keys(model.sentences ?? {})) {
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

  for (const [id, key, preset, changed, expected] of [
    ['first-order-lag', 'timeConstant', 'step', {}, 'timeConstant'],
    ['first-order-lag', 'timeConstant', 'step', {initial: 6}, 'summary.step'],
    // Nothing is told of a step or a pulse that has not happened.
    ...['step', 'ramp', 'pulse', 'sine'].map(
      (input) =>
        [
          'first-order-lag',
          'timeConstant',
          'step',
          {input, onset: 20},
          'summary.before',
        ] as const,
    ),
    // Nothing follows a ramp that does not rise.
    ['first-order-lag', 'ramp', 'ramp', {gain: 0}, 'summary.ramp'],
    ['second-order-lag', 'ramp', 'ramp', {slope: 0}, 'summary.rest'],
    ['thermostat', 'equilibrium', 'cold-start', {}, 'equilibrium.none'],
    [
      'thermostat',
      'equilibrium',
      'cold-start',
      {heated: 298.15, setpoint: 297.15},
      'equilibrium.heated',
    ],
    ['trigger', 'highThreshold', 'sine', {}, 'highThreshold.smooth'],
    ['trigger', 'highThreshold', 'sine', {ripple: 0.8}, 'highThreshold.ripple'],
    ['hot-sphere', 'diameter', 'plastic', {diameter: 5e-3}, 'diameter.oneLump'],
    [
      'hot-sphere',
      'diameter',
      'plastic',
      {diameter: 0.01},
      'diameter.moreLumps',
    ],
    [
      'controlled-room',
      'sampling',
      'sampled',
      {sampling: 900},
      'sampling.swinging',
    ],
    // A late step moves a room that has settled.
    [
      'controlled-room',
      'sampling',
      'sampled',
      {sampling: 60, setpointStep: -5, stepTime: 10_800},
      'sampling.sampled',
    ],
    ...(
      [
        [6.2e-6, 'approaches'],
        [6.4e-6, 'overshoots'],
        [1.25e-5, 'overshoots'],
        [1.26e-5, 'grows'],
      ] as const
    ).map(
      ([fixedStep, told]) =>
        [
          'modular-piping',
          'fixedStep',
          'pressure-settles',
          {fixedStep},
          `fixedStep.${told}`,
        ] as const,
    ),
  ] as const) {
    it(`of ${id} tell ${expected} of ${preset} with ${JSON.stringify(changed)}`, async () => {
      const model = await loadModel(id);
      const run = runChanged(model, preset, changed);
      const said = summarize(model, run, 'en', {}, key);
      assert.equal(toldTemplate(model, key, said), expected, said);
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

  it('of the lag read a pulse that outlasts the run at its end', async () => {
    const model = await loadModel('first-order-lag');
    const run = runChanged(model, 'step', {input: 'pulse', width: 100});
    assert.match(summarize(model, run, 'en'), / 5\.99\d* .* 10\u00a0s/u);
  });

  it('of the lag say how its output follows a ramp, and mark it', async () => {
    const model = await loadModel('first-order-lag');
    const values = model.presets.ramp?.values;
    const run = simulate(model, {...values, timeConstant: 0.5}, {duration: 20});
    const said = summarize(model, run, 'en', {}, 'ramp');
    assert.match(said, / 0\.5\u00a0s .* 0\.5\.$/u);
    const threefold = runChanged(model, 'ramp', {gain: 3});
    assert.match(summarize(model, threefold, 'en', {}, 'ramp'), / 3\.$/u);
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
    const [mark] = model.marks?.(run.values, run.view).steadyAmplitude ?? [];
    const amplitude = mark?.from[1] ?? 0;
    const last = Array.from({length: 1001}, (_, n) =>
      run.view.value('y', 9 + n / 1000),
    );
    assert.ok(Math.abs(Math.max(...last) - amplitude) < 1e-5);
    assert.ok(Math.abs(Math.min(...last) + amplitude) < 1e-5);
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
    assert.match(say(1), /=\u00a01 .* 0\.22\u00a0s/u);
    assert.match(say(20), /=\u00a020 .* 2\u00a0s\.$/u);
  });

  it('of the lag say how much of its initial value is left at the step', async () => {
    const model = await loadModel('first-order-lag');
    const values = model.presets['off-equilibrium']?.values;
    const say = (initial: number) =>
      summarize(
        model,
        simulate(model, {...values, initial}, {duration: 16}),
        'en',
        {},
        'initial',
      );
    assert.match(say(2), / 2 .* 0\.271 .* 4\u00a0s/u);
    assert.match(say(-3), / −3 .* −0\.406 .* 4\u00a0s/u);
  });

  it('of the clock say what the start time and the printing do', async () => {
    const model = await loadModel('clock');
    const late = simulate(model, {startTime: 20}, {duration: 10});
    const ends = summarize(model, late, 'en', {}, 'startTime');
    assert.match(ends, / 20\u00a0s .* 30\u00a0s .* 25, .* 250\.$/u);
    const [end] = model.marks?.(late.values, late.view).lastIntegral ?? [];
    assert.equal(end?.from[0], 30);
    assert.ok(Math.abs(end.from[1] - 250) < 1e-6);
    const coarse = simulate(model, {printInterval: 0.4}, {duration: 10});
    const stored = summarize(model, coarse, 'en', {}, 'printInterval');
    assert.match(stored, / 26 .* 5 /u);
  });

  it('of the trigger mark where its output first switches', async () => {
    const model = await loadModel('trigger');
    const run = simulate(model);
    const at = model.marks?.(run.values, run.view).firstSwitching?.[0]?.from[0];
    assert.ok(at !== undefined);
    assert.equal(run.view.value('y', at, 'left'), 0);
    assert.equal(run.view.value('y', at, 'right'), 1);
  });

  it('of the bar mark the arrival at the far end and the time constant', async () => {
    const model = await loadModel('aluminium-bar');
    const run = simulate(model, {length: 0.04, lumps: 20}, {duration: 20});
    const marks = model.marks?.(run.values, run.view);
    const arrival = marks?.arrival?.[0]?.from[0];
    const slowest = marks?.slowest?.[0]?.from[0];
    assert.ok(arrival !== undefined && slowest !== undefined);
    const rise = (t: number) => run.view.value('exactAtEnd', t) - 293.15;
    // An insulated end rises by 2 erfc(2) of the change at L²/(16α); later the
    // remaining difference falls by the factor e in each time constant.
    assert.ok(Math.abs(rise(arrival) / 20 - 2 * 0.004677735) < 1e-5);
    const left = (t: number) => 20 - rise(t);
    assert.ok(
      Math.abs(left(2 * slowest) / left(slowest) - Math.exp(-1)) < 1e-3,
    );
  });

  it('of the cylinders mark where the plugged tubes meet', async () => {
    const model = await loadModel('concentric-cylinders');
    const {values} = model.presets.plugged ?? {};
    const run = simulate(model, values, {duration: 20_000});
    const marks = model.marks?.(run.values, run.view);
    const meeting = marks?.equilibrium?.[0]?.from[1];
    const time = marks?.timeConstant?.[0]?.from[0];
    assert.ok(meeting !== undefined && time !== undefined);
    const difference = (t: number) =>
      run.view.value('innerTube', t) - run.view.value('outerTube', t);
    assert.ok(Math.abs(run.view.value('innerTube', 20_000) - meeting) < 1e-3);
    assert.ok(Math.abs(difference(time) / difference(0) - Math.exp(-1)) < 1e-5);
    const held = simulate(model);
    assert.deepEqual(model.marks?.(held.values, held.view).equilibrium, []);
  });

  it('of the sphere mark where both paths have the same coefficient', async () => {
    const model = await loadModel('hot-sphere');
    const run = simulate(model, {
      coefficient: 12,
      emissivity: 0.9,
      walls: 298.15,
    });
    const [point] = model.marks?.(run.values, run.view).equal ?? [];
    assert.ok(point);
    const [temperature, coefficient] = point.from;
    const sigma = 5.670374419e-8;
    const walls = 298.15;
    const radiative =
      0.9 * sigma * (temperature + walls) * (temperature ** 2 + walls ** 2);
    assert.ok(Math.abs(radiative - coefficient) < 1e-9 * coefficient);
    const polished = simulate(model, {...run.values, emissivity: 0.05});
    assert.deepEqual(model.marks?.(polished.values, polished.view).equal, []);
  });

  it('mark in the runs of presets what their results say', async () => {
    const markOf = async (id: ModelId, preset: string, key: string) => {
      const model = await loadModel(id);
      const run = runPreset(model, preset);
      const [mark] = model.marks?.(run.values, run.view)[key] ?? [];
      assert.ok(mark, `${id} ${preset} ${key}`);
      const {from, to = from} = mark;
      const [width, height] = [to[0] - from[0], to[1] - from[1]];
      return {run, scalars: run.scalars, from, width, height};
    };
    const isClose = (actual = Number.NaN, expected = Number.NaN) =>
      assert.ok(
        Math.abs(actual - expected) <= 1e-6 * Math.abs(expected),
        `${actual} instead of ${expected}`,
      );
    const late = await markOf('thermostat', 'ends-of-steps', 'drift');
    isClose(late.width, late.scalars.drift);
    const cold = await markOf('thermostat', 'cold-start', 'firstSwitchOff');
    isClose(cold.from[0], cold.scalars.firstSwitchOff);
    const cut = await markOf('triggered-sine', 'cut', 'jump');
    isClose(Math.abs(cut.height), cut.scalars.cutHeight);
    const sphere = await markOf('hot-sphere', 'polished', 'coolingTime');
    isClose(sphere.from[0], sphere.scalars.coolingTime);
    const vessel = await markOf(
      'modular-piping',
      'soft-vessel',
      'timeConstants',
    );
    isClose(vessel.from[0], vessel.scalars.pressureTime);
    const euler = await markOf('integrator-lab', 'explicit', 'endError');
    isClose(euler.height, euler.scalars.endError);
    const fibre = await markOf(
      'concentric-cylinders',
      'glass-fibre',
      'stillAir',
    );
    const air = simulate(await loadModel('concentric-cylinders'));
    isClose(fibre.from[1], air.scalars.steadyHeatFlow);
    const lag = await loadModel('first-order-lag');
    const {values} = lag.presets.pulse ?? {};
    const pulse = simulate(lag, values, {duration: 8});
    const peak = lag.marks?.(pulse.values, pulse.view).pulse?.at(-1);
    isClose(peak?.from[1], Math.max(...(pulse.columns.y ?? [])));
  });

  it('of the sine say whether a change of the amplitude makes a jump', async () => {
    const model = await loadModel('triggered-sine');
    for (const [preset, jump] of [
      ['three-tones', 'smooth'],
      ['amplitude-step', 'jump'],
    ] as const) {
      const run = runPreset(model, preset);
      const said = summarize(model, run, 'en', {}, 'firstSwitch');
      const told = toldTemplate(model, 'firstSwitch', said);
      assert.equal(told, `firstSwitch.${jump}`, said);
    }
  });
});
