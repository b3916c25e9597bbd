import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {model as sphere} from '../../../src/models/library/hot-sphere';
import {model as piping} from '../../../src/models/library/modular-piping';
import {model as thermostat} from '../../../src/models/library/thermostat';
import {simulate} from '../../../src/models/run/simulate';
import {toUnit, type UnitPreferences} from '../../../src/physics/units';
import {flowArrow} from '../../../src/sketch/arrow';
import type {SketchData} from '../../../src/sketch/define';
import {readRun} from '../../../src/sketch/readings';
import sphereSketch from '../../../src/sketch/sketches/hot-sphere';
import pipingSketch from '../../../src/sketch/sketches/modular-piping';
import thermostatSketch from '../../../src/sketch/sketches/thermostat';

function reader(
  sketch: SketchData,
  model: AnyModel,
  values = {},
  units: UnitPreferences = {},
) {
  const run = simulate(model, values);
  return {run, read: readRun(sketch, {model, run, units})};
}

/** The number that a text begins with. */
function numberIn(text = ''): number {
  return Number.parseFloat(text.replace('−', '-'));
}

describe('readRun()', () => {
  it('gives values with three digits, in the unit of the model', () => {
    const {run, read} = reader(sphereSketch, sphere);
    const at = run.end / 7;
    const {text} = read(at).components.sphere ?? {};
    const exact = toUnit(run.view.value('temperature', at), 'degC');
    assert.match(text ?? '', /^[\d.]+\u00a0°C$/u);
    assert.ok((text ?? '').replaceAll(/\D/gu, '').length <= 3);
    assert.ok(Math.abs(numberIn(text) - exact) < exact / 200);
  });

  it('follows the unit that the reader has chosen', () => {
    const {read} = reader(sphereSketch, sphere, {}, {temperature: 'K'});
    assert.match(read(0).components.sphere?.text ?? '', /\u00a0K$/u);
    assert.match(read(0).scale?.[1] ?? '', /\u00a0K$/u);
  });

  it('takes the nearest instant of the run', () => {
    const {run, read} = reader(sphereSketch, sphere);
    assert.deepEqual(read(-1), read(run.start));
    assert.deepEqual(read(2 * run.end), read(run.end));
  });

  it('places temperatures between the coldest and the hottest of the run', () => {
    const {run, read} = reader(sphereSketch, sphere);
    assert.equal(read(run.start).components.sphere?.warmth, 1);
    assert.equal(read(run.start).components.air?.warmth, 0);
    const {warmth = 0} = read(run.end / 5).components.sphere ?? {};
    assert.ok(warmth > 0 && warmth < 1);
  });

  it('leaves out a parameter without effect', () => {
    const {read} = reader(sphereSketch, sphere, {coefficient: 0});
    assert.equal(read(0).components.air, undefined);
    assert.ok(read(0).components.walls);
  });

  it('tells whether a state is on, and gives its symbol', () => {
    const {run, read} = reader(thermostatSketch, thermostat);
    const isOn = (t: number) => read(t).components.thermostat?.isOn;
    assert.equal(isOn(run.start), true);
    const off = run.events[0]?.time ?? Number.NaN;
    assert.equal(isOn(off + 1), false);
    assert.equal(read(0).components.thermostat?.symbol, 's');
    assert.equal(read(0).components.room?.symbol, undefined);
  });

  it('tells the state of one that never switches by its value', () => {
    const run = simulate(thermostat, {}, {duration: 60});
    assert.deepEqual(run.events, []);
    const published = {model: thermostat, run, units: {}};
    const {components} = readRun(thermostatSketch, published)(run.end);
    assert.equal(components.thermostat?.isOn, true);
  });

  it('gives flows as a part of the largest, with their sign', () => {
    const values = {drive: 'pressure', pressure: -20e3};
    const {run, read} = reader(pipingSketch, piping, values);
    const {inflow = 0} = read(run.end).flows;
    assert.ok(inflow < 0 && inflow >= -1);
    assert.ok(numberIn(read(run.end).components.valve?.text) < 0);
  });

  it('reads a sketch without table as empty', () => {
    const sketch = {...sphereSketch, shows: {}, lines: []};
    const {read} = reader(sketch, sphere);
    assert.deepEqual(read(0).components, {});
    assert.equal(read(0).scale, undefined);
  });
});

describe('flowArrow()', () => {
  const route = [
    [0, 0],
    [48, 0],
  ] as const;

  function lengthOf(share: number): number {
    const [tail, tip] = flowArrow(route, share) ?? [[0], [0]];
    return tip[0] - tail[0];
  }

  it('is as long as the flow is large, and points where it flows', () => {
    assert.ok(lengthOf(1) > lengthOf(0.5));
    assert.ok(lengthOf(0.5) > lengthOf(0.01));
    assert.equal(lengthOf(-0.5), -lengthOf(0.5));
  });

  it('stays within its stretch, beside the line', () => {
    const points = flowArrow(route, 1) ?? [];
    assert.ok(points.every(([x, y]) => x > 0 && x < 48 && y < 0));
  });

  it('is missing without a flow', () => {
    assert.equal(flowArrow(route, 0), undefined);
    assert.equal(flowArrow(route, 1e-6), undefined);
    assert.equal(flowArrow(route, Number.NaN), undefined);
  });

  it('stands beside a vertical line where there is no other', () => {
    const down = [
      [0, 0],
      [0, 72],
    ] as const;
    const points = flowArrow(down, 1) ?? [];
    assert.ok(points.every(([x, y]) => x < 0 && y > 0 && y < 72));
    const [tail, tip] = points;
    assert.ok(tip?.[1] !== undefined && tail && tip[1] > tail[1]);
  });
});
