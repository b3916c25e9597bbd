import {capitalized} from '../../i18n';
import {punctuation} from '../../i18n/punctuation';
import {ModelError} from '../../models/definition/errors';
import type {FigureData, ProfileCurve} from '../../models/definition/figures';
import {formatQuantity, timeDisplay} from '../../models/definition/format';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {figureAt} from '../../models/run/computeFigures';
import {interpolate} from '../../models/run/interpolate';
import type {Run, RunData} from '../../models/run/runResult';
import type {Curve} from '../../plot';
import type {
  AnyProfileFigure,
  DisplayChoices,
  NamedRun,
  Series,
} from './series';
import {exactCurve, GHOST, largestDifference, withScale} from './series';

/** The figure at the instants chosen; at the usual ones where those fail. */
function figureData(
  model: AnyModel,
  figure: AnyProfileFigure,
  run: Run | RunData,
  times: readonly number[] | undefined,
): FigureData | undefined {
  const usual = run.figures[figure.id];
  if (!times || !('view' in run)) {
    return usual;
  }
  try {
    return figureAt(model, run, figure.id, times);
  } catch (error) {
    if (error instanceof ModelError) {
      return usual;
    }
    throw error;
  }
}

function profileCurves(
  ...options: Parameters<typeof figureData>
): readonly ProfileCurve[] {
  const data = figureData(...options);
  return data?.kind === 'profile' ? data.curves : [];
}

function profileLabel(
  model: AnyModel,
  {label, time}: ProfileCurve,
  {locale, units}: DisplayChoices,
): string {
  const instant =
    time === undefined
      ? ''
      : `t = ${formatQuantity(time, timeDisplay(model), units)}`;
  const name = label ? capitalized(label, locale) : '';
  return [name, instant]
    .filter((part) => part !== '')
    .join(punctuation[locale].comma);
}

/** The series of a profile: each curve of each run. */
export function profileSeries(
  model: AnyModel,
  figure: AnyProfileFigure,
  runs: readonly NamedRun[],
  choices: DisplayChoices,
): readonly Series[] {
  const times = choices.times[figure.id];
  const series = runs.flatMap(({id: runId, label: runLabel, rank, run}) =>
    profileCurves(model, figure, run, times).map((profile, index) => {
      const {x, y, style = 'line'} = profile;
      const id = `${profile.id}:${index}:${runId}`;
      const curve: Curve = {
        id,
        x,
        y,
        styleIndex: index,
        style,
        isComparison: runId > 0,
        ...(rank !== undefined && {rank}),
        isGhost: runId === GHOST,
      };
      const exact = exactCurve(curve, profile.exact);
      const key = `${figure.id}.${profile.id}`;
      return {
        curve,
        key,
        isShown: choices.shown[key] ?? true,
        label:
          profileLabel(model, profile, choices) ||
          capitalized(figure.quantity.label, choices.locale),
        runLabel,
        displayed: figure.quantity,
        exact,
        error: exact && largestDifference(y, exact.y),
        valueAt: (at: number | undefined) =>
          at === undefined ? y[y.length - 1] : interpolate(x, y, at),
      };
    }),
  );
  return withScale(series, choices.units);
}
