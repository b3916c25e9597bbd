import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {
  defaultDuration,
  defaultParameters,
} from '../../../models/definition/normalize';
import type {Run} from '../../../models/run/runResult';
import {simulate} from '../../../models/run/simulate';
import {
  axisAround,
  type NamedAxis,
  timeAxis,
  withName,
} from '../../../panel/figures/axes';
import {timeSeries} from '../../../panel/figures/timeSeries';
import type {Axis, Curve} from '../../../plot';
import type {DrawSpec} from './spec';

/** A curve with the name that the key of the figure shows. */
export interface NamedCurve {
  readonly curve: Curve;
  readonly label: string;
}

/** Curves on axes of their own, with what the axes measure. */
export interface Axes {
  readonly x: NamedAxis;
  readonly y: NamedAxis;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  /** The inputs that are shown from the beginning. */
  readonly inputs: readonly NamedCurve[];
}

/** What the first render of a drawing needs. */
export interface DrawingStart {
  readonly run: Run;
  /** Key of the output that is drawn. */
  readonly output: string;
  /** Its curve in the run. */
  readonly answer: NamedCurve;
  /** The axes to draw in. */
  readonly axes: Axes;
  /** The axes of the input, where it is another quantity. */
  readonly above: Axes | undefined;
}

/** The ends of an axis, SI. */
type Range = readonly [low: number, high: number];

/** The part of the height that is left free below and above the curves. */
const PADDING = 0.2;

function runOf(model: AnyModel, spec: DrawSpec): Run {
  const {preset = ''} = spec;
  const chosen = model.presets[preset];
  if (preset !== '' && !chosen) {
    throw new RangeError(`The model '${model.id}' has no preset '${preset}'`);
  }
  const values = {
    ...defaultParameters(model),
    ...chosen?.values,
  } as Run['values'];
  const duration =
    spec.duration ?? chosen?.duration ?? defaultDuration(model, values);
  return simulate(model, values, {duration});
}

function drawnOutput(model: AnyModel, {figure: id, curve}: DrawSpec): string {
  const figure = model.figures.find((each) => each.id === id);
  if (figure?.kind !== 'time') {
    throw new RangeError(`The model '${model.id}' has no time figure '${id}'`);
  }
  const output = curve ?? figure.outputs[0] ?? '';
  const definition = model.outputs[output];
  if (!definition || definition.sampled) {
    throw new RangeError(
      `The output '${output}' of '${model.id}' has no curve`,
    );
  }
  return output;
}

function curvesOf(
  model: AnyModel,
  outputs: readonly string[],
  run: Run,
  locale: Locale,
): readonly NamedCurve[] {
  const unknown = outputs.find((key) => !Object.hasOwn(model.outputs, key));
  if (unknown !== undefined) {
    throw new RangeError(`The model '${model.id}' has no output '${unknown}'`);
  }
  const figure = {kind: 'time', id: '', title: model.title, outputs} as const;
  const runs = [{id: 0, label: '', run}];
  const choices = {locale, units: {}, shown: {}, times: {}};
  return timeSeries(model, figure, runs, choices);
}

function padded(curves: readonly NamedCurve[]): Range {
  const values = curves.flatMap(({curve}) => Array.from(curve.y));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const padding = PADDING * (high - low || Math.abs(high) || 1);
  return [low - padding, high + padding];
}

function axesOf(
  model: AnyModel,
  {start, end}: Run,
  output: string,
  inputs: readonly NamedCurve[],
  range: Range,
  locale: Locale,
): Axes {
  const definition = model.outputs[output];
  if (!definition) {
    throw new RangeError(`The model '${model.id}' has no output '${output}'`);
  }
  const x = withName(timeAxis(model), locale);
  const y = withName(definition, locale);
  return {
    x,
    y,
    xAxis: axisAround(x, [[start, end]], false),
    yAxis: axisAround(y, [range], true),
    inputs,
  };
}

function asInput({curve, label}: NamedCurve): NamedCurve {
  return {curve: {...curve, isReference: true}, label};
}

/**
 * Runs the model and makes the axes of a drawing.
 * @throws {RangeError} for a preset, figure or output that the model lacks
 */
export function startDrawing(
  model: AnyModel,
  spec: DrawSpec,
  locale: Locale,
): DrawingStart {
  const run = runOf(model, spec);
  const output = drawnOutput(model, spec);
  const unitOf = (key: string) => model.outputs[key]?.unit;
  const keys = [spec.input ?? []].flat();
  const beside = keys.filter((key) => unitOf(key) === unitOf(output));
  const [aboveKey] = keys.filter((key) => !beside.includes(key));
  const [answer, ...others] = curvesOf(model, [output, ...beside], run, locale);
  if (!answer) {
    throw new RangeError(
      `The output '${output}' of '${model.id}' has no curve`,
    );
  }
  const range = spec.range ?? padded([answer, ...others]);
  const inputs = others.map(asInput);
  const above = aboveKey === undefined ? [] : [aboveKey];
  const [input] = curvesOf(model, above, run, locale).map(asInput);
  return {
    run,
    output,
    answer,
    axes: axesOf(model, run, output, inputs, range, locale),
    above:
      input &&
      axesOf(model, run, above[0] ?? '', [input], padded([input]), locale),
  };
}
