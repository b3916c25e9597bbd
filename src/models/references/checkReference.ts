import {type LocalizedText, text} from '../../i18n';
import type {SiUnit, Unit} from '../../physics/units';
import type {AnyModel} from '../definition/modelDefinition';
import {figureAt} from '../run/computeFigures';
import {interpolate} from '../run/interpolate';
import type {Run} from '../run/runResult';
import {sampleAt} from '../run/sampleAt';
import {simulate} from '../run/simulate';
import type {ReferenceCase, ReferencePoint} from './defineReferences';

/** The quantity of a reference point. */
export interface CheckedQuantity {
  /** Name of the quantity. */
  readonly label: LocalizedText;
  /** Symbol of the formulas. */
  readonly symbol?: string;
  /** SI unit of the numbers. */
  readonly unit: SiUnit;
  /** Unit shown in the table. */
  readonly displayUnit?: Unit;
}

/** One row of the table of checkpoints; numbers are SI. */
export interface CheckedPoint {
  /** The quantity compared. */
  readonly quantity: CheckedQuantity;
  /** The instant, s, for an output or a profile at an instant. */
  readonly time?: number;
  /** The coordinate, SI, for a point of a profile. */
  readonly coordinate?: number;
  /** Name of the bar. */
  readonly bar?: LocalizedText;
  /** Value of the reference. */
  readonly expected: number;
  /** Value of the model. */
  readonly actual: number;
  /** `actual − expected`. */
  readonly difference: number;
  /** Largest difference allowed. */
  readonly tolerance: number;
  /** Whether |difference| is at most the tolerance. */
  readonly isWithinTolerance: boolean;
}

/** One case of the table of checkpoints. */
export interface CheckedCase {
  /** The case that was run. */
  readonly reference: ReferenceCase;
  /** One row for each point of the case. */
  readonly points: readonly CheckedPoint[];
}

/** A number of a run before it is compared. */
type FoundPoint = Omit<
  CheckedPoint,
  'expected' | 'difference' | 'tolerance' | 'isWithinTolerance'
>;

const EVENT: CheckedQuantity = {
  label: text('instant of the event', '事件时刻'),
  symbol: 't',
  unit: 's',
};

function unknown(what: string, key: string): RangeError {
  return new RangeError(`The run has no ${what} '${key}'`);
}

function findInFigure(
  model: AnyModel,
  run: Run,
  target: Extract<ReferencePoint<AnyModel>, {figure: string}>,
): FoundPoint {
  const figure = model.figures.find(({id}) => id === target.figure);
  if (!figure || figure.kind === 'time') {
    throw unknown('figure', target.figure);
  }
  const {quantity} = figure;
  const times = 'at' in target ? [target.at ?? 0] : undefined;
  const data = figureAt(model, run, target.figure, times);
  if ('bar' in target) {
    const bars = data.kind === 'bars' ? data.bars : [];
    const bar = bars.find(({id}) => id === target.bar);
    if (!bar) {
      throw unknown('bar', target.bar);
    }
    return {quantity, bar: bar.label, actual: bar.value};
  }
  const curves = data.kind === 'profile' ? data.curves : [];
  const curve = curves.find(({id}) => id === target.curve);
  if (!curve) {
    throw unknown('curve', target.curve);
  }
  const {coordinate, at} = target;
  const actual = interpolate(curve.x, curve.y, coordinate);
  if (actual === undefined) {
    throw new RangeError(`${coordinate} lies outside the curve`);
  }
  return {quantity, coordinate, ...(at !== undefined && {time: at}), actual};
}

function find(
  model: AnyModel,
  run: Run,
  target: ReferencePoint<AnyModel>,
): FoundPoint {
  if ('output' in target) {
    const quantity = model.outputs[target.output];
    if (!quantity) {
      throw unknown('output', target.output);
    }
    const {at, side} = target;
    return {quantity, time: at, actual: sampleAt(run, target.output, at, side)};
  }
  if ('scalar' in target) {
    const quantity = model.scalars?.[target.scalar];
    const actual = run.scalars[target.scalar];
    if (!quantity || actual === undefined) {
      throw unknown('scalar', target.scalar);
    }
    return {quantity, actual};
  }
  if ('event' in target) {
    const event = run.events[target.event];
    if (!event) {
      throw unknown('event', String(target.event));
    }
    return {quantity: EVENT, actual: event.time};
  }
  return findInFigure(model, run, target);
}

/**
 * Runs a case and compares its numbers: the table theory / model / difference.
 *
 * @throws {ModelError} when the case can't be run
 * @throws {RangeError} when a point refers to a number that the run has not
 */
export function checkReference<A extends AnyModel>(
  model: A,
  reference: ReferenceCase<A>,
): CheckedCase {
  const {parameters, duration} = reference;
  const run: Run = simulate(model, parameters, {duration});
  const points = reference.points.map((point) => {
    const found = find(model, run, point);
    const {expected, tolerance = reference.tolerance} = point;
    const difference = found.actual - expected;
    const isWithinTolerance = Math.abs(difference) <= tolerance;
    return {...found, expected, difference, tolerance, isWithinTolerance};
  });
  return {reference, points};
}
