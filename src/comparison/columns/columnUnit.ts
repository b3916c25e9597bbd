import type {Displayed} from '../../models/definition/format';
import {
  fromUnit,
  type Unit,
  unitDefinition,
  unitsOf,
  unitSymbol,
} from '../../physics/units';
import {isKindred} from '../../physics/units/parseQuantity';
import {isUnitName, unitKey, unitsIn} from '../parsing/header';

/** The unit of a column: a unit of the site times a factor. */
export interface ColumnUnit {
  /** Tells it from the other units of the same quantity. */
  readonly key: string;
  /** What is printed; empty for pure numbers. */
  readonly symbol: string;
  readonly unit: Unit;
  readonly factor: number;
}

function plainUnit(unit: Unit): ColumnUnit {
  return {key: unit, symbol: unitSymbol(unit), unit, factor: 1};
}

/** A unit times a factor, with the symbol of the header. */
function scaledUnit(unit: Unit, factor: number, symbol: string): ColumnUnit {
  return factor === 1
    ? plainUnit(unit)
    : {key: `${unit}*${factor}`, symbol, unit, factor};
}

/** The SI value of a number in a column. */
export function toSi(value: number, {unit, factor}: ColumnUnit): number {
  return fromUnit(value * factor, unit);
}

/**
 * The unit that a header names, if it measures the quantity of `displayed`; a
 * difference of temperatures may be written in °C.
 */
export function declaredUnit(
  {unit}: Pick<Displayed, 'unit'>,
  header: string,
): ColumnUnit | undefined {
  const {quantity} = unitDefinition(unit);
  const named = unitsIn(header);
  const name = unitKey(header);
  const found = named.find(([each]) =>
    isKindred(unitDefinition(each).quantity, quantity),
  );
  if (found) {
    return scaledUnit(...found, name);
  }
  const scale = named.find(
    ([each]) => unitDefinition(each).quantity === 'temperature',
  );
  return quantity === 'temperatureDifference' && scale
    ? scaledUnit(
        'deltaK',
        (unitDefinition(scale[0]).factor ?? 1) * scale[1],
        name,
      )
    : undefined;
}

/** Tells whether a header names a unit that measures something else. */
export function isOtherQuantity(
  displayed: Pick<Displayed, 'unit'>,
  header: string,
): boolean {
  return isUnitName(header) && declaredUnit(displayed, header) === undefined;
}

/** The units that a column can have: those of the site and that of its header. */
export function columnUnits(
  displayed: Pick<Displayed, 'unit'>,
  header: string,
): readonly ColumnUnit[] {
  const {quantity} = unitDefinition(displayed.unit);
  const usual = unitsOf(quantity).map(plainUnit);
  const declared = declaredUnit(displayed, header);
  const isNew = declared && usual.every(({key}) => key !== declared.key);
  return isNew ? [...usual, declared] : usual;
}

/** The smallest and the largest value of something. */
export interface Extent {
  readonly low: number;
  readonly high: number;
}

/** The extent of the finite values; NaN where there is none. */
export function extentOf(values: ArrayLike<number>): Extent {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Number.NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? {low, high} : {low: Number.NaN, high: Number.NaN};
}

/** A guessed unit, and one that the size of the numbers speaks for instead. */
export interface UnitGuess {
  readonly unit: ColumnUnit;
  /** Whether the header names it. */
  readonly isDeclared: boolean;
  readonly doubt?: ColumnUnit;
  /** The unit of the header, if it is not known for this quantity. */
  readonly unknown?: string;
}

/** How far two ranges lie apart, measured by their lengths. */
function distance(unit: ColumnUnit, theirs: Extent, ours: Extent): number {
  const low = toSi(theirs.low, unit);
  const high = toSi(theirs.high, unit);
  const span = high - low + (ours.high - ours.low);
  const apart = Math.abs(low - ours.low) + Math.abs(high - ours.high);
  return apart === 0 ? 0 : apart / span;
}

/** Factor by which another unit must fit better to cast doubt on this one. */
const CLEARLY = 5;

/** Units that a column has only where its header or the reader says so. */
const RARE: readonly Unit[] = ['degF'];

/** Distances of ranges that have hardly anything, and nothing, in common. */
const [FAR, APART] = [0.3, 0.9];

/**
 * Guesses the unit of a column from its header and from the size of its
 * numbers compared with `ours` (SI). The header takes precedence; another unit
 * that fits far better is named as a doubt.
 */
export function guessUnit(
  displayed: Displayed,
  header: string,
  theirs: Extent,
  ours: Extent,
): UnitGuess {
  const units = columnUnits(displayed, header);
  const declared = declaredUnit(displayed, header);
  const usual =
    units.find(({key}) => key === (displayed.displayUnit ?? displayed.unit)) ??
    plainUnit(displayed.unit);
  const first = declared ?? usual;
  const [nearest] = units
    .filter(({unit}) => !RARE.includes(unit))
    .sort(
      (one, other) =>
        distance(one, theirs, ours) - distance(other, theirs, ours),
    );
  const own = distance(first, theirs, ours);
  const least = nearest ? distance(nearest, theirs, ours) : APART;
  const isFar =
    nearest !== undefined &&
    own > FAR &&
    own > CLEARLY * least &&
    least < APART;
  if (unitKey(header) !== '' && !declared) {
    return {unit: isFar ? nearest : first, isDeclared: false, unknown: header};
  }
  if (!isFar) {
    return {unit: first, isDeclared: declared !== undefined};
  }
  return declared
    ? {unit: declared, isDeclared: true, doubt: nearest}
    : {unit: nearest, isDeclared: false};
}
