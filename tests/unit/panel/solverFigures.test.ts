import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {model as thermostat} from '../../../src/models/library/thermostat';
import {loadAllModels} from '../../../src/models/registry';
import {analyseRun} from '../../../src/models/run/insight/analyseRun';
import type {TimeScale} from '../../../src/models/run/insight/types';
import {simulate} from '../../../src/models/run/simulate';
import {
  limitBars,
  limitedSteps,
} from '../../../src/panel/tools/solver/limitBars';
import {
  motionTimes,
  scaleFigure,
} from '../../../src/panel/tools/solver/scaleFigure';
import {
  sortSteps,
  type Step,
  stepAt,
} from '../../../src/panel/tools/solver/sortSteps';
import {stepFigure} from '../../../src/panel/tools/solver/stepFigure';
import {lag} from '../models/fixtures';

function analysed(model: AnyModel, values = {}) {
  const run = simulate(model, values);
  return {run, analysis: analyseRun(model, run)};
}

const plain = {timeScale: 'linear', timeUnit: 's', window: undefined} as const;

const models = await loadAllModels();

describe.each(models.map((model) => [model.id, model] as const))(
  'what the solver did in the run of %s',
  (_, model) => {
    const {run, analysis} = analysed(model);
    const steps = sortSteps(analysis);

    it('counts each step once', () => {
      const {statistics} = analysis;
      assert.equal(steps.accepted.length, statistics.steps);
      assert.equal(
        steps.rejected.length + steps.cut.length,
        statistics.rejected,
      );
      const bars = limitBars(analysis);
      const sum = bars.reduce((total, {value}) => total + value, 0);
      assert.equal(sum, statistics.steps);
      assert.ok(bars.length <= 9);
      const {value: others = 0} = bars.find(({id}) => id === 'none') ?? {};
      assert.equal(limitedSteps(analysis), sum - others);
    });

    it('makes the run of its accepted steps', () => {
      const sum = steps.accepted.reduce((total, {length}) => total + length, 0);
      const span = analysis.end - analysis.start;
      if (steps.accepted.length > 0) {
        assert.ok(Math.abs(sum - span) < 1e-6 * span, `${sum} of ${span}`);
      }
    });

    it('draws every curve inside the frame', () => {
      const figure = stepFigure({run, analysis}, steps, plain);
      const {xAxis, yAxis, length, rejected, discontinuities, printed} = figure;
      for (const curve of [length, rejected, discontinuities, printed]) {
        for (const [index, x] of Array.from(curve.x).entries()) {
          for (const position of [
            xAxis.normalize(x),
            yAxis.normalize(curve.y[index] ?? Number.NaN),
          ]) {
            // Steps that are too short for the axis have no position.
            const isOutside = position < -1e-6 || position > 1 + 1e-6;
            assert.ok(!isOutside, curve.id);
          }
        }
      }
    });
  },
);

describe('the steps', () => {
  const {run, analysis} = analysed(thermostat);
  const steps = sortSteps(analysis);

  it('are found by their instant', () => {
    const [first, second] = steps.accepted;
    assert.ok(first && second);
    assert.equal(stepAt(steps.accepted, first.time), first);
    assert.equal(stepAt(steps.accepted, second.time), second);
    assert.equal(stepAt(steps.accepted, -1), first);
    assert.equal(stepAt(steps.accepted, run.end), steps.accepted.at(-1));
  });

  it('are cut where the thermostat switches', () => {
    assert.ok(analysis.discontinuities.length > 0);
    const {accepted, cut, longest} = steps;
    assert.ok(longest !== undefined && cut.length > 0);
    assert.ok(accepted.some(({length}) => length > 0 && length < longest));
  });

  it('leave out the dots beyond the part shown', () => {
    const window = [run.start, (run.start + run.end) / 2] as const;
    const {printed} = stepFigure({run, analysis}, steps, {...plain, window});
    assert.ok(printed.x.length > 0 && printed.x.length < run.times.length);
    assert.ok(Array.from(printed.x).every((time) => time <= window[1]));
  });
});

describe('the shortest step', () => {
  const step = (
    time: number,
    length: number,
    reason: Step['reason'] = 'error',
  ): Step => ({
    time,
    length,
    reason,
    result: 'accepted',
    errorRatio: 0.5,
    stateIndex: 0,
  });

  it('is none of a restart, nor what is left before a discontinuity', () => {
    const steps = [
      step(0, 3e-16, 'landing'),
      step(0, 8e-15, 'start'),
      step(8e-15, 6e-14),
      step(7e-14, 0.5),
      step(0.5, 0.2),
      step(0.7, 0.3),
      step(1, 1e-3, 'event'),
    ];
    assert.equal(sortSteps({steps}).shortest, 0.2);
  });

  it('is the shortest of all where errors have limited none', () => {
    const steps = [step(0, 0.1, 'start'), step(0.1, 0.9, 'landing')];
    assert.equal(sortSteps({steps}).shortest, 0.1);
  });
});

describe('the bars', () => {
  it('sum up what does not fit', () => {
    const {analysis} = analysed(lag, {stages: 5});
    const bars = limitBars(analysis, 2);
    assert.ok(bars.some(({id}) => id === 'others'));
    const sum = bars.reduce((total, {value}) => total + value, 0);
    assert.equal(sum, analysis.statistics.steps);
  });
});

describe('the time scales', () => {
  const swinging: TimeScale = {
    real: -3,
    imaginary: 4,
    timeConstant: 1 / 3,
    frequency: 5 / (2 * Math.PI),
    damping: 0.6,
    states: [0, 1],
  };
  const growing = {real: 1, imaginary: 0, timeConstant: -1, states: [2]};
  const decaying = {real: -100, imaginary: 0, timeConstant: 0.01, states: [3]};
  const timeScales = {
    time: 0,
    states: [],
    scales: [decaying, swinging, growing],
    integrators: 1,
    stiffnessRatio: 100 / 3,
    eulerLimit: 0.02,
  };

  it('are ascending, and only those of motions that decay or swing', () => {
    const {timeConstants, periods} = motionTimes(timeScales);
    assert.deepEqual(timeConstants, [0.01, 1 / 3]);
    assert.deepEqual(periods, [(2 * Math.PI) / swinging.imaginary]);
  });

  it('stand in rows above one axis of seconds', () => {
    const range = {shortest: 1e-6, longest: 10};
    const {rows, xAxis, yAxis} = scaleFigure(timeScales, range);
    assert.deepEqual(
      rows.map(({kind}) => kind),
      ['timeConstants', 'periods', 'euler', 'steps'],
    );
    assert.equal(xAxis.scale, 'log');
    assert.equal(xAxis.unit, 's');
    const heights = rows.map((_, row) => yAxis.normalize(row));
    assert.deepEqual(heights, [0.875, 0.625, 0.375, 0.125]);
    assert.deepEqual(
      heights.map((height) => yAxis.invert(height)),
      [0, 1, 2, 3],
    );
  });

  it('leave out the rows without a value', () => {
    const {rows} = scaleFigure(
      {time: 0, states: [], scales: [decaying], integrators: 0},
      {shortest: undefined, longest: undefined},
    );
    assert.deepEqual(
      rows.map(({kind}) => kind),
      ['timeConstants'],
    );
  });
});
