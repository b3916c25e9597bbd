import assert from 'node:assert/strict';
import {execFile, spawn as startProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {runCommand} from '../../../scripts/simulation/command';
import type {Outcome} from '../../../scripts/simulation/outcome';
import {modelIds} from '../../../src/models/registry';
import {assertRefused} from './assertRefused';

/** Runs the command in a process of its own, as a shell does. */
function spawn(...words: readonly string[]): Promise<Outcome> {
  const args = ['--import', 'tsx', 'scripts/simulate.ts', ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (failure, output, error) => {
      const code = Number(failure?.code ?? 0) as Outcome['code'];
      resolve({code, output, error});
    });
  });
}

/** The streams of a process whose standard output can't be written to. */
interface Failed {
  readonly code: unknown;
  readonly error: string;
}

/** Lists the models to a pipe that nobody reads, or to a file. */
async function listTo(output: 'closed pipe' | number): Promise<Failed> {
  const args = ['--import', 'tsx', 'scripts/simulate.ts', '--list'];
  const listing = startProcess(process.execPath, args, {
    stdio: ['ignore', typeof output === 'number' ? output : 'pipe', 'pipe'],
  });
  let error = '';
  listing.stderr?.on('data', (piece: Buffer) => {
    error += piece.toString();
  });
  listing.stdout?.destroy();
  const [code] = (await once(listing, 'close')) as readonly unknown[];
  return {code, error};
}

describe('the simulate command', () => {
  it('writes its answer and its errors to the streams of a process', async () => {
    const [listed, refused] = await Promise.all([
      spawn('--list'),
      spawn('lag'),
    ]);
    assert.deepEqual(listed, await runCommand(['--list']));
    assert.equal(listed.code, 0);
    assert.deepEqual(refused, await runCommand(['lag']));
    assert.equal(refused.code, 2);
  });

  it('lists every model with parameters, outputs and presets', async () => {
    const {code, output} = await runCommand(['--list']);
    assert.equal(code, 0);
    // Limits in °C are converted to K.
    assert.doesNotMatch(output, /\d\.\d{14}/u);
    const models = JSON.parse(output) as readonly {
      readonly id: string;
      readonly parameters: readonly {
        readonly name: string;
        readonly unit?: string;
        readonly choices?: readonly string[];
      }[];
      readonly outputs: readonly {readonly name: string}[];
    }[];
    assert.deepEqual(
      models.map(({id}) => id),
      modelIds,
    );
    const lag = models.find(({id}) => id === 'first-order-lag');
    const unit = lag?.parameters.find(
      ({name}) => name === 'timeConstant',
    )?.unit;
    assert.equal(unit, 's');
    const kinds = lag?.parameters.find(({name}) => name === 'input')?.choices;
    assert.deepEqual(kinds, ['step', 'ramp', 'pulse', 'sine']);
    assert.ok(lag?.outputs.some(({name}) => name === 'y'));
  });

  it('prints a run as CSV at chosen instants, full precision', async () => {
    const {code, output} = await runCommand([
      'first-order-lag',
      ...['--set', 'gain=1', '--set', 'initial=0'],
      ...['--set', 'level=3', '--set', 'timeConstant=1.5'],
      ...['--at', '1.5,3'],
    ]);
    assert.equal(code, 0);
    const rows = output.split('\n').filter((row) => /^[^#]/u.test(row));
    assert.match(rows[0] ?? '', /^t \[s\],y \[1\],u \[1\]/u);
    const [t, y] = (rows[1] ?? '').split(',').map(Number);
    assert.equal(t, 1.5);
    assert.ok(Math.abs((y ?? 0) - 3 * (1 - Math.exp(-1))) < 1e-7);
    assert.ok(String(y).length > 12);
  });

  it('prints a preset as JSON with units', async () => {
    const {code, output} = await runCommand([
      'thermostat',
      '--preset',
      'narrow-band',
      '--duration',
      '1200',
      '--format',
      'json',
    ]);
    assert.equal(code, 0);
    const printed = JSON.parse(output) as {
      readonly values: Readonly<Record<string, unknown>>;
      readonly end: number;
      readonly units: Readonly<Record<string, string>>;
      readonly times: readonly number[];
      readonly columns: Readonly<Record<string, readonly number[]>>;
    };
    assert.equal(printed.values['band'], 0.5);
    assert.equal(printed.end, 1200);
    assert.equal(printed.units['temperature'], 'K');
    const {length} = printed.columns['temperature'] ?? [];
    assert.equal(length, printed.times.length);
  });

  it('refuses what it does not know and says what is allowed', async () => {
    await Promise.all([
      assertRefused([], /models: clock/u),
      assertRefused(['lag'], /Unknown model 'lag'; models: clock/u),
      assertRefused(['__proto__'], /models: clock/u),
      assertRefused(['clock', '--preset', 'x'], /presets: clock, /u),
      assertRefused(['clock', '--set', 'x=1'], /parameters: startTime, /u),
      assertRefused(['clock', '--set', 'gain=a'], /number from -10 to 10/u),
    ]);
  });

  it('refuses values out of range, in words of SI units', async () => {
    const kelvin = /from 283\.15 to 303\.15 K, not '20'/u;
    await Promise.all([
      assertRefused(['thermostat', '--set', 'setpoint=20'], kelvin),
      assertRefused(['clock', '--duration', '1e9'], /from 1 to 100 s/u),
      assertRefused(['clock', '--at', '11'], /from 0 to 10 s/u),
      assertRefused(['clock', '--at', 'x'], /numbers in s/u),
      assertRefused(['clock', '--format', 'xml'], /csv, json or python/u),
      assertRefused(['clock', '--speed'], /Usage/u),
    ]);
  });

  it('names the limits in the units and digits that can be typed', async () => {
    await assertRefused(
      ['concentric-cylinders', '--duration', '0.5'],
      /'--duration' must be from 1 to 1000000 s, not '0\.5'/u,
    );
    await assertRefused(
      ['hot-sphere', '--set', 'air=900'],
      /from 223\.15 to 873\.15 K/u,
    );
    for (const air of ['223.15', '873.15']) {
      const {error} = await runCommand(['hot-sphere', '--set', `air=${air}`]);
      assert.equal(error, '');
    }
  });

  it('names the maximum step where it makes the steps too many', async () => {
    const set = ['method=adaptive', 'maximumStep=0.001', 'tolerance=0.1'];
    await assertRefused(
      [
        'integrator-lab',
        ...set.flatMap((each) => ['--set', each]),
        ...['--duration', '50'],
      ],
      /With this maximum step the run needs more than \d+ steps/u,
    );
  });

  it('says which outputs it leaves out at chosen instants', async () => {
    const {output} = await runCommand(['integrator-lab', '--at', '1']);
    const [note = '', model] = output.split('\n');
    assert.match(note, /^# left out, with instants of their own: \w+, \w+/u);
    assert.equal(model, '# model: integrator-lab');
    const words = ['integrator-lab', '--at', '1', '--format', 'json'];
    const {leftOut} = JSON.parse((await runCommand(words)).output) as {
      readonly leftOut: readonly string[];
    };
    assert.equal(note.split(': ')[1], leftOut.join(', '));
    const lag = await runCommand(['first-order-lag', '--at', '1']);
    assert.doesNotMatch(lag.output, /left out/u);
  });

  it('reads a file of its own that a spreadsheet has saved again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
    const path = join(folder, 'run.csv');
    const words = ['--set', 'gain=3', '--duration', '7'];
    const {output} = await runCommand(['first-order-lag', ...words]);
    const saved = [
      output.replaceAll(/^(#.*)$/gmu, '$1,,'),
      output.replaceAll(/^(#.*)$/gmu, '"$1"'),
      output.replaceAll(/^(#.*)$/gmu, '"$1",,').replaceAll('\n', '\r\n'),
      output.replaceAll(/^(#.*)$/gmu, '$1;;'),
      output.replaceAll(/^(#.*)$/gmu, '$1\t\t'),
    ];
    try {
      for (const text of saved) {
        writeFileSync(path, text);
        const again = await runCommand(['first-order-lag', '--file', path]);
        assert.equal(again.error, '');
        assert.equal(again.output, output);
      }
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('refuses in one line, whatever is in a value', async () => {
    await Promise.all([
      assertRefused(['clock', '--set', 'gain=1\n2'], /not '1\\x0a2'/u),
      assertRefused(['la\u001b[31mg'], /model 'la\\x1b\[31mg'/u),
      assertRefused(['clock', '--a\nb'], /Usage/u),
    ]);
  });

  it('reads negative numbers after an option', async () => {
    await Promise.all([
      assertRefused(['clock', '--at', '-1'], /from 0 to 10 s, not at -1/u),
      assertRefused(['clock', '--duration', '-.5'], /from 1 to 100 s/u),
    ]);
    const {code, output} = await runCommand(['clock', '--set', 'gain=-2']);
    assert.equal(code, 0);
    assert.match(output, /# gain = -2/u);
  });

  it('explains its options', async () => {
    const {code, output, error} = await runCommand(['--help']);
    assert.deepEqual([code, error], [0, '']);
    const options = [
      ...['list', 'presets', 'preset', 'file', 'set', 'at', 'duration'],
      'format',
    ];
    for (const option of options) {
      assert.match(output, new RegExp(`^ +--${option} `, 'mu'));
    }
    assert.equal((await runCommand(['clock', '-h'])).output, output);
  });

  it(
    'ends quietly when its reader has seen enough',
    {tags: ['all']},
    async () => {
      assert.deepEqual(await listTo('closed pipe'), {code: 0, error: ''});
    },
  );

  it.skipIf(!existsSync('/dev/full'))(
    'says in one line that the disk is full',
    {tags: ['all']},
    async () => {
      const {code, error} = await listTo(openSync('/dev/full', 'w'));
      assert.equal(code, 1);
      assert.match(error, /^Cannot write the output: ENOSPC[^\n]*\n$/u);
    },
  );
});
