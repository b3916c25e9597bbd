import type {Locale} from '../../../i18n';
import {ModelError} from '../../../models/definition/errors';
import type {
  AnyModel,
  ValuesOf,
} from '../../../models/definition/modelDefinition';
import type {Run} from '../../../models/run/runResult';
import {simulate} from '../../../models/run/simulate';
import type {NumberSlider} from '../../../panel/state/numberSliders';
import type {Settings} from '../../../panel/state/settings';
import type {Extent} from './extentText';
import {knobCurves, knobFigure, knobSeries} from './knobSeries';
import {type KnobSpec, list} from './spec';

/** Positions along a slider at which the model runs, by number of sliders. */
const POSITIONS = [9, 5] as const;

/** The values at which the runs are made: the corners and places between. */
function sampleValues(
  {values}: Settings,
  sliders: readonly NumberSlider[],
): readonly ValuesOf<AnyModel>[] {
  const count = POSITIONS[sliders.length - 1] ?? 3;
  let samples = [values];
  for (const {key, scale} of sliders) {
    samples = samples.flatMap((sample) =>
      Array.from({length: count}, (_, index) => ({
        ...sample,
        [key]: scale.value(Math.round((scale.last * index) / (count - 1))),
      })),
    );
  }
  return [values, ...samples];
}

function union(
  [low, high]: Extent['x'],
  values: ArrayLike<number>,
): Extent['x'] {
  let [lowest, highest] = [low, high];
  for (const value of Array.from(values)) {
    if (Number.isFinite(value)) {
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  return [lowest, highest];
}

const EMPTY: Extent = {
  x: [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  y: [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
};

/** The values at which the marks of a run stand. */
function markedValues(
  model: AnyModel,
  {mark}: KnobSpec,
  {values, view}: Run,
): readonly number[] {
  const marks = model.marks?.(values, view) ?? {};
  return list(mark).flatMap((key) =>
    (marks[key] ?? []).flatMap(({from, to = from}) => [from[1], to[1]]),
  );
}

/** Extends an extent so that the figure of one run fits. */
function withRun(
  extent: Extent,
  model: AnyModel,
  spec: KnobSpec,
  run: Run,
  locale: Locale,
): Extent {
  const figure = knobFigure(model, spec);
  const data = run.figures[spec.figure];
  if (data?.kind === 'bars') {
    const y = union(extent.y, [0, ...data.bars.map(({value}) => value)]);
    return {x: [0, 1], y};
  }
  const series = knobSeries(model, spec, figure, run, locale);
  const span = figure.kind === 'time' ? [run.start, run.end] : [];
  const start = {
    x: union(extent.x, span),
    y: union(extent.y, markedValues(model, spec, run)),
  };
  return knobCurves(series, spec).reduce<Extent>(
    (both, curve) => ({x: union(both.x, curve.x), y: union(both.y, curve.y)}),
    start,
  );
}

/** Runs the model over the range of the sliders and returns what is drawn. */
export function computeExtent(
  model: AnyModel,
  spec: KnobSpec,
  settings: Settings,
  sliders: readonly NumberSlider[],
  locale: Locale,
): Extent {
  let extent = EMPTY;
  for (const values of sampleValues(settings, sliders)) {
    try {
      const {duration} = settings;
      extent = withRun(
        extent,
        model,
        spec,
        simulate(model, values, {duration}),
        locale,
      );
    } catch (error) {
      // A combination that the model refuses: the view shows its message.
      if (!(error instanceof ModelError)) {
        throw error;
      }
    }
  }
  return extent;
}
