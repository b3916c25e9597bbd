import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {AnyModel} from '../../../src/models/definition';
import {model as trigger} from '../../../src/models/library/trigger';
import {loadModel, modelIds} from '../../../src/models/registry';
import type {PersistedState} from '../../../src/panel/state/persistence';
import {
  encodeLink,
  serializeState,
  startState,
} from '../../../src/panel/state/persistence';
import {runSettings} from '../../../src/panel/state/runResult';
import {describeDifferences} from '../../../src/panel/state/settings';
import type {PanelState} from '../../../src/panel/state/state';
import {
  currentPreset,
  MAX_HELD_RUNS,
  nearestPreset,
  presetSettings,
  reduce,
} from '../../../src/panel/state/state';
import {lag} from '../models/fixtures';

const model = lag as unknown as AnyModel;
const initial = startState(model, undefined, undefined);
const {run} = runSettings(model, initial.settings);

function compare(state: PanelState, kind: 'held' | 'batch', count = 1) {
  const {settings} = state;
  const {run} = runSettings(model, settings);
  const comparisons = Array.from({length: count}, () => ({
    kind,
    settings,
    run,
  }));
  return reduce(model, state, {type: 'compare', comparisons});
}

function set(state: PanelState, key: string, value: number | string) {
  return reduce(model, state, {type: 'set', key, value});
}

describe('reduce', () => {
  it('keeps an issue until the value is set again', () => {
    const issue = {
      parameters: ['gain'],
      message: {en: 'no', 'zh-Hans': '不行'},
    };
    const action = {type: 'set', key: 'gain', value: 10} as const;
    const reported = reduce(model, initial, {...action, issue});
    assert.deepEqual(reported.issues, {gain: issue});
    assert.deepEqual(reduce(model, reported, action).issues, {});
    // An issue of the link as a whole has no key; it ends with any change.
    const linked = {...initial, issues: {'': issue}};
    assert.deepEqual(reduce(model, linked, action).issues, {});
  });

  it('keeps the duration in its range and gives it back to the model', () => {
    const lasting = (value: number | undefined) =>
      reduce(model, initial, {type: 'set', key: 'duration', value}).settings;
    assert.equal(lasting(1e9).duration, 10_000);
    assert.equal(lasting(undefined).duration, undefined);
  });

  it('gives the axes back to the model with a prepared run', () => {
    const scaled = reduce(model, initial, {
      type: 'scale',
      axis: 'time',
      scale: 'log',
    });
    const {settings} = initial;
    const prepared = reduce(model, scaled, {type: 'settings', settings});
    assert.deepEqual(prepared.scales, {});
  });

  it('holds a run once, however often it is asked to', () => {
    const once = compare(initial, 'held');
    const again = set(set(once, 'gain', 3), 'gain', 2);
    assert.equal(compare(again, 'held').comparisons.length, 1);
    assert.equal(compare(set(once, 'gain', 3), 'held').comparisons.length, 2);
  });

  it('limits the number of held runs and replaces the former batch', () => {
    let state = initial;
    for (let times = 1; times <= MAX_HELD_RUNS + 2; times += 1) {
      state = compare(set(state, 'timeConstant', times), 'held');
    }
    const {frame} = state;
    state = compare(compare(state, 'batch', 5), 'batch', 3);
    // Of a longer batch before, the axes would stay too long.
    assert.equal(state.frame, frame + 2);
    const kinds = state.comparisons.map(({kind}) => kind);
    assert.equal(kinds.filter((kind) => kind === 'held').length, MAX_HELD_RUNS);
    assert.equal(kinds.filter((kind) => kind === 'batch').length, 3);
    const ids = state.comparisons.map(({id}) => id);
    assert.equal(new Set(ids).size, ids.length);
    const dropped = reduce(model, state, {type: 'drop', ids: ids.slice(1)});
    assert.deepEqual(
      dropped.comparisons.map(({id}) => id),
      ids.slice(0, 1),
    );
  });
});

describe('a change of a value', () => {
  it('fixes the duration that the model had chosen', () => {
    const changed = set(initial, 'timeConstant', 14.45);
    assert.equal(changed.settings.duration, run.duration);
    assert.equal(changed.frame, initial.frame);
    const fitted = reduce(model, changed, {type: 'fit'});
    assert.equal(fitted.settings.duration, undefined);
    assert.ok(fitted.frame > initial.frame);
  });

  it('leaves a duration alone that the reader has chosen', () => {
    const chosen = set(initial, 'duration', 3);
    const fitted = reduce(model, set(chosen, 'gain', 1), {type: 'fit'});
    assert.equal(fitted.settings.duration, 3);
  });

  it('lets the model choose the duration for another kind of input', () => {
    const changed = set(set(initial, 'gain', 1), 'input', 'ramp');
    assert.equal(changed.settings.duration, undefined);
    assert.ok(changed.frame > initial.frame);
  });

  it('remembers the settings before it, until the next change begins', () => {
    const dragged = set(set(initial, 'gain', 1), 'gain', 3);
    assert.equal(dragged.previous, initial.settings);
    const released = reduce(model, dragged, {type: 'release'});
    assert.equal(released.previous, initial.settings);
    assert.equal(set(released, 'gain', 4).previous, released.settings);
    assert.equal(set(dragged, 'level', 4).previous, dragged.settings);
    const preset = presetSettings(model, 'sine');
    const replaced = reduce(model, dragged, {
      type: 'settings',
      settings: preset,
    });
    assert.equal(replaced.previous, undefined);
  });

  it('fits the axes when it ends, once', () => {
    const changed = set(initial, 'timeConstant', 14.45);
    const released = reduce(model, changed, {type: 'release'});
    assert.ok(released.frame > changed.frame);
    assert.equal(released.settings.duration, undefined);
    assert.equal(reduce(model, released, {type: 'release'}), released);
    assert.equal(reduce(model, initial, {type: 'release'}), initial);
  });

  it('keeps the axes and the duration when it ends beside a held run', () => {
    const changed = set(compare(initial, 'held'), 'timeConstant', 14.45);
    const released = reduce(model, changed, {type: 'release'});
    assert.equal(released.frame, changed.frame);
    assert.equal(released.settings, changed.settings);
    assert.equal(set(released, 'gain', 1).previous, changed.settings);
  });

  it('keeps the part of the time axis that is shown when it ends', () => {
    const window = [1, 2] as const;
    const zoomed = reduce(model, initial, {type: 'window', window});
    const changed = set(zoomed, 'timeConstant', 14.45);
    const released = reduce(model, changed, {type: 'release'});
    assert.deepEqual(released.window, window);
    assert.equal(released.settings, changed.settings);
    assert.ok(released.frame > changed.frame);
  });

  it('is none when the value is the same', () => {
    assert.equal(set(initial, 'gain', 2).settings, initial.settings);
  });
});

describe('nearestPreset', () => {
  it('asks the question of the preset that a link comes from', () => {
    const {values} = presetSettings(model, 'ramp');
    const settings = {values: {...values, slope: 2}, duration: undefined};
    assert.equal(nearestPreset(model, settings, 'step'), 'ramp');
    const action = {type: 'settings', settings} as const;
    assert.equal(reduce(model, initial, action).topic, 'ramp');
  });

  it('keeps the present one among equals', () => {
    const {values} = presetSettings(model, 'step');
    const settings = {values: {...values, gain: 7}, duration: undefined};
    for (const usual of ['step', 'sine']) {
      assert.equal(nearestPreset(model, settings, usual), 'step');
    }
    for (const usual of Object.keys(model.presets)) {
      const own = presetSettings(model, usual);
      assert.equal(nearestPreset(model, own, usual), usual);
    }
  });
});

describe('a prepared run', () => {
  for (const id of modelIds) {
    it(`of ${id} is the one that was pressed, and is so after a reload`, async () => {
      const each = await loadModel(id);
      let state = startState(each, undefined, undefined);
      for (const topic of Object.keys(each.presets)) {
        const settings = presetSettings(each, topic);
        state = reduce(each, state, {type: 'settings', settings, topic});
        assert.equal(state.topic, topic);
        assert.equal(currentPreset(each, settings, topic), topic);
        const session = serializeState(each, state);
        const reloaded = {hash: '', session, modelsOnPage: [id]};
        assert.equal(startState(each, undefined, reloaded).topic, topic);
      }
    });
  }

  it('that was changed into another one keeps its question after a reload', async () => {
    const circuit = await loadModel('hydraulic-circuit');
    const start = startState(circuit, 'extend', undefined);
    const action = {type: 'set', key: 'load', value: 40e3} as const;
    const state = reduce(circuit, start, action);
    const hash = `#${encodeLink(circuit, state.settings)}`;
    const session = serializeState(circuit, state);
    const open = (persisted: Partial<PersistedState>) =>
      startState(circuit, 'extend', {
        hash,
        modelsOnPage: [circuit.id],
        ...persisted,
      }).topic;
    assert.equal(open({session}), 'extend');
    // Who gets the link has chosen no preset.
    assert.equal(open({}), nearestPreset(circuit, state.settings, 'extend'));
    assert.notEqual(open({}), 'extend');
  });

  it('of a link is the one with its length, where values are equal', async () => {
    const plate = await loadModel('plate-on-felt');
    const settings = presetSettings(plate, 'ten-seconds');
    assert.equal(nearestPreset(plate, settings, 'felt'), 'ten-seconds');
  });
});

describe('runSettings', () => {
  it('keeps the last good run when the next one fails', () => {
    const triggered = trigger as unknown as AnyModel;
    const good = runSettings(triggered, presetSettings(triggered));
    const {values} = good.settings;
    const settings = {
      values: {...values, lowThreshold: 6.5},
      duration: undefined,
    };
    const failed = runSettings(triggered, settings, good);
    assert.equal(failed.run, good.run);
    assert.match(failed.failure?.['zh-Hans'] ?? '', /下阈值/u);
    const first = runSettings(triggered, settings);
    assert.equal(first.run.values.lowThreshold, values.lowThreshold);
  });

  it('runs every preset', () => {
    for (const key of Object.keys(model.presets)) {
      const outcome = runSettings(model, presetSettings(model, key));
      assert.equal(outcome.failure, undefined, key);
    }
  });
});

describe('describeDifferences', () => {
  it('names what one run has that the other has not', () => {
    const changed = presetSettings(model, 'two-lags');
    assert.equal(
      describeDifferences(model, changed, initial.settings, 'en', {}),
      'k = 1, τ = 1\u00a0s, y₀ = 0, N = 2, u₀ = 1, t_run = 8\u00a0s',
    );
    const same = initial.settings;
    assert.equal(describeDifferences(model, same, same, 'zh-Hans', {}), '');
  });

  it('leaves out values that have no effect, as the instant of no step', async () => {
    const room = await loadModel('controlled-room');
    const windup = presetSettings(room, 'windup');
    const late = {...windup, values: {...windup.values, stepTime: 60}};
    assert.equal(describeDifferences(room, late, windup, 'en', {}), '');
  });

  it('leaves out a duration that the model has chosen for both', () => {
    const [values, duration] = [initial.settings.values, undefined];
    const slower = {values: {...values, timeConstant: 300}, duration};
    assert.equal(
      describeDifferences(model, slower, {values, duration}, 'en', {}),
      'τ = 300\u00a0s',
    );
  });
});
