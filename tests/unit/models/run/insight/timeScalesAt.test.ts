import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model as bar} from '../../../../../src/models/library/aluminium-bar';
import {model as clock} from '../../../../../src/models/library/clock';
import {model as sphere} from '../../../../../src/models/library/hot-sphere';
import {lumpedBody} from '../../../../../src/models/library/hot-sphere/sphere';
import {model as piping} from '../../../../../src/models/library/modular-piping';
import {model as orifice} from '../../../../../src/models/library/orifice';
import {model as trigger} from '../../../../../src/models/library/trigger';
import {loadAllModels} from '../../../../../src/models/registry';
import {timeScalesAt} from '../../../../../src/models/run/insight/timeScalesAt';
import {simulate} from '../../../../../src/models/run/simulate';
import {STEFAN_BOLTZMANN} from '../../../../../src/physics/constants';
import {assertClose} from '../../../physics/shown';
import {ball, lag, line, oscillator, pulse} from '../../fixtures';
import {runPresets} from '../../support';

describe('timeScalesAt(model, run, t)', async () => {
  for (const [preset, {values}] of Object.entries(bar.presets)) {
    it(`agrees with the closed form of the bar: ${preset}`, () => {
      const run = simulate(bar, values);
      for (const t of [0, run.end / 3, run.end]) {
        const found = timeScalesAt(bar, run, t);
        assert.equal(found.scales.length, run.values.lumps);
        assertClose(found.stiffnessRatio, run.scalars.stiffnessRatio, 1e-8);
        assertClose(found.eulerLimit, run.scalars.eulerLimit, 1e-9);
        const slowest = found.scales.at(-1)?.timeConstant;
        assertClose(slowest, run.scalars.timeConstant, 1e-8);
      }
    });
  }

  it('stays exact for a hundred lumps', () => {
    const run = simulate(bar, {lumps: 100});
    const found = timeScalesAt(bar, run, run.end / 2);
    assertClose(found.stiffnessRatio, run.scalars.stiffnessRatio, 1e-7);
    assertClose(found.eulerLimit, run.scalars.eulerLimit, 1e-9);
  });

  for (const preset of ['pressure-settles', 'small-volume']) {
    it(`finds both time constants of the node: ${preset}`, () => {
      const {values, duration} = piping.presets[preset] ?? {};
      const run = simulate(piping, values, {duration});
      const {scales, states} = timeScalesAt(piping, run, run.end);
      const scaleOf = (key: string): number | undefined =>
        scales.find(
          (scale) =>
            scale.states.length === 1 &&
            states[scale.states[0] ?? -1]?.key === key,
        )?.timeConstant;
      assertClose(scaleOf('pressure'), run.scalars.pressureTime, 1e-6);
      assertClose(
        scaleOf('nodeTemperature'),
        run.scalars.temperatureTime,
        1e-6,
      );
    });
  }

  it('follows the sphere, whose time constant grows as it cools', () => {
    const run = simulate(sphere);
    const {emissivity, coefficient, initial} = run.values;
    const {heatCapacity, area} = lumpedBody(run.values);
    for (const t of [0, run.end / 2, run.end]) {
      const temperature = initial + run.view.state(t).rise;
      const slope =
        coefficient + 4 * emissivity * STEFAN_BOLTZMANN * temperature ** 3;
      const [only, ...others] = timeScalesAt(sphere, run, t).scales;
      assert.equal(others.length, 0);
      assertClose(only?.timeConstant, heatCapacity / (area * slope), 1e-9);
    }
  });

  it('gives each of several equal lags its time constant', () => {
    const run = simulate(lag, {stages: 4, timeConstant: 0.3});
    const {scales} = timeScalesAt(lag, run, 1);
    assert.equal(scales.length, 4);
    for (const {timeConstant, imaginary} of scales) {
      assertClose(timeConstant, 0.3, 1e-9);
      assert.equal(imaginary, 0);
    }
  });

  it('gives frequency and damping ratio of an oscillation', () => {
    for (const damping of [0.02, 0.1, 0.7]) {
      const run = simulate(oscillator, {damping});
      const {scales, eulerLimit, stiffnessRatio, integrators} = timeScalesAt(
        oscillator,
        run,
        0.4,
      );
      assert.equal(scales.length, 1);
      assertClose(scales[0]?.frequency, 5 / (2 * Math.PI), 1e-9);
      assertClose(scales[0]?.damping, damping, 1e-8);
      assertClose(scales[0]?.timeConstant, 1 / (5 * damping), 1e-8);
      assertClose(eulerLimit, (2 * damping) / 5, 1e-8);
      assertClose(stiffnessRatio, 1, 1e-12);
      assert.equal(integrators, 0);
      assert.deepEqual(scales[0]?.states, [0, 1]);
    }
  });

  it('counts integrators apart', () => {
    const found = timeScalesAt(clock, simulate(clock), 1);
    assert.deepEqual([found.scales, found.integrators], [[], 2]);
    assert.equal(found.stiffnessRatio, undefined);
    assert.equal(found.eulerLimit, undefined);
    assert.equal(timeScalesAt(pulse, simulate(pulse), 1.5).integrators, 1);
  });

  it('sees no oscillation at critical damping', () => {
    const found = timeScalesAt(
      oscillator,
      simulate(oscillator, {damping: 1}),
      0.4,
    );
    assert.equal(found.scales.length, 2);
    for (const {timeConstant, imaginary} of found.scales) {
      assertClose(timeConstant, 1 / 5, 1e-6);
      assert.equal(imaginary, 0);
    }
  });

  it('takes no rounding error for a time constant', () => {
    const run = simulate(orifice);
    // The chamber is full, and nothing changes its temperature any more.
    const {scales, integrators, stiffnessRatio} = timeScalesAt(
      orifice,
      run,
      run.end,
    );
    assertClose(scales[0]?.timeConstant, run.scalars.laminarTime, 1e-6);
    assert.deepEqual([scales.length, integrators, stiffnessRatio], [1, 1, 1]);
  });

  it('clamps the instant, refuses NaN', () => {
    const run = simulate(ball, {height: 1});
    assert.equal(timeScalesAt(ball, run, 1e9).time, run.end);
    assert.throws(() => timeScalesAt(ball, run, NaN), RangeError);
  });

  it('has nothing to say of a model without states or time', () => {
    for (const model of [trigger, line]) {
      const found = timeScalesAt(model, simulate(model), 0);
      assert.deepEqual([found.scales, found.integrators], [[], 0]);
    }
  });

  for (const model of await loadAllModels()) {
    it(`is finite in every preset: ${model.id}`, () => {
      for (const run of runPresets(model)) {
        for (const part of [0, 0.37, 1]) {
          const t = run.start + part * (run.end - run.start);
          for (const scale of timeScalesAt(model, run, t).scales) {
            assert.ok(Number.isFinite(scale.real));
            assert.ok(Number.isFinite(scale.imaginary));
          }
        }
      }
    });
  }
});
