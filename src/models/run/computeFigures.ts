import type {BarFigure, FigureData, ProfileFigure} from '../definition/figures';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {AnyRunView} from '../definition/runView';
import {notFinite} from './failures';
import type {Run} from './runResult';

type Values = ValuesOf<AnyModel>;

function computeProfile(
  figure: ProfileFigure<Values, AnyRunView>,
  values: Values,
  view: AnyRunView,
  requestedTimes: readonly number[] | undefined,
): FigureData {
  const times = (requestedTimes ?? figure.times?.(values, view) ?? []).map(
    (time) => Math.min(Math.max(time, view.start), view.end),
  );
  const curves = figure.curves(values, view, times);
  return {kind: 'profile', times, curves};
}

function collectNumbers(data: FigureData): readonly ArrayLike<number>[] {
  return data.kind === 'bars'
    ? [data.bars.map(({value}) => value)]
    : data.curves.flatMap(({x, y, exact = []}) => [x, y, exact]);
}

function computeFigure(
  model: AnyModel,
  figure: ProfileFigure<Values, AnyRunView> | BarFigure<Values, AnyRunView>,
  values: Values,
  view: AnyRunView,
  times?: readonly number[],
): FigureData {
  const data: FigureData =
    'bars' in figure
      ? {kind: 'bars', bars: figure.bars(values, view)}
      : computeProfile(figure, values, view, times);
  const isFinite = collectNumbers(data).every((numbers) =>
    Array.from(numbers).every(Number.isFinite),
  );
  if (!isFinite) {
    throw notFinite(model, values, figure.quantity.label);
  }
  return data;
}

/**
 * Computes one profile or bar figure of a finished run; a profile at given
 * instants or, without them, at its own.
 *
 * @param times - instants of the curves, s; clamped to the run
 * @throws {RangeError} when the model has no such figure
 * @throws {ModelError} when a number in it is not finite
 */
export function figureAt<A extends AnyModel>(
  model: A,
  run: Run<A>,
  id: string,
  times?: readonly number[],
): FigureData {
  const figure = model.figures.find((candidate) => candidate.id === id);
  if (!figure || figure.kind === 'time') {
    throw new RangeError(`The model has no profile or bars '${id}'`);
  }
  const {values, view}: Run = run;
  return computeFigure(model, figure, values, view, times);
}

/**
 * Computes every profile and bar figure of a model, by id.
 *
 * @throws {ModelError} when a number in one is not finite
 */
export function computeFigures(
  model: AnyModel,
  values: Values,
  view: AnyRunView,
): Readonly<Record<string, FigureData>> {
  const figures: Record<string, FigureData> = {};
  for (const figure of model.figures) {
    if (figure.kind !== 'time') {
      figures[figure.id] = computeFigure(model, figure, values, view);
    }
  }
  return figures;
}
