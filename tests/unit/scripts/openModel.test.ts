import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, it} from 'vitest';

import {runCommand} from '../../../scripts/openModel/command';
import {writeLagSheet} from '../../fixtures/amesim/lagSheet';
import {
  LAG,
  packModel,
  writeModel,
  writeParts,
} from '../../fixtures/amesim/model';

const folder = mkdtempSync(join(tmpdir(), 'open-model-'));
const lag = join(folder, 'lag.ame');
const other = join(folder, 'other.ame');

beforeAll(async () => {
  writeFileSync(lag, await writeModel('old'));
  writeFileSync(
    other,
    await writeModel('new', {...LAG, globals: [], final: 8}),
  );
});

afterAll(() => rmSync(folder, {recursive: true}));

async function print(...words: readonly string[]): Promise<string> {
  const {code, output, error} = await runCommand(words);
  assert.equal(error, '');
  assert.equal(code, 0);
  return output;
}

describe('the open-model command', () => {
  it('says in a process of its own what a model is', async () => {
    const args = ['--import', 'tsx', 'scripts/openModel.ts', lag];
    const output = execFileSync(process.execPath, args, {encoding: 'utf8'});
    assert.equal(output, await print(lag));
    assert.match(output, /^Name: lag\n.*\nRelease of Amesim: 2404\n/u);
    assert.match(output, /\nSaved: November 2, 2026\n/u);
    assert.match(output, /\nComponents: 4 \(Signal library 3, other 1\)\n/u);
    assert.match(output, /\nPrint interval: 0.1 s\n/u);
    assert.match(output, /\nMaximum time step: ∞\n/u);
    assert.match(output, /\nOptions: .*, hold inputs constant/u);
    assert.match(output, /\nRemark: “Hold inputs constant” is on: /u);
    assert.match(
      output,
      /\nResults, batch run 2 · tau@box\.lag = 3: 51 points, 0 to 5 s\n/u,
    );
    assert.match(
      output,
      /\nConnection: step, port 1 – box, port 2 \(signal\)\n/u,
    );
    assert.match(output, /Finding: These states .*: rest@box\.lag\.\n/u);
  });

  it('takes the curves of a run of a study', async () => {
    const parts = writeParts('new');
    const study = join(folder, 'study.ame');
    const run = {'.Study_1.de_res/exp.results.3': parts['.results.1'] ?? ''};
    writeFileSync(study, await packModel({...parts, ...run}));
    const printed = (name: string) =>
      print(study, '--results', 'y@box.lag', '--run', name);
    assert.equal(await printed('Study_1/3'), await printed('1'));
    const {code, error} = await runCommand([study, '--results', '--run', '3']);
    assert.equal(code, 2);
    assert.match(error, /No results of run 3; runs: 0, 1, 2, Study_1\/3/u);
  });

  it('holds several files against a lab sheet', async () => {
    const right = join(folder, 'right.ame');
    const wrong = join(folder, 'wrong.ame');
    writeFileSync(right, await writeLagSheet());
    writeFileSync(wrong, await writeLagSheet({gain: 1}));
    const sheet = ['--check', 'first-order-lag'];
    assert.match(await print(right, ...sheet), / {2}As asked: “gain” is 2\./u);
    const both = await runCommand([right, wrong, ...sheet]);
    assert.equal(both.code, 1);
    assert.match(both.output, / {2}Not as asked: “gain” is 1/u);
    assert.match(
      both.error,
      /^[^\n]*wrong\.ame: As asked: \d+\. Not as asked: 3\. [^\n]*\n$/u,
    );
    const unknown = await runCommand([right, '--check', 'nothing']);
    assert.equal(unknown.code, 2);
  });

  it('prints parameters and curves as CSV', async () => {
    const parameters = await print(lag, '--parameters');
    assert.match(
      parameters,
      /\ntau@box\.lag,LAG1,time constant,1\.5e\+00,s,1,-1e30,1e30\n/u,
    );
    assert.match(parameters, /\nmode@box\.lag,.*,yes,/u);
    assert.match(parameters, /\nTstart,,.*,1,s,/u);
    const title = 'output [V] of the lag';
    const curves = await print(lag, '--results', 'out@step', title);
    assert.match(
      curves,
      /^time \[s\],out@step \[null\],y@box\.lag \[V\]\n0,0,0/u,
    );
    assert.equal(curves.trim().split('\n').length, 52);
    assert.match(await print(lag, '--results'), /\nout@step,step output,\n/u);
    const second = await print(lag, '--results', 'out@step', '--run', '2');
    assert.match(second, /,6\n$/u);
  });

  it('reads results with the list beside them', async () => {
    const {'.results': results, '.ssf': list} = writeParts('old');
    const path = join(folder, 'loose_.results');
    writeFileSync(path, results!);
    writeFileSync(join(folder, 'loose_.ssf'), list!);
    assert.match(await print(path, '--results'), /\ny@box\.lag,/u);
    const third = join(folder, 'loose_.results.3');
    writeFileSync(third, results!);
    assert.match(await print(third, '--results'), /\ny@box\.lag,/u);
    writeFileSync(
      join(folder, 'loose_.ssf.3'),
      String(list).replaceAll('of the lag', 'of run 3'),
    );
    assert.match(await print(third, '--results'), /of run 3/u);
  });

  it('prints a model and a difference as JSON', async () => {
    const model = JSON.parse(await print(lag, '--json')) as {
      readonly components: readonly {readonly path: string}[];
      readonly findings: readonly {readonly kind: string}[];
    };
    assert.equal(model.components[2]?.path, 'box.lag');
    assert.equal(model.findings[0]?.kind, 'open-port');
    const difference = JSON.parse(
      await print(lag, '--diff', other, '--json'),
    ) as {readonly runSettings: unknown};
    assert.deepEqual(difference.runSettings, [
      {path: 'final', title: '', before: '5 s', after: '8 s'},
    ]);
    assert.match(await print(lag, '--diff', lag), / are the same\.\n$/u);
    assert.match(
      await print(lag, '--diff', other),
      /^Global parameters: Tstart: 1 s → –\nGlobal/mu,
    );
  });

  it('refuses what it does not know with one line', async () => {
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'no archive');
    const cases: readonly (readonly [number, RegExp, ...string[]])[] = [
      [2, /No file given/u],
      [2, /no such file/u, join(folder, 'missing.ame')],
      [2, /it is a folder/u, lag, '--diff', folder],
      [2, /no regular file/u, '/dev/null'],
      [2, /One kind/u, lag, '--json', '--check', 'first-order-lag'],
      [2, /several files with '--check'/u, lag, other],
      [2, /Usage/u, lag, '--speed'],
      [2, /One kind/u, lag, '--json', '--parameters'],
      [2, /go with '--results'/u, lag, 'out@step'],
      [2, /No saved variable 'e@box\.lag'/u, lag, '--results', 'e@box.lag'],
      [2, /runs: 0, 1, 2/u, lag, '--results', '--run', '7'],
      [1, /notes\.txt: it is no Amesim model/u, text],
      [1, /notes\.txt: it is no Amesim model/u, lag, '--diff', text],
    ];
    for (const [expected, reason, ...words] of cases) {
      const {code, output, error} = await runCommand(words);
      assert.equal(code, expected, words.join(' '));
      assert.equal(output, '');
      assert.match(error, reason);
      assert.equal(error.trimEnd().split('\n').length, 1);
    }
    assert.match(await print('--help'), /Exit codes/u);
  });

  it('says what could not be read of a file that is cut off', async () => {
    const cut = join(folder, 'cut.ame');
    const whole = readFileSync(lag);
    writeFileSync(cut, whole.subarray(0, whole.length / 2));
    const kinds = [
      ['--parameters'],
      ['--diff', lag],
      ['--check', 'first-order-lag'],
    ];
    for (const words of kinds) {
      const {output, error} = await runCommand([cut, ...words]);
      assert.match(error, /^[^\n]*cut\.ame: The archive is cut off/u);
      assert.doesNotMatch(output, /cut off/u);
    }
    assert.equal((await runCommand([cut, '--parameters'])).code, 0);
    assert.match(await print(cut), /Problem: The archive is cut off/u);
  });

  it('leaves control characters of a file out', async () => {
    const path = join(folder, 'escape_.results');
    const {'.results': results, '.ssf': list} = writeParts('old');
    writeFileSync(path, results!);
    const escaped = String(list).replace('step output', 'step\u001b[31m');
    writeFileSync(join(folder, 'escape_.ssf'), escaped);
    assert.match(await print(path, '--results'), /step\ufffd\[31m/u);
  });
});
