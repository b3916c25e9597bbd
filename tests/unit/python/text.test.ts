import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';

import {describe, it} from 'vitest';

import {
  defaultDuration,
  defaultParameters,
  normalizeParameters,
} from '../../../src/models/definition/normalize';
import {isChoice} from '../../../src/models/definition/parameters';
import {pythonName} from '../../../src/models/export/pythonProgram';
import {loadModel, modelIds} from '../../../src/models/registry';
import {arbitraryValues, fc} from '../models/support';
import {writeProgram} from './programs';

/** Reads the parameters of a program: the text of each value by key. */
function parametersOf(program: string): ReadonlyMap<string, string> {
  const [, block = ''] =
    /^PARAMETERS = \{\n([\s\S]*?)\n\}$/mu.exec(program) ?? [];
  return new Map(
    block.split('\n').map((line) => {
      const match = /^ {4}"(\w+)": (\S+), {2}# \S.*$/u.exec(line);
      assert.ok(match, line);
      return [match[1] ?? '', match[2] ?? ''] as const;
    }),
  );
}

describe('the text of the Python programs', async () => {
  it('exist for every model and no other', () => {
    const files = readdirSync('python').filter((name) =>
      /^[^_].*\.py$/u.test(name),
    );
    const expected = [...modelIds.map(pythonName), 'report', 'water'];
    assert.deepEqual(files.sort(), expected.map((name) => `${name}.py`).sort());
  });

  for (const id of modelIds) {
    const model = await loadModel(id);

    it(`${id}: has each parameter with the value of the reader`, () => {
      fc.assert(
        fc.property(arbitraryValues(model), (values) => {
          const program = writeProgram(model, values, 10);
          const written = parametersOf(program);
          assert.deepEqual([...written.keys()], Object.keys(model.parameters));
          for (const [key, text] of written) {
            assert.equal(JSON.parse(text), values[key], key);
          }
          assert.match(program, /^DURATION = 10\.0$/mu);
        }),
        {numRuns: 20},
      );
    });

    it(`${id}: reads only parameters that exist, and leaves no name open`, () => {
      const program = writeProgram(model, defaultParameters(model), 10);
      for (const [, key = ''] of program.matchAll(/\bp\["(\w+)"\]/gu)) {
        const isParameter = Object.hasOwn(model.parameters, key);
        assert.ok(isParameter, `p["${key}"] is no parameter of the model`);
      }
      for (const name of [
        'MODEL',
        'PARAMETERS',
        'DURATION',
        'UNITS',
        'FIGURES',
      ]) {
        const definitions = program.match(new RegExp(`^${name} = `, 'gmu'));
        assert.equal(definitions?.length, 1, name);
      }
      assert.match(program, /^def simulate\(p, duration, times=None\):$/mu);
      assert.doesNotMatch(program, /undefined|NaN|\[object|TODO/u);
    });

    it(`${id}: needs nothing but NumPy and SciPy, and Matplotlib for its plots`, () => {
      const program = writeProgram(model, defaultParameters(model), 10);
      const imports = [
        ...program.matchAll(/^ *(?:import|from) ([\w.]+)/gmu),
      ].map(([, name = '']) => name.split('.')[0]);
      const allowed = ['math', 'matplotlib', 'numpy', 'scipy'];
      assert.deepEqual(
        imports.filter((name) => !allowed.includes(name ?? '')),
        [],
      );
    });

    it(`${id}: has one unit for each name of an output or result`, () => {
      for (const [key, {unit}] of Object.entries(model.scalars ?? {})) {
        const output = model.outputs[key];
        assert.ok(!output || output.unit === unit, key);
      }
    });
  }

  it('writes no text of a reader into the code', async () => {
    const model = await loadModel('first-order-lag');
    const hostile = '1\nimport os';
    const values = defaultParameters(model);
    const bad = {...values, gain: hostile, input: `step"\nimport os\n"`};
    for (const key of ['gain', 'input'] as const) {
      assert.throws(
        () => writeProgram(model, {...values, [key]: bad[key]}, 1),
        RangeError,
      );
    }
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(
        () => writeProgram(model, {...values, gain: number}, 1),
        RangeError,
      );
      assert.throws(() => writeProgram(model, values, number), RangeError);
    }
    const address =
      'https://lumped.example/#sim=x\rimport os\nimport sys\u2028x';
    const program = writeProgram(model, values, 1, {address});
    assert.doesNotMatch(program, /^import (?:os|sys)/mu);
    assert.doesNotMatch(program, /[\r\u2028]/u);
    const {values: normalized} = normalizeParameters(model, bad);
    assert.equal(
      writeProgram(model, normalized, 1),
      writeProgram(model, values, 1),
    );
  });

  it('has the link at its head, and comments in the language of the page', async () => {
    const model = await loadModel('hot-sphere');
    const values = defaultParameters(model);
    const duration = defaultDuration(model, values);
    const [title, link] = writeProgram(model, values, duration, {
      locale: 'zh-Hans',
    }).split('\n');
    assert.equal(title, `# ${model.title['zh-Hans']}`);
    assert.equal(link, '# https://lumped.example/#sim=hot-sphere');
    const parameters = Object.values(model.parameters);
    const program = writeProgram(model, values, duration, {locale: 'zh-Hans'});
    for (const {label} of parameters) {
      assert.ok(program.includes(label['zh-Hans']), label['zh-Hans']);
    }
    assert.ok(parameters.some(isChoice));
    const [head = ''] = program.split(/^DURATION/mu);
    const comments = head.match(/^#(?! https:).*/gmu) ?? [];
    assert.ok(comments.length > 3);
    for (const each of comments) {
      assert.match(each, /\p{Script=Han}/u);
    }
  });
});
