import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {AnyModel} from '../../../src/models/definition';
import {
  encodeLink,
  readHash,
  serializeState,
  startState,
} from '../../../src/panel/state/persistence';
import {presetSettings, reduce} from '../../../src/panel/state/state';
import {lag} from '../models/fixtures';

const model = lag as unknown as AnyModel;
const modelsOnPage = ['lag'];
const start = (hash: string, session?: string) =>
  startState(model, undefined, {hash, session, modelsOnPage});

describe('startState', () => {
  it('prefers the address to the session, and the session to the preset', () => {
    const before = reduce(model, start(''), {
      type: 'set',
      key: 'gain',
      value: 4,
    });
    const session = serializeState(model, before);
    assert.equal(start('', session).settings.values.gain, 4);
    const linked = start('#sim=lag&gain=5', session);
    assert.equal(linked.settings.values.gain, 5);
    const preset = startState(model, 'ramp', {hash: '', modelsOnPage});
    assert.equal(preset.settings.values.input, 'ramp');
  });

  it('computes held runs again and leaves out those that fail', () => {
    const session = JSON.stringify({
      link: '',
      held: [
        'sim=lag&gain=3',
        'sim=lag&input=sine&frequency=100&duration=10000',
        'sim=clock',
        7,
      ],
    });
    const {comparisons} = start('', session);
    assert.deepEqual(
      comparisons.map(({settings}) => settings.values.gain),
      [3],
    );
  });

  it('never throws, whatever the session holds', () => {
    const defaults = presetSettings(model);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (session) => {
        const {settings, units} = start('', session);
        assert.deepEqual(settings, defaults);
        assert.deepEqual(units, {});
      }),
    );
    const wrong = JSON.stringify({link: 3, held: {}, units: {time: 'bar'}});
    assert.deepEqual(start('', wrong).units, {});
    const right = JSON.stringify({units: {time: 'min', nothing: 's'}});
    assert.deepEqual(start('', right).units, {time: 'min'});
  });
});

describe('readHash', () => {
  it('reports a link to a model that is not on the page, and no other', () => {
    const read = (hash: string) => readHash(model, {hash, modelsOnPage}).issues;
    assert.equal(read('#sim=unknown').length, 1);
    assert.equal(read('#sim=clock&gain=2').length, 1);
    assert.equal(read('#equations').length, 0);
    assert.equal(read('').length, 0);
    const onPage = {
      hash: '#sim=clock',
      modelsOnPage: ['lag', 'clock'],
    };
    assert.equal(readHash(model, onPage).issues.length, 0);
  });

  it('decodes what encodeLink wrote', () => {
    fc.assert(
      fc.property(
        fc
          .double({min: -10, max: 10, noNaN: true})
          .filter((gain) => Math.abs(gain) > 1e-12),
        fc.option(fc.double({min: 0.1, max: 1e4, noNaN: true})),
        (gain, duration) => {
          const {values} = presetSettings(model);
          const settings = {
            values: {...values, gain},
            duration: duration ?? undefined,
          };
          const hash = `#${encodeLink(model, settings)}`;
          const read = readHash(model, {hash, modelsOnPage}).settings;
          assert.ok(read);
          assert.equal(read.values.gain, gain);
          assert.equal(read.duration, settings.duration);
        },
      ),
    );
  });
});
