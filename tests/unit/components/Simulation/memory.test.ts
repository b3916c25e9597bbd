import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  linkOf,
  readHash,
  startState,
  store,
} from '../../../../src/components/markdown/Simulation/state/persistence';
import {
  presetSettings,
  reduce,
} from '../../../../src/components/markdown/Simulation/state/state';
import type {AnyModel} from '../../../../src/models/definition/defineModel';
import {model as lag} from '../../../../src/models/library/first-order-lag';

const model = lag as unknown as AnyModel;
const shown = ['first-order-lag'];
const start = (hash: string, stored?: string) =>
  startState(model, undefined, {hash, stored, shown});

describe('startState', () => {
  it('prefers the address to what was stored, and that to the preset', () => {
    const before = reduce(model, start(''), {
      type: 'set',
      key: 'gain',
      value: 4,
    });
    const stored = store(model, before);
    assert.equal(start('', stored).settings.values.gain, 4);
    const linked = start('#sim=first-order-lag&gain=5', stored);
    assert.equal(linked.settings.values.gain, 5);
    const preset = startState(model, 'ramp', {hash: '', shown});
    assert.equal(preset.settings.values.input, 'ramp');
  });

  it('runs held runs again and drops those that fail', () => {
    const stored = JSON.stringify({
      link: '',
      held: [
        'sim=first-order-lag&gain=3',
        'sim=first-order-lag&input=sine&frequency=100&duration=10000',
        'sim=clock',
        7,
      ],
    });
    const {comparisons} = start('', stored);
    assert.deepEqual(
      comparisons.map(({settings}) => settings.values.gain),
      [3],
    );
  });

  it('survives whatever was stored', () => {
    const usual = presetSettings(model);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const {settings, units} = start('', stored);
        assert.deepEqual(settings, usual);
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
  it('complains about a model that is not on the page, and about no other', () => {
    const read = (hash: string) => readHash(model, {hash, shown}).problems;
    assert.equal(read('#sim=unknown').length, 1);
    assert.equal(read('#sim=clock&gain=2').length, 1);
    assert.equal(read('#equations').length, 0);
    assert.equal(read('').length, 0);
    const both = {hash: '#sim=clock', shown: ['first-order-lag', 'clock']};
    assert.equal(readHash(model, both).problems.length, 0);
  });

  it('gives back what linkOf wrote', () => {
    fc.assert(
      fc.property(
        fc.double({min: -10, max: 10, noNaN: true}),
        fc.option(fc.double({min: 0.1, max: 1e4, noNaN: true})),
        (gain, duration) => {
          const {values} = presetSettings(model);
          const settings = {
            values: {...values, gain},
            duration: duration ?? undefined,
          };
          const hash = `#${linkOf(model, settings)}`;
          const read = readHash(model, {hash, shown}).settings;
          assert.equal(Number(read?.values.gain) + 0, gain + 0);
          assert.equal(read?.duration, settings.duration);
        },
      ),
    );
  });
});
