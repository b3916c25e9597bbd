import {ZERO_CELSIUS} from '../../../../physics/constants';
import {
  type Quantity,
  toUnit,
  type Unit,
  unitDefinition,
} from '../../../../physics/units';
import {MISTAKEN_FACTORS} from '../../../../physics/units/mistakenFactors';
import type {CommonError} from './commonErrorTexts';

/** A value that an error leads to, SI. */
export interface ErrorValue {
  readonly error: CommonError;
  readonly value: number;
}

const timed: readonly Quantity[] = ['time', 'massFlow', 'volumeFlow'];
const periodic: readonly Quantity[] = ['frequency', 'angularFrequency', 'rate'];

/** Quantities without a unit, which has no prefix to mistake. */
const pure: readonly Quantity[] = ['number', 'ratio', 'level'];

/** Lists the factors by which errors change a quantity that has no offset. */
function errorFactors(
  quantity: Quantity,
  expected: number,
): readonly (readonly [CommonError, number])[] {
  const factors = MISTAKEN_FACTORS;
  // A whole number counts something: nobody writes it in percent.
  const isShare =
    quantity === 'ratio' ||
    (quantity === 'number' && !Number.isInteger(expected));
  const both = (error: CommonError, factor: number) =>
    [
      [error, factor],
      [error, 1 / factor],
    ] as const;
  return [
    ['sign', -1],
    ...(isShare ? both('percent', factors.percent) : []),
    ...(pure.includes(quantity) ? [] : both('thousand', factors.prefix)),
    ...(timed.includes(quantity) || periodic.includes(quantity)
      ? [...both('minutes', factors.minutes), ...both('hours', factors.hours)]
      : []),
    ...(periodic.includes(quantity) ? both('turns', factors.turns) : []),
    ...(quantity === 'angle' ? both('degrees', factors.degrees) : []),
    ['twice', factors.double],
    ['half', 1 / factors.double],
  ];
}

/**
 * Lists the values that common errors give instead of the expected one: kelvin
 * for degrees Celsius, f for ω, minutes for seconds, a wrong sign, prefix or
 * half. A temperature is compared in kelvin.
 * @param expected SI
 * @param unit the unit in which the answer is asked for
 */
export function commonErrors(
  expected: number,
  unit: Unit,
): readonly ErrorValue[] {
  const {quantity} = unitDefinition(unit);
  if (quantity === 'temperature') {
    const mirrored = expected - 2 * toUnit(expected, unit);
    return [
      {error: 'celsius', value: expected + ZERO_CELSIUS},
      {error: 'celsius', value: expected - ZERO_CELSIUS},
      ...(unit === 'degC' ? [{error: 'sign', value: mirrored} as const] : []),
    ];
  }
  return errorFactors(quantity, expected).map(([error, factor]) => ({
    error,
    value: expected * factor,
  }));
}
