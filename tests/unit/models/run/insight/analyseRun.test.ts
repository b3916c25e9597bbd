import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {ModelError} from '../../../../../src/models/definition/errors';
import type {AnyModel} from '../../../../../src/models/definition/modelDefinition';
import {model as bar} from '../../../../../src/models/library/aluminium-bar';
import {model as thermostat} from '../../../../../src/models/library/thermostat';
import {model as trigger} from '../../../../../src/models/library/trigger';
import {loadAllModels} from '../../../../../src/models/registry';
import {analyseRun} from '../../../../../src/models/run/insight/analyseRun';
import {describeState} from '../../../../../src/models/run/insight/stateNames';
import {simulate} from '../../../../../src/models/run/simulate';
import {chatterbox, lag, line, pulse} from '../../fixtures';
import {runPreset} from '../../support';

describe('analyseRun(model, settings, tolerance)', async () => {
  for (const model of await loadAllModels()) {
    for (const [index, preset] of Object.keys(model.presets).entries()) {
      const tags = index === 0 ? [] : ['all'];
      it(
        `shows the steps of the run itself: ${model.id}, ${preset}`,
        {tags},
        () => {
          const run = runPreset(model, preset);
          const analysis = analyseRun(model, run);
          const {statistics, steps, limitingStates, states} = analysis;
          const {events, breaks, ...work} = statistics;
          assert.deepEqual(work, run.statistics);
          assert.equal(events, run.events.length);
          assert.equal(breaks, run.breaks.length);
          assert.equal(steps.length, work.steps + work.rejected);
          assert.deepEqual(
            [analysis.start, analysis.end],
            [run.start, run.end],
          );
          for (const {state} of limitingStates) {
            assert.ok(states[state], `state ${state}`);
            assert.notEqual(states[state].kind, 'meter');
          }
        },
      );
    }
  }

  it('counts the steps of each limiting state, most of them first', () => {
    const {steps, states, limitingStates} = analyseRun(bar, simulate(bar));
    const counted = limitingStates.map(({accepted}) => accepted);
    const descending = [...counted].sort((one, other) => other - one);
    assert.deepEqual(counted, descending);
    const total = counted.reduce((sum, count) => sum + count, 0);
    const limited = steps.filter(
      ({result, reason}, index) =>
        result === 'accepted' &&
        /error|retry/.test(reason) &&
        (steps[index - 1]?.stateIndex ?? -1) >= 0,
    );
    assert.equal(total, limited.length);
    const [first] = limitingStates;
    assert.equal(states[first?.state ?? -1]?.key, 'temperatures');
  });

  it('names states in words, with the place in a vector', () => {
    const {states} = analyseRun(bar, simulate(bar, {lumps: 3}));
    assert.deepEqual(
      states.map((state) => describeState(state, 'en')),
      [
        'heat into the face',
        'temperatures of the lumps (no. 1)',
        'temperatures of the lumps (no. 2)',
        'temperatures of the lumps (no. 3)',
        'heat out of the far end',
      ],
    );
    const [face, lump] = states.map((state) => describeState(state, 'zh-Hans'));
    assert.equal(face, '流入端面的热量');
    assert.equal(lump, '各单元的温度（第 1 个）');
    assert.equal(states[0]?.kind, 'meter');
    assert.equal(states[1]?.kind, 'differential');
  });

  it('lists an event that rounding has moved from the start at the start', () => {
    const run = simulate(trigger);
    assert.ok((run.events[0]?.time ?? 0) > 0);
    assert.equal(analyseRun(trigger, run).discontinuities[0]?.time, 0);
  });

  it('lists breaks and events in the order of time, with their names', () => {
    const {discontinuities} = analyseRun(thermostat, simulate(thermostat));
    const [first, second] = discontinuities;
    assert.equal(first?.kind, 'event');
    assert.equal(first.label?.en, 'heater off');
    assert.ok(first.time < (second?.time ?? 0));
    const inPulse = analyseRun(pulse, simulate(pulse)).discontinuities;
    assert.deepEqual(inPulse, [
      {time: 1, kind: 'break'},
      {time: 2, kind: 'break'},
    ]);
  });

  it('leaves out breaks of outputs that are hidden', () => {
    const model: AnyModel = lag;
    const late: AnyModel = {
      ...model,
      breaks: () => [0.5, 3],
      observe: (t, x, p, m) => ({
        ...model.observe?.(t, x, p, m),
        rest: t < 3 ? 0 : 1,
      }),
    };
    const listed = (input: 'step' | 'ramp' | 'sine') => {
      const run = simulate(late, {input, onset: 0.5});
      return analyseRun(late, run).discontinuities;
    };
    for (const input of ['step', 'ramp', 'sine'] as const) {
      assert.deepEqual(listed(input), [{time: 0.5, kind: 'break'}], input);
    }
  });

  it('takes a tolerance, and uses that of the model without', () => {
    const run = simulate(bar, {}, {tolerance: 1e-4});
    const analysis = analyseRun(bar, run, 1e-4);
    assert.equal(analysis.tolerance, 1e-4);
    assert.equal(analysis.statistics.steps, run.statistics.steps);
    assert.equal(analyseRun(bar, run).tolerance, 1e-8);
  });

  it('is empty for a model without time, and can be posted', () => {
    const {steps, states, statistics} = analyseRun(line, simulate(line));
    assert.deepEqual([steps, states], [[], []]);
    assert.equal(statistics.evaluations, 0);
    const analysis = analyseRun(bar, simulate(bar));
    assert.deepEqual(structuredClone(analysis), analysis);
  });

  it('fails as the run does', () => {
    const values = {rate: 1000};
    assert.throws(
      () => analyseRun(chatterbox, {values, duration: 1}),
      ModelError,
    );
  });
});
