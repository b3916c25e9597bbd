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
import {valueExtent} from '../../../plot';
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

/** The coordinates and the values that the figure of one run shows. */
interface Shown {
  readonly x: readonly ArrayLike<number>[];
  readonly y: readonly ArrayLike<number>[];
}

function shownBy(
  model: AnyModel,
  spec: KnobSpec,
  run: Run,
  locale: Locale,
): Shown {
  const figure = knobFigure(model, spec);
  const data = run.figures[spec.figure];
  if (data?.kind === 'bars') {
    return {x: [[0, 1]], y: [[0, ...data.bars.map(({value}) => value)]]};
  }
  const series = knobSeries(model, spec, figure, run, locale);
  const curves = knobCurves(series, spec);
  const span = figure.kind === 'time' ? [run.start, run.end] : [];
  return {
    x: [span, ...curves.map(({x}) => x)],
    y: [markedValues(model, spec, run), ...curves.map(({y}) => y)],
  };
}

/** Runs the model over the range of the sliders and returns what is drawn. */
export function computeExtent(
  model: AnyModel,
  spec: KnobSpec,
  settings: Settings,
  sliders: readonly NumberSlider[],
  locale: Locale,
): Extent {
  const {duration} = settings;
  const shown = sampleValues(settings, sliders).flatMap((values) => {
    try {
      const run = simulate(model, values, {duration});
      return [shownBy(model, spec, run, locale)];
    } catch (error) {
      // A combination that the model refuses: the view shows its message.
      if (error instanceof ModelError) {
        return [];
      }
      throw error;
    }
  });
  const extentOf = (values: Shown['x']) => valueExtent(values, 'linear', '1');
  return {
    x: extentOf(shown.flatMap(({x}) => x)),
    y: extentOf(shown.flatMap(({y}) => y)),
  };
}
