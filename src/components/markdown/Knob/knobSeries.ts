import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {Run} from '../../../models/run/runResult';
import {profileSeries} from '../../../panel/figures/profileSeries';
import {
  type AnyFigure,
  curveKey,
  type Series,
} from '../../../panel/figures/series';
import {timeSeries} from '../../../panel/figures/timeSeries';
import type {Curve} from '../../../plot';
import type {KnobSpec} from './spec';

/**
 * Finds the figure of a knob. One over time shows the outputs that the author
 * lists, of the same quantity as those of the figure.
 * @throws {RangeError} when the model has no such figure or output
 */
export function knobFigure(
  model: AnyModel,
  {figure: id, curves}: KnobSpec,
): AnyFigure {
  const figure = model.figures.find((each) => each.id === id);
  if (!figure) {
    throw new RangeError(`The model '${model.id}' has no figure '${id}'`);
  }
  if (figure.kind !== 'time' || !curves) {
    return figure;
  }
  const unknown = curves.find((key) => !Object.hasOwn(model.outputs, key));
  if (unknown !== undefined) {
    throw new RangeError(`The model '${model.id}' has no output '${unknown}'`);
  }
  return {...figure, outputs: curves};
}

/** The curves of a figure that a knob shows; none for bars. */
export function knobSeries(
  model: AnyModel,
  {curves}: KnobSpec,
  figure: AnyFigure,
  run: Run,
  locale: Locale,
): readonly Series[] {
  const choices = {locale, units: {}, shown: {}, times: {}} as const;
  const runs = [{id: 0, label: '', run}];
  const isShown = (series: Series) =>
    curves?.includes(curveKey(series)) ?? series.isShown;
  switch (figure.kind) {
    case 'time':
      return timeSeries(model, figure, runs, choices).filter(isShown);
    case 'profile':
      return profileSeries(model, figure, runs, choices).filter(isShown);
    case 'bars':
      return [];
  }
}

/** The curves of series, with their closed forms where the author wants them. */
export function knobCurves(
  series: readonly Series[],
  {exact: hasExact = false}: KnobSpec,
): readonly Curve[] {
  return series.flatMap(({curve, exact}) =>
    hasExact && exact ? [exact, curve] : [curve],
  );
}
