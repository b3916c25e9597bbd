import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, it} from 'vitest';

import {isModelId, loadModel, modelIds} from '../../../src/models/registry';

const LIBRARY = path.resolve('src/models/library');
const CASES = path.resolve('src/models/references/cases');

describe('registry', () => {
  it('holds every model of the library', () => {
    const folders = readdirSync(LIBRARY).filter(
      (name) => !['_template', 'shared'].includes(name),
    );
    assert.deepEqual(folders.sort(), [...modelIds].sort());
  });

  it('holds references for every model', () => {
    const files = readdirSync(CASES)
      .filter((name) => /^[^_].*\.ts$/u.test(name))
      .map((name) => path.basename(name, '.ts'));
    assert.deepEqual(files.sort(), [...modelIds].sort());
  });

  it('loads each model under its own id', async () => {
    for (const id of modelIds) {
      const model = await loadModel(id);
      assert.equal(model.id, id);
    }
  });

  it('accepts only its own ids, not inherited names', () => {
    assert.ok(isModelId('thermostat'));
    assert.ok(!isModelId('toString'));
    assert.ok(!isModelId('__proto__'));
  });
});
