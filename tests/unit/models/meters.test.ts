import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {AnyModel} from '../../../src/models/definition';
import {loadAllModels} from '../../../src/models/registry';
import {createOdeProblem} from '../../../src/models/run/odeProblem';
import type {Run} from '../../../src/models/run/runResult';
import {simulate} from '../../../src/models/run/simulate';
import {usualTolerance} from '../../../src/models/run/solveModel';
import type {StateLayout} from '../../../src/models/run/stateLayout';
import {createStateLayout} from '../../../src/models/run/stateLayout';
import {runPreset, runPresets} from './support';

/** A run with a hundredth of the tolerance: its meters count as exact. */
const FINER = 1e-2;

/** Largest error of a meter over its largest value, in tolerances. */
const TOLERANCES = 5;

const withMeters = (await loadAllModels()).filter(({states = {}}) =>
  Object.values(states).some(({meter}) => meter),
);

function stateAt(run: Run, layout: StateLayout, t: number): Float64Array {
  const y = new Float64Array(layout.size);
  layout.write(run.view.state(t), y);
  return y;
}

function movedMeters(y: Float64Array, {meters}: StateLayout): Float64Array {
  return y.map((value, i) => (meters[i] ? 3 * value - 12_345 : value));
}

/** Everything that the solver reads of a model at an instant. */
function readings(
  model: AnyModel,
  run: Run,
  layout: StateLayout,
  t: number,
  y: Float64Array,
): readonly number[] {
  const problemAt = () =>
    createOdeProblem(model, run.values, layout, run.start, run.end).problem;
  const derivative = new Float64Array(layout.size);
  const problem = problemAt();
  problem.derivatives(t, y, derivative);
  const count = problem.eventCount ?? 0;
  const switching = new Float64Array(count);
  problem.events?.(t, y, switching);
  const afterEvents = Array.from({length: count}, (_, index) => {
    const fired = problemAt();
    const state = y.slice();
    fired.onEvent?.(index, t, state);
    const after = new Float64Array(layout.size);
    fired.derivatives(t, state, after);
    const unmetered = state.map((value, i) => (layout.meters[i] ? 0 : value));
    return [...unmetered, ...after];
  });
  return [...derivative, ...switching, ...afterEvents.flat()];
}

describe('meters', () => {
  it('are those of heat, mass and energy', () => {
    const named = withMeters.map(({id, states = {}}) => [
      id,
      ...Object.keys(states).filter((key) => states[key]?.meter),
    ]);
    assert.deepEqual(named, [
      ['aluminium-bar', 'heatIn', 'heatOut'],
      ['modular-piping', 'netMass'],
      ['concentric-cylinders', 'heatIn', 'heatOut'],
      ['hot-sphere', 'convected', 'radiated'],
      ['controlled-room', 'energy'],
      ['orifice', 'delivered', 'lost'],
      ['hydraulic-circuit', 'pumpEnergy', 'reliefEnergy'],
    ]);
  });

  for (const model of withMeters) {
    it(`are read by no equation and no event: ${model.id}`, () => {
      for (const run of runPresets(model)) {
        const layout = createStateLayout(model, run.values);
        for (const part of [0, 0.2, 1]) {
          const t = run.start + part * (run.end - run.start);
          const y = stateAt(run, layout, t);
          assert.deepEqual(
            readings(model, run, layout, t, movedMeters(y, layout)),
            readings(model, run, layout, t, y),
          );
        }
      }
    });

    it(`are accurate outside the error test: ${model.id}`, () => {
      for (const [preset, {values, duration}] of Object.entries(
        model.presets,
      )) {
        const run = runPreset(model, preset);
        const layout = createStateLayout(model, run.values);
        const tolerance = usualTolerance(model);
        const finer = simulate(model, values, {
          duration,
          tolerance: FINER * tolerance,
        });
        const pairs = Array.from({length: 65}, (_, i) => {
          const t = run.start + (i / 64) * (run.end - run.start);
          return [run, finer].map((each) => stateAt(each, layout, t));
        });
        layout.meters.forEach((isMeter, i) => {
          if (!isMeter) {
            return;
          }
          const largest = Math.max(
            layout.nominal[i] ?? 1,
            ...pairs.map(([, exact]) => Math.abs(exact?.[i] ?? NaN)),
          );
          for (const [value, exact] of pairs) {
            const error = Math.abs((value?.[i] ?? NaN) - (exact?.[i] ?? NaN));
            assert.ok(
              error <= TOLERANCES * tolerance * largest,
              `${preset}: ${error / largest}`,
            );
          }
        });
      }
    });
  }
});
