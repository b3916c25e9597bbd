import {capitalized} from '../../i18n';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {interpolate} from '../../models/run/interpolate';
import type {Run, RunData} from '../../models/run/runResult';
import type {Curve} from '../../plot';
import type {AnyTimeFigure, DisplayChoices, NamedRun, Series} from './series';
import {exactCurve, GHOST, largestDifference, withScale} from './series';

interface Points {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly exact?: ArrayLike<number> | undefined;
}

function readPoints(
  run: Run | RunData,
  output: string,
  isSampled: boolean,
): Points {
  const samples = run.samples[output];
  if (isSampled) {
    const {times: x = [], values: y = [], exact} = samples ?? {};
    return {x, y, exact};
  }
  const y = run.columns[output] ?? [];
  return {x: run.times, y, exact: run.exact[output]};
}

/** The last sample at or before an instant. */
function lastSample({x, y}: Points, at: number): number | undefined {
  const after = Array.from(x).findIndex((time) => time > at);
  return y[(after < 0 ? x.length : after) - 1];
}

function outputAt(
  run: Run | RunData,
  output: string,
  at: number,
): number | undefined {
  if (at < run.start || at > run.end) {
    return undefined;
  }
  return 'view' in run
    ? run.view.value(output, at)
    : interpolate(run.times, run.columns[output] ?? [], at);
}

type CurveLook = Pick<Curve, 'styleIndex' | 'tone' | 'isDashed'>;

/** Colours that say something come first: other curves take the next ones. */
const TONED_COLOURS = 2;

/**
 * How the curve of an output is drawn beside the others of its figure: with what
 * its colour says, as the counterpart of another one, or by its number.
 */
function curveLook(
  {outputs}: AnyModel,
  figure: readonly string[],
  output: string,
): CurveLook {
  const {counterpartOf: original, reference} = outputs[output] ?? {};
  if (reference) {
    return {styleIndex: 0, isDashed: true};
  }
  const key = original ?? output;
  const tone = outputs[key]?.tone;
  const others = figure.filter((each) => {
    const {
      counterpartOf,
      reference: isNeutral,
      tone: own,
    } = outputs[each] ?? {};
    return !counterpartOf && !isNeutral && !own;
  });
  const tones = figure.map((each) => outputs[each]?.tone);
  const isToned = tones.includes('hot') || tones.includes('cold');
  const number = others.includes(key) ? others.indexOf(key) : others.length;
  const isPaired = figure.some((each) => outputs[each]?.counterpartOf === key);
  return {
    styleIndex: number + (isToned ? TONED_COLOURS : 0),
    tone,
    ...((tone ?? original ?? isPaired) && {isDashed: original !== undefined}),
  };
}

function outputSeries(
  model: AnyModel,
  output: string,
  {run, id: runId, label: runLabel, rank}: NamedRun,
  look: CurveLook,
  {locale, shown}: DisplayChoices,
): Omit<Series, 'scale'> | undefined {
  const definition = model.outputs[output];
  if (!definition || (runId > 0 && definition.reference)) {
    return undefined;
  }
  const isSampled = definition.sampled === true;
  const points = readPoints(run, output, isSampled);
  const curve: Curve = {
    id: `${output}:${runId}`,
    x: points.x,
    y: points.y,
    ...look,
    style: isSampled ? 'markers' : 'line',
    isComparison: runId > 0,
    isReference: definition.reference === true,
    ...(rank !== undefined && {rank}),
    isGhost: runId === GHOST,
  };
  const exact = exactCurve(curve, points.exact);
  return {
    curve,
    key: output,
    isShown: shown[output] ?? definition.hidden !== true,
    label: capitalized(definition.label, locale),
    symbol: definition.symbol,
    runLabel,
    displayed: definition,
    exact,
    error: exact && largestDifference(curve.y, exact.y),
    valueAt(at) {
      if (at === undefined) {
        return points.y[points.y.length - 1];
      }
      return isSampled ? lastSample(points, at) : outputAt(run, output, at);
    },
  };
}

/**
 * The outputs of a figure in the order of the model, by which they get their
 * colours: a curve keeps its own where a view shows other ones before it.
 */
function colourOrder(
  {figures}: AnyModel,
  {id, outputs}: AnyTimeFigure,
): readonly string[] {
  const figure = figures.find((each) => each.id === id);
  const own = figure?.kind === 'time' ? figure.outputs : outputs;
  return [...outputs.filter((output) => !own.includes(output)), ...own];
}

/**
 * The series of a time figure: each output of each run, in the same style. Of
 * other runs only what the model computes is shown, not its inputs.
 */
export function timeSeries(
  model: AnyModel,
  figure: AnyTimeFigure,
  runs: readonly NamedRun[],
  choices: DisplayChoices,
): readonly Series[] {
  const order = colourOrder(model, figure);
  const series = runs.flatMap((run) =>
    figure.outputs.flatMap(
      (output) =>
        outputSeries(
          model,
          output,
          run,
          curveLook(model, order, output),
          choices,
        ) ?? [],
    ),
  );
  return withScale(series, choices.units);
}
