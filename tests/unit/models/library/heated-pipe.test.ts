import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/heated-pipe';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius, inCelsius} from '../../../../src/physics/units';
import {assertClose} from '../../physics/shown';
import {scalarOf} from '../support';

describe('heated pipe', () => {
  it('ends between the single volume and the exponential', () => {
    const outlets = [1, 2, 5, 10, 50].map((volumes) =>
      inCelsius(scalarOf(simulate(model, {volumes}), 'stirredOutlet')),
    );
    const expected = [47.0766, 49.872, 51.9788, 52.7786, 53.4608];
    outlets.forEach((outlet, n) => {
      assertClose(outlet, expected[n] ?? 0, 0, 1e-4);
    });
    const plug = inCelsius(scalarOf(simulate(model, {}), 'plugOutlet'));
    assertClose(plug, 53.63777, 0, 1e-4);
  });

  it('takes as much heat from the wall as the flow carries out', () => {
    for (const values of [{}, {massFlow: -0.3}, {heating: 'power'}] as const) {
      const run = simulate(model, values, {duration: 100});
      const wall = sampleAt(run, 'wallHeat', run.end);
      assertClose(sampleAt(run, 'carriedHeat', run.end), wall, 1e-6);
    }
  });

  it('warms less in a laminar trickle than in twelve times its flow', () => {
    const [trickle, stream] = [0.04, 0.5].map((massFlow) =>
      scalarOf(simulate(model, {massFlow}), 'plugOutlet'),
    );
    assert.ok((trickle ?? 0) < (stream ?? 0) - 20);
  });

  it('gives a heat flow to the water whatever the number of volumes', () => {
    const outlets = [1, 10, 50].map((volumes) =>
      scalarOf(simulate(model, {heating: 'power', volumes}), 'stirredOutlet'),
    );
    assert.equal(new Set(outlets).size, 1);
    const wall = scalarOf(simulate(model, {heating: 'power'}), 'finalWall');
    const [water = 0] = outlets;
    const flux = 70e3 / (Math.PI * 0.025 * 5);
    assertClose(
      wall - water,
      flux / scalarOf(simulate(model, {}), 'coefficient'),
      1e-9,
    );
  });

  it('never stops warming standing water by a given heat flow', () => {
    const values = {heating: 'power', massFlow: 0, power: 1e4} as const;
    const run = simulate(model, values, {duration: 200});
    const halfway = sampleAt(run, 'outletTemperature', 100) - celsius(20);
    const end = sampleAt(run, 'outletTemperature', 200) - celsius(20);
    assertClose(end, 2 * halfway, 1e-9);
    for (const key of ['plugOutlet', 'residenceTime', 'finalWall'] as const) {
      assert.equal(run.scalars[key], undefined);
    }
  });

  it('lets hot water leave at the inlet when the flow is reversed', () => {
    const run = simulate(model, {massFlow: -0.5});
    const first = sampleAt(run, 'firstTemperature', run.end);
    assertClose(inCelsius(first), 52.7786, 0, 1e-2);
    assert.ok(first > sampleAt(run, 'outletTemperature', run.end) + 20);
  });
});
