import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, it} from 'vitest';

import {runCommand} from '../../../scripts/simulation/command';
import {loadAllModels} from '../../../src/models/registry';
import {assertRefused} from './assertRefused';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulate-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Runs a command line that must succeed. */
async function print(...words: readonly string[]): Promise<string> {
  const {code, output, error} = await runCommand(words);
  assert.deepEqual([code, error], [0, '']);
  return output;
}

/** The rows of a CSV text without its comments, as cells. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows = text.trimEnd().split('\n');
  return rows
    .filter((row) => !row.startsWith('#'))
    .map((row) => row.split(','));
}

describe('a sweep on the command line', () => {
  it('prints one row of results for each value of a list', async () => {
    const text = await print('first-order-lag', '--set', 'timeConstant=1,2,5');
    const [header = [], ...rows] = rowsOf(text);
    assert.equal(header[0], 'timeConstant [s]');
    assert.equal(header[1], 'duration [s]');
    assert.deepEqual(
      rows.map(([value]) => value),
      ['1', '2', '5'],
    );
    const column = header.indexOf('cornerFrequency [Hz]');
    for (const row of rows) {
      const expected = 1 / (2 * Math.PI * Number(row[0]));
      assert.ok(Math.abs(Number(row[column]) - expected) < 1e-12);
    }
    assert.match(text, /^# gain = 2$/mu);
    assert.doesNotMatch(text, /^# timeConstant/mu);
  });

  it('spaces start:end:count as a batch run of the panel', async () => {
    const ratios = await print(
      'first-order-lag',
      '--set',
      'timeConstant=0.5:8:5',
    );
    const values = rowsOf(ratios)
      .slice(1)
      .map(([value]) => Number(value));
    assert.equal(values.length, 5);
    values.forEach((value, n) => {
      assert.ok(Math.abs(value - 0.5 * 2 ** n) < 1e-12);
    });
    const steps = await print('first-order-lag', '--set', 'gain=-2:2:5');
    assert.deepEqual(
      rowsOf(steps)
        .slice(1)
        .map(([value]) => value),
      ['-2', '-1', '0', '1', '2'],
    );
  });

  it('combines several parameters, choices among them, and adds instants', async () => {
    const text = await print(
      ...['first-order-lag', '--set', 'input=step,ramp', '--set', 'gain=1,3'],
      ...['--duration', '4', '--at', '1,4'],
    );
    const [header = [], ...rows] = rowsOf(text);
    assert.deepEqual(header.slice(0, 2), ['input [1]', 'gain [1]']);
    assert.ok(header.includes('y at 4 s [1]'));
    assert.deepEqual(
      rows.map((row) => row.slice(0, 2).join(' ')),
      ['step 1', 'step 3', 'ramp 1', 'ramp 3'],
    );
    const json = await print(
      ...['first-order-lag', '--set', 'gain=1,3', '--format', 'json'],
      ...['--at', '1'],
    );
    const {runs} = JSON.parse(json) as {
      readonly runs: readonly {
        readonly values: Readonly<Record<string, unknown>>;
        readonly scalars: Readonly<Record<string, number>>;
        readonly outputs: Readonly<Record<string, readonly number[]>>;
      }[];
    };
    assert.deepEqual(
      runs.map(({values}) => values['gain']),
      [1, 3],
    );
    assert.equal(runs[1]?.scalars['finalValue'], 9);
    assert.equal(runs[1].outputs['u']?.[0], 3);
  });

  it('goes on after a run that fails, and says which', async () => {
    const {code, output, error} = await runCommand([
      ...['trigger', '--set', 'lowThreshold=4,7'],
    ]);
    assert.equal(code, 1);
    assert.match(error, /^lowThreshold=7: [^\n]+\n$/u);
    const [, first = [], second = []] = rowsOf(output);
    assert.equal(first[0], '4');
    assert.equal(second[0], '7');
    assert.ok(second.slice(1).every((cell) => cell === ''));
  });

  it('refuses what is no sweep in one line', async () => {
    const refuse = (text: string, allowed: RegExp) =>
      assertRefused(['first-order-lag', '--set', text], allowed);
    await Promise.all([
      refuse('gain=1:2', /start:end:count/u),
      refuse('gain=1:2:3:4', /start:end:count/u),
      refuse('gain=1:2:1', /2 to 1000 values/u),
      refuse('gain=1:2:1e9', /2 to 1000 values/u),
      refuse('gain=1:99:3', /from -10 to 10, not '99'/u),
      refuse('gain=1,,2', /from -10 to 10, not ''/u),
      refuse('stages=1,1.5', /whole number/u),
      refuse('input=step,square', /one of step, ramp/u),
      refuse(`gain=${'9'.repeat(100_000)}`, /not '9{60}…'/u),
      assertRefused(
        [
          ...['first-order-lag', '--set', 'gain=1:2:100'],
          ...['--set', 'level=1:2:100'],
        ],
        /10000 runs; at most 1000/u,
      ),
      assertRefused(
        ['first-order-lag', '--set', 'gain=1,2', '--at', '1e6'],
        /'--at' must lie/u,
      ),
      assertRefused(
        ['first-order-lag', '--set', 'gain=1,2', '--format', 'python'],
        /one run/u,
      ),
      assertRefused(
        ['first-order-lag', '--set', 'gain=1,2', '--statistics'],
        /one run/u,
      ),
      assertRefused(
        ['first-order-lag', '--statistics', '--format', 'python'],
        /one run/u,
      ),
    ]);
  });
});

describe('a parameter file of the command line', () => {
  it('sets values, over the preset and below --set', async () => {
    const path = file(
      'values.json',
      '\uFEFF{"gain": 4, "stages": 3, "duration": 7}',
    );
    const text = await print(
      ...['first-order-lag', '--preset', 'sine', '--file', path],
      ...['--set', 'stages=2', '--at', '0'],
    );
    assert.match(text, /^# gain = 4$/mu);
    assert.match(text, /^# stages = 2$/mu);
    assert.match(text, /^# input = sine$/mu);
    assert.match(text, /^# duration = 7 s$/mu);
  });

  it('reads what the command and the panel have written', async () => {
    const chosen = ['thermostat', '--set', 'band=1.5', '--duration', '3000'];
    for (const format of ['json', 'csv']) {
      const path = file(
        `run.${format}`,
        await print(...chosen, '--format', format),
      );
      const again = await print('thermostat', '--file', path);
      assert.match(again, /^# band = 1\.5 K$/mu);
      assert.match(again, /^# duration = 3000 s$/mu);
    }
  });

  it('refuses other files in one line', async () => {
    const refuse = (path: string, allowed: RegExp) =>
      assertRefused(['clock', '--file', path], allowed);
    await Promise.all([
      refuse(join(folder, 'missing'), /Cannot read/u),
      refuse(folder, /Cannot read/u),
      refuse('/dev/zero', /Cannot read/u),
      refuse('a\0b', /Cannot read/u),
      refuse(file('empty', ''), /JSON object/u),
      refuse(file('list.json', '[1]'), /JSON object/u),
      refuse(file('text.json', '{"gain": "a"}'), /from -10 to 10, not 'a'/u),
      refuse(file('deep.json', '{"gain": {"a": [1]}}'), /from -10 to 10/u),
      refuse(file('null.json', '{"gain": null}'), /from -10 to 10/u),
      refuse(file('proto.json', '{"__proto__": 1}'), /parameters: startTime/u),
      refuse(
        file('other.json', '{"model": "trigger"}'),
        /of the model 'trigger'/u,
      ),
      refuse(file('time.json', '{"duration": "x"}'), /duration/u),
      refuse(file('line.json', '{"gain": "1\\n2"}'), /not '1\\x0a2'/u),
    ]);
  });
});

describe('other forms of the command', () => {
  it('lists presets with their words', async () => {
    const models = await loadAllModels();
    const all = await print('--presets');
    for (const {id, presets} of models) {
      const own = await print(id, '--presets');
      assert.ok(all.includes(own), id);
      for (const [key, {label, question}] of Object.entries(presets)) {
        assert.ok(
          own
            .split('\n')
            .some(
              (line) =>
                line.startsWith(`  ${key} `) &&
                line.endsWith(`  ${label.en}: ${question.en}`),
            ),
          key,
        );
      }
    }
    await assertRefused(['lag', '--presets'], /models: clock/u);
  });

  it('writes a run as a Python program', async () => {
    const program = await print(
      ...['first-order-lag', '--set', 'gain=-2', '--format', 'python'],
    );
    assert.match(
      program,
      /^# First-order lag\n# #sim=first-order-lag&gain=-2\n/u,
    );
    assert.match(program, /^ {4}"gain": -2\.0, /mu);
  });
});
