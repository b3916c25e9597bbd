import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe} from 'vitest';

import {type Locale, locales} from '../../../src/i18n';
import type {AxisDefinition} from '../../../src/models/definition/figures';
import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {loadAllModels} from '../../../src/models/registry';
import type {Run} from '../../../src/models/run/runResult';
import {measuredQuantity, timeAxis} from '../../../src/panel/figures/axes';
import {endLabels} from '../../../src/panel/figures/endLabels';
import {plotMarks} from '../../../src/panel/figures/plotMarks';
import {profileSeries} from '../../../src/panel/figures/profileSeries';
import type {Series} from '../../../src/panel/figures/series';
import {timeSeries} from '../../../src/panel/figures/timeSeries';
import {withFixedDuration} from '../../../src/panel/state/changes';
import {numberSliders} from '../../../src/panel/state/numberSliders';
import {runSettings} from '../../../src/panel/state/runResult';
import {shownUnit} from '../../../src/panel/state/shownUnit';
import {presetSettings} from '../../../src/panel/state/state';
import {
  presetView,
  type ViewFigure,
  viewFigure,
  viewMarks,
} from '../../../src/panel/state/view';
import {
  createAxis,
  curvePoints,
  MOST_LINES,
  valueExtent,
} from '../../../src/plot';
import {
  type FrameSize,
  labelBox,
  labelWidth,
  NARROW_FRAMES,
  WIDE_FRAME,
} from '../../../src/plot/markLabels';
import {placeMarks} from '../../../src/plot/Marks';
import {itHolds} from '../properties';

type CurveFigure = Exclude<NonNullable<ViewFigure>, {readonly kind: 'bars'}>;

/** A position of the slider of a preset, from 0 to 1, and how it is seen. */
interface Situation {
  readonly model: AnyModel;
  readonly preset: string;
  readonly position: number;
  readonly locale: Locale;
  /** Whether the axes still hold the run before the slider was moved. */
  readonly isDragged: boolean;
}

/** The run of a preset, and with its first slider at a position. */
function runsOf({model, preset, position}: Situation): readonly Run[] {
  const {sliders, range} = presetView(model, preset);
  const settings = withFixedDuration(model, presetSettings(model, preset));
  const before = runSettings(model, settings);
  const [slider] = numberSliders(model, sliders, range);
  assert.ok(slider);
  const value = slider.scale.value(Math.round(position * slider.scale.last));
  const values = {...settings.values, [slider.key]: value};
  return [before.run, runSettings(model, {...settings, values}, before).run];
}

/** The curves of the figure of a preset. */
function seriesOf(
  {model, preset, locale}: Situation,
  figure: CurveFigure,
  run: Run,
): readonly Series[] {
  const {curves} = presetView(model, preset);
  const choices = {locale, units: {}, shown: {}, times: {}};
  const runs = [{id: 0, label: '', run}];
  const series =
    figure.kind === 'time'
      ? timeSeries(model, figure, runs, choices)
      : profileSeries(model, figure, runs, choices);
  return series.filter(
    ({key, isShown}) =>
      curves?.includes(key.slice(key.indexOf('.') + 1)) ?? isShown,
  );
}

/** The quantities of the axes, with the scale of the figure. */
function axisQuantities(
  model: AnyModel,
  figure: CurveFigure,
): readonly [x: AxisDefinition, y: AxisDefinition] {
  if (figure.kind === 'profile') {
    return [figure.coordinate, figure.quantity];
  }
  const {timeScale = 'linear', scale = 'linear'} = figure;
  return [
    {...timeAxis(model), scale: timeScale},
    {...measuredQuantity(model, figure), scale},
  ];
}

function makeAxis(
  quantity: AxisDefinition,
  values: readonly ArrayLike<number>[],
  isNice: boolean,
) {
  const {scale = 'linear'} = quantity;
  const unit = shownUnit(quantity, {});
  const extent = valueExtent(values, scale, unit);
  return createAxis({values: [extent], scale, unit, isNice});
}

/** What the compact model of a page draws over and beside its curves. */
function drawLabels(situation: Situation, figure: CurveFigure) {
  const {model, preset, locale, isDragged} = situation;
  const runs = runsOf(situation).slice(isDragged ? 0 : 1);
  const drawn = runs.map((run) => ({
    run,
    series: seriesOf(situation, figure, run),
    marks: plotMarks(viewMarks(model, presetView(model, preset), run), locale),
  }));
  const all = drawn.flatMap(({series}) => series.map(({curve}) => curve));
  const levels = drawn.flatMap(({marks}) =>
    marks.flatMap(({from, to = from}) => [from[1], to[1]]),
  );
  const span = runs.flatMap(({start, end}) =>
    figure.kind === 'time' ? [start, end] : [],
  );
  const [x, y] = axisQuantities(model, figure);
  const xAxis = makeAxis(x, [...all.map((curve) => curve.x), span], false);
  const yAxis = makeAxis(
    y,
    [...all.map((curve) => curve.y), levels.filter(Number.isFinite)],
    true,
  );
  const present = drawn.at(-1);
  assert.ok(present);
  const {series, marks} = present;
  const curves = series.map(({curve}) => curve);
  const named = {...y, name: y.label[locale]};
  return {
    ...placeMarks({
      marks,
      curves,
      xAxis,
      yAxis,
      frame: 'labelled',
    }),
    points: curvePoints(curves, xAxis, yAxis),
    ends: endLabels(series, {xAxis, yAxis}, named, {units: {}}),
  };
}

/** What is wrong with the labels in a frame. */
function findFaults(
  {marks, labels, points}: ReturnType<typeof drawLabels>,
  frame: FrameSize,
) {
  const boxes = labels.map((label, index) => {
    const {text = ''} = marks[index] ?? {};
    const {left, top, width, height} = labelBox(labelWidth(text), label, frame);
    return {text, left, top, right: left + width, bottom: top + height};
  });
  const outside = boxes.filter(
    ({left, top, right, bottom}) =>
      Math.min(left, top) < 0 || right > frame.width || bottom > frame.height,
  );
  const overlapping = boxes.filter((one, index) =>
    boxes.some(
      (other, otherIndex) =>
        otherIndex !== index &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  );
  const onCurves = boxes.filter(({left, top, right, bottom}) =>
    points.some(
      ({x, y}) =>
        x * frame.width > left &&
        x * frame.width < right &&
        y * frame.height > top &&
        y * frame.height < bottom,
    ),
  );
  const texts = (faulty: typeof boxes) => faulty.map(({text}) => text);
  return {
    misplaced: texts([...outside, ...overlapping]),
    onCurves: texts(onCurves),
  };
}

/**
 * Presets whose curves leave a phone no room beside them at some positions of
 * the slider. There the label has a plate; on a desktop it lies on no curve.
 */
const CROWDED = new Set(['thermostat mild-day']);

describe('labels of the compact model', async () => {
  const models = await loadAllModels();
  const presets = models.flatMap((model) =>
    Object.keys(model.presets).map((preset) => ({model, preset})),
  );
  const situations = fc.record({
    preset: fc.constantFrom(...presets),
    position: fc.double({min: 0, max: 1, noNaN: true}),
    locale: fc.constantFrom(...locales),
    isDragged: fc.boolean(),
  });
  itHolds(
    'lie on nothing at any position of the slider',
    // About two for each preset.
    {few: 50, many: 200},
    fc.property(situations, ({preset, ...seen}) => {
      const situation = {...preset, ...seen};
      const {model} = preset;
      const figure = viewFigure(model, presetView(model, preset.preset));
      if (!figure || figure.kind === 'bars') {
        return;
      }
      const labels = drawLabels(situation, figure);
      const name = `${model.id} ${preset.preset}`;
      for (const frame of [NARROW_FRAMES.labelled, WIDE_FRAME]) {
        const {misplaced, onCurves} = findFaults(labels, frame);
        assert.deepEqual(misplaced, [], name);
        const hasRoom = frame === WIDE_FRAME || !CROWDED.has(name);
        assert.deepEqual(hasRoom ? onCurves : [], [], name);
      }
      for (const column of ['lines', 'wideLines'] as const) {
        const lines = labels.ends.reduce(
          (sum, {[column]: own = 2}) => sum + own,
          0,
        );
        assert.ok(lines <= MOST_LINES, `${name}: ${lines} ${column}`);
      }
    }),
  );
});
