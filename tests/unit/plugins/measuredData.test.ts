import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {guessColumns} from '../../../src/comparison/columns/guessColumns';
import {comparePair} from '../../../src/comparison/compare';
import {fitModel, type FitResult} from '../../../src/comparison/fit/fitModel';
import {readText} from '../../../src/comparison/parsing/readTable';
import {loadModel} from '../../../src/models/registry';
import {celsius} from '../../../src/physics/units';
import {
  MEASURED_SPHERE,
  type MeasuredFile,
  measuredText,
} from '../../../src/plugins/measuredData';
import {runOf, type Values} from '../comparison/support';

const model = await loadModel('hot-sphere');

/** Reads a file as the comparison does, and lays it over a run. */
async function compared(name: MeasuredFile, values: Values) {
  const read = readText(await measuredText(name));
  assert.ok('table' in read, name);
  const run = runOf(model, values);
  const choice = guessColumns(read.table, model, run);
  const [pair] = choice.pairs;
  assert.ok(pair, name);
  const comparison = comparePair(read.table, choice, pair, model, run);
  assert.ok(comparison.result, name);
  return {
    run,
    pair,
    table: read.table,
    points: comparison.points,
    ...comparison.result,
  };
}

/** Fits parameters to a file, from given values on. */
async function fitted(
  name: MeasuredFile,
  values: Values,
  keys: readonly string[],
): Promise<FitResult> {
  const {run, pair, points} = await compared(name, values);
  const steps = fitModel(model, {
    model: model.id,
    values: run.values,
    duration: run.duration,
    keys,
    data: [{output: pair.output, ...points}],
  });
  for (;;) {
    const {done, value} = steps.next();
    if (done) {
      return value;
    }
  }
}

const BOTH = ['coefficient', 'emissivity'];
const COOL = {initial: celsius(50)};
const HOT = {initial: celsius(250)};

/** The values that a fit has found. */
function foundIn({parameters}: FitResult): Values {
  return Object.fromEntries(parameters.map(({key, value}) => [key, value]));
}

describe('the files with measured values', () => {
  it('are the same each time, and are read with names and units', async () => {
    const text = await measuredText('sphere-from-50.txt');
    assert.equal(text, await measuredText('sphere-from-50.txt'));
    // oxlint-disable-next-line no-control-regex -- the first bytes of ASCII are meant
    assert.match(text, /^# Table format: XY\n[\x00-\x7F]*$/u);
    const {pair, points} = await compared('sphere-from-50.txt', COOL);
    assert.equal(pair.output, 'temperature');
    assert.equal(pair.unit.unit, 'degC');
    assert.equal(points.times.length, 121);
  });

  it('have noise without a pattern, as large as they say', async () => {
    for (const [name, start] of [
      ['sphere-from-50.txt', COOL],
      ['sphere-from-250.txt', HOT],
    ] as const) {
      const values = {...start, ...MEASURED_SPHERE};
      const {differences} = await compared(name, values);
      assert.ok(Math.abs(differences.rms - 0.2) < 0.03, name);
    }
  });
});

/** What the page about measured data says of its walk. */
describe('the walk through a calibration', () => {
  it('begins with a wrong slope', async () => {
    const {verdict} = await compared('sphere-from-50.txt', COOL);
    assert.equal(verdict.kind, 'speed');
    assert.ok(verdict.value < 0.7);
  });

  it('makes the first file agree with a coefficient that fails on the second', async () => {
    const fit = await fitted('sphere-from-50.txt', COOL, ['coefficient']);
    assert.equal(fit.left, 'noise');
    assert.ok(fit.hasConverged);
    const found = foundIn(fit);
    assert.ok(Number(found.coefficient) < 0.7 * MEASURED_SPHERE.coefficient);
    const again = await compared('sphere-from-50.txt', {...COOL, ...found});
    assert.equal(again.verdict.kind, 'noise');
    const {verdict} = await compared('sphere-from-250.txt', {
      ...HOT,
      ...found,
    });
    assert.equal(verdict.kind, 'slope');
    assert.ok(verdict.value < 0.9);
  });

  it('leaves a pattern where one parameter is to explain the second file', async () => {
    const keys = ['coefficient'];
    const fit = await fitted('sphere-from-250.txt', HOT, keys);
    assert.ok(fit.after < 0.03);
    assert.equal(fit.left, 'pattern');
    const values = {...HOT, ...foundIn(fit)};
    const {verdict} = await compared('sphere-from-250.txt', values);
    assert.equal(verdict.kind, 'other');
  });

  it('finds both from the second file, and holds on the first', async () => {
    const fit = await fitted('sphere-from-250.txt', HOT, BOTH);
    for (const {key, value, error} of fit.parameters) {
      const truth = MEASURED_SPHERE[key as keyof typeof MEASURED_SPHERE];
      assert.ok(Math.abs(value - truth) < 3 * error, key);
      assert.ok(error < 0.02 * truth, key);
    }
    const values = {...COOL, ...foundIn(fit)};
    const {verdict} = await compared('sphere-from-50.txt', values);
    assert.equal(verdict.kind, 'noise');
  });

  it('can’t tell the two apart by the first file', async () => {
    const fit = await fitted('sphere-from-50.txt', COOL, BOTH);
    assert.equal(fit.left, 'noise');
    assert.equal(fit.correlations.length, 1);
    const [coefficient, emissivity] = fit.parameters;
    assert.ok(coefficient && coefficient.error > 1);
    assert.ok(emissivity && emissivity.error > 0.2);
  });
});
