import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {guessColumns} from '../../../src/comparison/columns/guessColumns';
import {comparePair} from '../../../src/comparison/compare';
import type {VerdictKind} from '../../../src/comparison/measures/verdict';
import {readText} from '../../../src/comparison/parsing/readTable';
import {
  FAULTY_RUNS,
  type FaultyRun,
  type FaultyRunName,
  runBoth,
} from '../../../src/models/faultyRuns';
import {loadModel} from '../../../src/models/registry';
import type {Run} from '../../../src/models/run/runResult';
import {faultyRunText} from '../../../src/plugins/measuredData';

/** What the comparison of each file with the run that was meant may say. */
const VERDICTS: Readonly<
  Record<FaultyRunName, Readonly<Record<string, readonly VerdictKind[]>>>
> = {
  tubes: {innerTube: ['other'], outerTube: ['other']},
  line: {outflow: ['level']},
  settling: {y: ['other'], u: ['other']},
  step: {y: ['initial-value'], u: ['agree']},
  sine: {y: ['other'], u: ['speed']},
  flow: {outflow: ['level']},
  sphere: {temperature: ['speed', 'slope']},
  wave: {sine: ['print-interval']},
  bar: {firstHalf: ['speed'], secondHalf: ['speed']},
  halves: {firstHalf: ['speed', 'slope'], secondHalf: ['speed', 'slope']},
};

const NAMES = Object.keys(FAULTY_RUNS) as FaultyRunName[];

/** Reads the file of a run as the comparison does, and lays it over both runs. */
async function compared(name: FaultyRunName) {
  const definition: FaultyRun = FAULTY_RUNS[name];
  const model = await loadModel(definition.model);
  const read = readText(await faultyRunText(name));
  assert.ok('table' in read, name);
  const {table} = read;
  const verdictsOn = (run: Run) => {
    const choice = guessColumns(table, model, run);
    return choice.pairs.map((pair) => {
      const {output, result} = comparePair(table, choice, pair, model, run);
      assert.ok(result, `${name}: ${output}`);
      return [output, result.verdict] as const;
    });
  };
  const {faulty, right} = runBoth(model, definition);
  return {table, own: verdictsOn(faulty), meant: verdictsOn(right)};
}

describe('the files with faulty runs', () => {
  it.each(NAMES)('%s is read, and no wrong cause is named', async (name) => {
    const text = await faultyRunText(name);
    // oxlint-disable-next-line no-control-regex -- the bytes of ASCII are meant
    assert.match(text, /^# Table format: XY\n[\x00-\x7F]*$/u);
    const {own, meant} = await compared(name);
    assert.deepEqual(
      own.map(([output]) => output).sort(),
      [...FAULTY_RUNS[name].outputs].sort(),
    );
    for (const [output, {kind}] of own) {
      const isOnCurve = ['agree', 'print-interval'].includes(kind);
      assert.ok(isOnCurve, `${output} beside its own run: ${kind}`);
    }
    for (const [output, {kind}] of meant) {
      assert.ok(VERDICTS[name][output]?.includes(kind), `${output}: ${kind}`);
    }
  });

  it('have the factors and the start that the page names', async () => {
    const [[, sign] = []] = (await compared('line')).meant;
    assert.ok(Math.abs((sign?.factor ?? 0) + 1) < 1e-4);
    const slow = (await compared('bar')).meant;
    assert.ok(slow.every(([, {value}]) => Math.abs(value - 0.71) < 0.01));
  });
});
