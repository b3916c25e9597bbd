import {
  type Quantity,
  toUnit,
  type Unit,
  unitDefinition,
} from '../../../../physics/units';

/** A usual error of calculations, whatever the exercise is about. */
export type UsualError =
  | 'sign'
  | 'celsius'
  | 'percent'
  | 'thousand'
  | 'minutes'
  | 'hours'
  | 'turns'
  | 'degrees'
  | 'twice'
  | 'half';

/** A value that an error leads to, SI. */
export interface ErrorValue {
  readonly error: UsualError;
  readonly value: number;
}

const ZERO_CELSIUS = 273.15;
const TURN = 2 * Math.PI;
const RADIAN = 180 / Math.PI;

const timed: readonly Quantity[] = ['time', 'massFlow', 'volumeFlow'];
const periodic: readonly Quantity[] = [
  'time',
  'frequency',
  'angularFrequency',
  'rate',
];

/** Lists the factors by which errors change a quantity that has no offset. */
function errorFactors(
  quantity: Quantity,
): readonly (readonly [UsualError, number])[] {
  const both = (error: UsualError, factor: number) =>
    [
      [error, factor],
      [error, 1 / factor],
    ] as const;
  return [
    ['sign', -1],
    ...(['ratio', 'number'].includes(quantity) ? both('percent', 100) : []),
    ...both('thousand', 1000),
    ...(timed.includes(quantity) || periodic.includes(quantity)
      ? [...both('minutes', 60), ...both('hours', 3600)]
      : []),
    ...(periodic.includes(quantity) ? both('turns', TURN) : []),
    ...(quantity === 'angle' ? both('degrees', RADIAN) : []),
    ['twice', 2],
    ['half', 1 / 2],
  ];
}

/**
 * Lists the values that usual errors give instead of the expected one: kelvin
 * for degrees Celsius, f for ω, minutes for seconds, a wrong sign, prefix or
 * half. A temperature is compared in kelvin.
 * @param expected SI
 * @param unit the unit in which the answer is asked for
 */
export function usualErrors(
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
  return errorFactors(quantity).map(([error, factor]) => ({
    error,
    value: expected * factor,
  }));
}
