import {ZERO_CELSIUS} from '../../physics/constants';
import {MISTAKEN_FACTORS} from '../../physics/units/mistakenFactors';
import type {Differences} from './differences';
import {rootMeanSquare} from './differences';

/** How the numbers of two temperatures belong together. */
export interface TemperatureScale {
  readonly kind: 'other-scale' | 'celsius-factor' | 'kelvin-factor';
  /** The factor; of another scale, that of its degrees. */
  readonly value: number;
}

/** Shares of the difference and of the numbers that are left where the scale is the cause. */
const LEFT = {ofDifference: 0.002, ofNumbers: 0.02} as const;

const {prefix} = MISTAKEN_FACTORS;
const FACTORS = [-1, prefix, 1 / prefix];
const ZEROS = [0, ZERO_CELSIUS];

/** Degrees Fahrenheit in a kelvin, and 0 °C in °F. */
const [DEGREES, ICE] = [1.8, 32];

type Candidate = TemperatureScale & {
  /** Zero of the scale in which a factor is meant, K. */
  readonly zero?: number;
  readonly of: (kelvin: number) => number;
};

/** Numbers in °F or °R that are read as °C or K, the reverse, and factors in °C and K. */
const CANDIDATES: readonly Candidate[] = [
  ...FACTORS.flatMap((value): readonly Candidate[] => [
    {
      kind: 'celsius-factor',
      value,
      zero: ZERO_CELSIUS,
      of: (kelvin) => ZERO_CELSIUS + value * (kelvin - ZERO_CELSIUS),
    },
    {kind: 'kelvin-factor', value, of: (kelvin) => value * kelvin},
  ]),
  ...ZEROS.flatMap((zero) =>
    [
      (kelvin: number) => zero + DEGREES * (kelvin - ZERO_CELSIUS) + ICE,
      (kelvin: number) => ZERO_CELSIUS + (kelvin - zero - ICE) / DEGREES,
      (kelvin: number) => zero + DEGREES * kelvin,
      (kelvin: number) => (kelvin - zero) / DEGREES,
    ].map((of) => ({kind: 'other-scale' as const, value: DEGREES, of})),
  ),
];

/** Finds the scale in which a series has the numbers of our temperature. */
export function findTemperatureScale({
  ours,
  theirs,
  weights,
  rms,
}: Differences): TemperatureScale | undefined {
  const meanOf = (value: (each: number, index: number) => number) =>
    rootMeanSquare(theirs.map(value), weights);
  return CANDIDATES.map(({kind, value, of, zero = 0}) => ({
    kind,
    value,
    rest: meanOf((each, index) => each - of(ours[index] ?? 0)),
    numbers: meanOf((each) => each - zero),
  }))
    .sort((one, other) => one.rest - other.rest)
    .filter(
      ({rest, numbers}) =>
        rest < LEFT.ofDifference * rms && rest < LEFT.ofNumbers * numbers,
    )
    .map(({kind, value}) => ({kind, value}))[0];
}
