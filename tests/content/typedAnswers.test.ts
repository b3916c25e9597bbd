import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadModel, type ModelId} from '../../src/models/registry';
import {timeScalesAt} from '../../src/models/run/insight/timeScalesAt';
import {simulate} from '../../src/models/run/simulate';
import {celsius} from '../../src/physics/units';
import {assertClose} from '../unit/physics/shown';
import {allPages, readSource} from './pages';

/** A scalar of a run, SI. */
async function scalarOf(
  id: ModelId,
  scalar: string,
  values: Readonly<Record<string, number | string>>,
): Promise<number> {
  const model = await loadModel(id);
  return simulate(model, values).scalars[scalar] ?? assert.fail(scalar);
}

/** The thermostat on a cold night: whether its heater switches off at all. */
async function cycles(setpoint: number): Promise<boolean> {
  const model = await loadModel('thermostat');
  const values = {...model.presets['cold-night']?.values, setpoint};
  return simulate(model, values, {duration: 86_400}).events.length > 0;
}

/** Longest explicit Euler step of the slow circuit with an open relief valve, s. */
async function slowLimit(): Promise<number> {
  const model = await loadModel('hydraulic-circuit');
  const run = simulate(model, {lineVolume: 5e-5, airContent: 1e-5});
  return timeScalesAt(model, run, 0.05).eulerLimit ?? Number.NaN;
}

/** Shows that a typed answer is right, by the label of its field. */
const proofs: Readonly<
  Record<string, (answer: number) => Promise<void> | void>
> = {
  'Highest set temperature with which it cycles': async (reading) => {
    assert.equal(await cycles(celsius(reading) - 0.05), true);
    assert.equal(await cycles(celsius(reading) + 0.05), false);
  },
  'Length of the bar': async (millimetres) => {
    const time = await scalarOf('aluminium-bar', 'exactTimeConstant', {
      length: millimetres / 1000,
    });
    assertClose(time, 1, 1e-3);
  },
  Gain: async (gain) => {
    const model = await loadModel('clock');
    const run = simulate(model, {gain, offset: 100}, {duration: 16});
    assertClose(run.view.value('scaled', 4), 80, 1e-9);
    assertClose(run.view.value('scaled', 16), 20, 1e-9);
  },
  Offset: async (offset) => {
    const model = await loadModel('clock');
    const run = simulate(model, {gain: -5, offset}, {duration: 16});
    assertClose(run.view.value('scaled', 4), 80, 1e-9);
  },
  'Band that leaves 0.25 K': async (band) => {
    const offset = await scalarOf('controlled-room', 'offset', {
      action: 'p',
      outsideStep: 0,
      band,
    });
    assertClose(offset, 0.25, 1e-3);
  },
  'Coefficient that the fit finds': async (coefficient) => {
    const model = await loadModel('hot-sphere');
    const run = (values: Readonly<Record<string, number>>) =>
      simulate(model, {initial: celsius(250), ...values}, {duration: 3600});
    const right = run({coefficient: 8, emissivity: 0.35});
    const wrong = run({coefficient, emissivity: 0.8 * 0.35, diameter: 0.04});
    const at = (each: typeof right) => each.view.value('temperature', 1800);
    assertClose(at(wrong), at(right), 1e-9);
  },
  'Number at the integrator': (number) => assert.equal(number, 12 * 30),
  'Volume that has passed': (litres) => assert.equal(litres, 12 * (30 / 60)),
  'Number of cells': async (cells) => {
    const values = {drive: 'pressure'};
    const speed = await scalarOf('modular-piping', 'waveSpeed', values);
    const time = await scalarOf('modular-piping', 'travelTime', values);
    const needed = 10 * (speed * time) * (100 / speed);
    assert.equal(cells, Math.ceil(needed));
  },
  'Longest stable step': async (milliseconds) => {
    assertClose(milliseconds / 1000, await slowLimit(), 1e-2);
  },
  'Number of steps in 10 s': async (steps) => {
    assertClose(10 / steps, await slowLimit(), 1e-2);
  },
};

const TYPED = /<Ask label="([^"]+)"(?:(?!>|value=)[^])*? value=\{([-\d.]+)\}/gu;

const typed = allPages().flatMap(({paths}) =>
  [...readSource(paths.en).body.matchAll(TYPED)].map(
    ([, label = '', value = '']) => ({label, value: Number(value)}),
  ),
);

describe('answers that are typed in the page', () => {
  for (const {label, value} of typed) {
    it(`${label}: ${value} is right`, async () => {
      const proof = proofs[label];
      assert.ok(proof, 'no proof of this answer');
      await proof(value);
    });
  }

  it('have no proof left over', () => {
    const labels = typed.map(({label}) => label);
    assert.deepEqual(
      Object.keys(proofs).filter((label) => !labels.includes(label)),
      [],
    );
  });
});
