import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {SomeParameterValues} from '../../../../src/models/definition';
import {model} from '../../../../src/models/library/modular-piping';
import {
  dropOfOneBore,
  halfFlowShare,
  savingOfWarmth,
} from '../../../../src/models/library/modular-piping/comparisons';
import {settledAt} from '../../../../src/models/library/modular-piping/line';
import type {Run} from '../../../../src/models/run/runResult';
import {simulate} from '../../../../src/models/run/simulate';
import {assertClose} from '../../physics/shown';
import {scalarOf} from '../support';

type Values = SomeParameterValues<typeof model.parameters>;
type LineRun = Run<typeof model>;

/** Pressures of the staircase, at the inlet and behind each module. */
function staircase(run: LineRun): readonly number[] {
  const data = run.figures.staircase;
  assert.ok(data?.kind === 'profile');
  return Array.from(data.curves.at(-1)?.y ?? []);
}

function drops(run: LineRun): ReadonlyMap<string, number> {
  const data = run.figures.drops;
  assert.ok(data?.kind === 'bars');
  return new Map(data.bars.map(({id, value}) => [id, value]));
}

describe('modular piping: settled line', () => {
  it('falls along the modules from the inlet to 0 at the outlet tank', () => {
    const run = simulate(model, {massFlow: 0.5});
    const steps = staircase(run);
    const cumulative = [2976.603, 3132.512, 4918.473, 5074.382, 6113.776];
    cumulative.forEach((drop, n) => {
      assertClose((steps[0] ?? 0) - (steps[n + 1] ?? 0), drop, 0, 0.01);
    });
    assertClose(steps.at(-1) ?? Number.NaN, 0, 0, 1e-8);
  });

  it('starts the staircase of a pump at the pressure of the outlet tank', () => {
    const run = simulate(model, {drive: 'pump'});
    const [inlet, behindPump] = staircase(run);
    assert.equal(inlet, 0);
    assertClose(behindPump ?? 0, 50818.49, 0, 0.5);
    assertClose(scalarOf(run, 'volumeFlow') * 60e3, 90.90301, 0, 1e-3);
  });

  it('adds friction, fittings, rise and branches up to the whole', () => {
    for (const {values} of Object.values(model.presets)) {
      const run = simulate(model, {...values, rise: 2, branches: 'two'});
      const parts =
        scalarOf(run, 'frictionDrop') +
        scalarOf(run, 'minorDrop') +
        scalarOf(run, 'riseDrop') +
        scalarOf(run, 'branchDrop');
      const whole = scalarOf(run, 'totalDrop');
      assertClose(parts, whole, 0, 1e-9 * Math.abs(whole) + 1e-6);
      const bars = [...drops(run).values()].reduce((sum, x) => sum + x, 0);
      assertClose(bars, whole, 0, 1e-9 * Math.abs(whole) + 1e-6);
    }
  });

  it('divides the flow so that both branches take the same pressure', () => {
    const run = simulate(model, {massFlow: 1, branches: 'two'});
    assertClose(scalarOf(run, 'flowA'), 0.579755, 0, 1e-6);
    assertClose(scalarOf(run, 'flowB'), 0.420245, 0, 1e-6);
    assertClose(scalarOf(run, 'branchDrop'), 9232.826, 0, 0.01);
  });

  it('mirrors a line of one bore when the pressure is reversed', () => {
    const forward = simulate(model, {drive: 'pressure', pressure: 20e3});
    const backward = simulate(model, {drive: 'pressure', pressure: -20e3});
    assertClose(scalarOf(forward, 'massFlow'), 0.932583, 0, 1e-6);
    assertClose(
      scalarOf(backward, 'massFlow'),
      -scalarOf(forward, 'massFlow'),
      0,
      1e-12,
    );
  });

  it('stands still without a drive, and leaves out what needs a flow', () => {
    for (const drive of ['flow', 'pressure'] as const) {
      const run = simulate(model, {drive, massFlow: 0, pressure: 0});
      assert.equal(scalarOf(run, 'massFlow'), 0);
      assert.equal(scalarOf(run, 'totalDrop'), 0);
      assert.equal(run.scalars.frictionFactor, undefined);
      assert.equal(run.scalars.residenceTime, undefined);
    }
  });

  it('flows backward through a pump too weak for the rise', () => {
    const values = {drive: 'pump', rise: 10, shutOffPressure: 60e3} as const;
    assert.ok(scalarOf(simulate(model, values), 'massFlow') < 0);
  });

  it('halves the friction with a laminar flow, not with a turbulent one', () => {
    const ratio = (massFlow: number): number =>
      scalarOf(simulate(model, {massFlow: massFlow / 2}), 'frictionDrop') /
      scalarOf(simulate(model, {massFlow}), 'frictionDrop');
    assertClose(ratio(0.02), 0.5, 0, 1e-4);
    assert.ok(ratio(1) < 0.3);
  });

  it('takes each friction formula near Churchill in turbulent flow', () => {
    const churchill = scalarOf(simulate(model, {roughness: 0}), 'frictionDrop');
    for (const friction of ['colebrook', 'haaland', 'swameeJain'] as const) {
      const drop = scalarOf(
        simulate(model, {roughness: 0, friction}),
        'frictionDrop',
      );
      assertClose(drop / churchill, 1, 0, 0.02);
    }
    assert.ok(
      scalarOf(simulate(model, {friction: 'laminar'}), 'frictionDrop') <
        churchill / 5,
    );
  });
});

describe('modular piping: what its sentences compare', () => {
  const compare = (
    comparison: typeof halfFlowShare,
    values: Values = {},
  ): number => {
    const run = simulate(model, values);
    return comparison(run.values, settledAt(run.values, run.end));
  };

  it('halves the friction of a laminar flow that is halved', () => {
    assertClose(compare(halfFlowShare, {massFlow: 0.02}), 0.5, 0, 1e-9);
    const turbulent = compare(halfFlowShare, {massFlow: 1.5});
    assert.ok(turbulent > 0.25 && turbulent < 0.3);
  });

  it('takes the flow of the run, whatever drives it', () => {
    const pump = {drive: 'pump', bore: 'other', secondDiameter: 0.03} as const;
    const massFlow = scalarOf(simulate(model, pump), 'massFlow');
    const oneBore = scalarOf(simulate(model, {massFlow}), 'totalDrop');
    assertClose(compare(dropOfOneBore, pump), oneBore, 0, 1e-6);
    const warm = {massFlow, waterTemperature: 333.15};
    assertClose(
      compare(savingOfWarmth, warm),
      oneBore - scalarOf(simulate(model, warm), 'totalDrop'),
      0,
      1e-6,
    );
  });
});
