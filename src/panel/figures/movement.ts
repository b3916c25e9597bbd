import type {AnyModel} from '../../models/definition/modelDefinition';
import {interpolate} from '../../models/run/interpolate';
import type {Run, RunData} from '../../models/run/runResult';
import type {Axis, AxisOptions} from '../../plot';
import {createAxis} from '../../plot';
import type {AnyFigure} from './series';

/** Movement that is seen: 1 % of the side of a plot, two or three pixels. */
const VISIBLE = 0.01;

/** Places along the horizontal axis at which two curves are compared. */
const SAMPLES = 200;

interface Points {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

interface Drawing {
  readonly curves: readonly Points[];
  readonly xScale: AxisOptions['scale'];
  readonly yScale: AxisOptions['scale'];
}

/** The curves of a figure; a bar is a point of one. */
function drawing(
  model: AnyModel,
  figure: AnyFigure,
  run: Run | RunData,
  shown: Readonly<Record<string, boolean>>,
): Drawing {
  if (figure.kind === 'time') {
    const keys = figure.outputs.filter(
      (key) => shown[key] ?? model.outputs[key]?.hidden !== true,
    );
    const curves = keys.map((key): Points => {
      const {times: x = run.times, values: y = run.columns[key] ?? []} =
        run.samples[key] ?? {};
      return {x, y};
    });
    const {timeScale = 'linear', scale = 'linear'} = figure;
    return {curves, xScale: timeScale, yScale: scale};
  }
  const data = run.figures[figure.id];
  if (data?.kind === 'bars') {
    const y = data.bars.map(({value}) => value);
    const curves = [{x: y.map((_, index) => index), y: [...y, 0]}];
    return {curves, xScale: 'linear', yScale: 'linear'};
  }
  const [xScale, yScale] =
    figure.kind === 'profile'
      ? [figure.coordinate.scale, figure.quantity.scale]
      : [];
  return {
    curves: data?.curves ?? [],
    xScale: xScale ?? 'linear',
    yScale: yScale ?? 'linear',
  };
}

/** Tells whether two curves differ visibly on axes that show both. */
function hasMoved(
  before: Points | undefined,
  after: Points | undefined,
  xAxis: Axis,
  yAxis: Axis,
): boolean {
  if (!before || !after) {
    return before !== after;
  }
  const height = ({x, y}: Points, at: number) =>
    yAxis.normalize(interpolate(x, y, at) ?? Number.NaN);
  const samples =
    after.x.length > 1
      ? Array.from({length: SAMPLES + 1}, (_, n) => xAxis.invert(n / SAMPLES))
      : Array.from(after.x);
  return samples.some((at) => {
    const [from, to] = [height(before, at), height(after, at)];
    return Number.isNaN(from) || Number.isNaN(to)
      ? Number.isNaN(from) !== Number.isNaN(to)
      : Math.abs(to - from) > VISIBLE;
  });
}

/** Tells whether any curve or bar of a model differs visibly in two runs. */
function movesCurve(
  model: AnyModel,
  before: Run | RunData,
  after: Run | RunData,
  shown: Readonly<Record<string, boolean>> = {},
): boolean {
  return model.figures.some((figure) => {
    const [one, other] = [before, after].map((run) =>
      drawing(model, figure, run, shown),
    );
    if (!one || !other) {
      return false;
    }
    const both = [...one.curves, ...other.curves];
    const axis = (values: readonly ArrayLike<number>[], scale: Axis['scale']) =>
      createAxis({values, scale, unit: '1', isNice: true});
    const xAxis = axis(
      both.map(({x}) => x),
      one.xScale,
    );
    const yAxis = axis(
      both.map(({y}) => y),
      one.yScale,
    );
    const count = Math.max(one.curves.length, other.curves.length);
    return Array.from({length: count}, (_, n) =>
      hasMoved(one.curves[n], other.curves[n], xAxis, yAxis),
    ).includes(true);
  });
}

/** What a change does that moves no curve of the figures. */
export interface HiddenEffect {
  /** Outputs that it moves, but that are switched off. */
  readonly outputs: readonly string[];
  /** Results that it changes. */
  readonly scalars: readonly string[];
}

/** A change of a result that counts, relative to it. */
const SCALAR_CHANGE = 1e-3;

function changedScalars(
  {scalars: before}: RunData,
  {scalars: after}: RunData,
): readonly string[] {
  return Object.keys({...before, ...after}).filter((key) => {
    const [from, to] = [before[key], after[key]];
    return from === undefined || to === undefined
      ? from !== to
      : Math.abs(to - from) > SCALAR_CHANGE * Math.abs(from);
  });
}

/** The effect of a change that moves no curve; undefined if it moves one. */
export function hiddenEffect(
  model: AnyModel,
  before: Run | RunData,
  after: Run | RunData,
  shown: Readonly<Record<string, boolean>> = {},
): HiddenEffect | undefined {
  if (movesCurve(model, before, after, shown)) {
    return undefined;
  }
  const keys = Object.keys(model.outputs);
  const isMoved = (output: string) =>
    movesCurve(
      model,
      before,
      after,
      Object.fromEntries(keys.map((key) => [key, key === output])),
    );
  return {
    outputs: keys.filter(isMoved),
    scalars: changedScalars(before, after),
  };
}
