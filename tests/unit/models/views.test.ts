import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Mark} from '../../../src/models/definition/marks';
import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {loadModel, modelIds} from '../../../src/models/registry';
import {interpolate} from '../../../src/models/run/interpolate';
import type {Run} from '../../../src/models/run/runResult';
import {simulate} from '../../../src/models/run/simulate';
import {summarize} from '../../../src/models/run/summarize';
import {numberSliders} from '../../../src/panel/state/numberSliders';
import {type View, viewFigure, viewMarks} from '../../../src/panel/state/view';
import {runPreset} from './support';

/** A curve of a figure; a bar is a curve of one point. */
interface Drawn {
  readonly id: string;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/** Returns what a view draws of a run. */
function drawn(model: AnyModel, view: View, run: Run): readonly Drawn[] {
  const figure = viewFigure(model, view);
  const {curves} = view;
  if (figure?.kind === 'time') {
    return figure.outputs
      .filter((id) => curves?.includes(id) ?? !model.outputs[id]?.hidden)
      .map((id) => {
        const points = run.samples[id];
        return points
          ? {id, x: points.times, y: points.values}
          : {id, x: run.times, y: run.columns[id] ?? []};
      });
  }
  const data = run.figures[figure?.id ?? ''];
  return data?.kind === 'profile'
    ? data.curves.filter(({id}) => curves?.includes(id) ?? true)
    : (data?.bars ?? []).map(({id, value}) => ({id, x: [0], y: [value]}));
}

function extent(values: readonly ArrayLike<number>[]) {
  const all = values.flatMap((each) => Array.from(each));
  return {low: Math.min(...all), high: Math.max(...all)};
}

/** Share of a figure that a reader notices when it changes. */
const VISIBLE = 0.02;

/** Places at which two curves are compared. */
const PLACES = 200;

/** Tells whether a curve becomes longer, shorter, higher or lower. */
function differ(before: readonly Drawn[], after: readonly Drawn[]): boolean {
  const all = [...before, ...after];
  const y = extent(all.map((curve) => curve.y));
  const x = extent(all.map((curve) => curve.x));
  const isVisible = (change: number, {low, high}: typeof x): boolean =>
    Math.abs(change) > VISIBLE * (high - low);
  return before.some((curve) => {
    const other = after.find(({id}) => id === curve.id);
    if (!other) {
      return true;
    }
    const [own, others] = [extent([curve.x]), extent([other.x])];
    if (
      isVisible(own.low - others.low, x) ||
      isVisible(own.high - others.high, x)
    ) {
      return true;
    }
    return Array.from({length: PLACES}, (_, n) => {
      const at = x.low + ((x.high - x.low) * n) / (PLACES - 1);
      return (
        (interpolate(curve.x, curve.y, at) ?? Number.NaN) -
        (interpolate(other.x, other.y, at) ?? Number.NaN)
      );
    }).some((change) => isVisible(change, y));
  });
}

/** Tells whether a mark lies on the curves, or on the part of an axis they use. */
function isInFigure({from, to = from}: Mark, curves: readonly Drawn[]) {
  const {low, high} = extent(curves.map(({x}) => x));
  return [from, to].every(
    ([x, y]) =>
      !Number.isNaN(y) && (!Number.isFinite(x) || (x >= low && x <= high)),
  );
}

function sentencesOf(model: AnyModel, run: Run, {sentence, sliders}: View) {
  const key = sentence ?? sliders[0];
  return (['en', 'zh-Hans'] as const).map((locale) =>
    summarize(model, run, locale, {}, key),
  );
}

function assertMarks(model: AnyModel, view: View, run: Run): void {
  const {marks: keys = []} = view;
  const known = Object.keys(model.marks?.(run.values, run.view) ?? {});
  assert.deepEqual(
    keys.filter((key) => !known.includes(key)),
    [],
    'unknown marks',
  );
  const marks = viewMarks(model, view, run);
  assert.equal(marks.length > 0, keys.length > 0, 'no mark is there');
  const curves = drawn(model, view, run);
  assert.ok(marks.every((mark) => isInFigure(mark, curves)));
}

function assertSliders(model: AnyModel, view: View, run: Run): void {
  const before = drawn(model, view, run);
  const unused = model.irrelevant(run.values);
  const sliders = numberSliders(model, view.sliders, view.range);
  const effects = sliders.map(({key, scale}) => {
    assert.ok(!unused.includes(key), `'${key}' has no effect`);
    const value = Number(run.values[key]);
    const ends = [scale.value(0), scale.value(scale.last)] as const;
    assert.ok(ends[0] <= value && value <= ends[1], `'${key}' is outside`);
    return ends.some((end) => {
      const options = {duration: run.duration};
      const moved = simulate(model, {...run.values, [key]: end}, options);
      assert.doesNotMatch(sentencesOf(model, moved, view).join(''), /NaN/u);
      return differ(before, drawn(model, view, moved));
    });
  });
  assert.ok(effects.includes(true), 'no slider changes the figure');
}

describe('views of presets', () => {
  for (const id of modelIds) {
    it(`of ${id} show what their questions are about`, async () => {
      const model = await loadModel(id);
      for (const [key, preset] of Object.entries(model.presets)) {
        const {view} = preset;
        try {
          assert.ok(view, 'no view');
          const run = runPreset(model, key);
          const curves = drawn(model, view, run);
          assert.ok(curves.length > 0, 'no figure, or nothing in it');
          if (view.curves) {
            const shown = curves.map((curve) => curve.id);
            assert.deepEqual(shown.sort(), [...view.curves].sort());
          }
          for (const sentence of sentencesOf(model, run, view)) {
            assert.match(sentence, /[.。]$/u);
            assert.doesNotMatch(sentence, /–|NaN/u);
          }
          assertMarks(model, view, run);
          assertSliders(model, view, run);
        } catch (error) {
          throw new Error(`preset '${key}'`, {cause: error});
        }
      }
    });
  }
});
