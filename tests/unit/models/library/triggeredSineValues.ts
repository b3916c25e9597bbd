import type {ParameterDefinition} from '../../../../src/models/definition/parameters';
import {isChoice} from '../../../../src/models/definition/parameters';
import {model} from '../../../../src/models/library/triggered-sine';
import type {Values} from '../../../../src/models/library/triggered-sine/parameters';
import {fc} from '../support';

/** Any number between two ends, all parts of the range alike. */
export function between(min: number, max: number): fc.Arbitrary<number> {
  const parts = 1_000_000;
  return fc
    .integer({min: 0, max: parts})
    .map((part) => min + ((max - min) * part) / parts);
}

function anyValue(
  definition: ParameterDefinition,
): fc.Arbitrary<string | number> {
  return isChoice(definition)
    ? fc.constantFrom(...Object.keys(definition.choices))
    : between(definition.min, definition.max);
}

/** Values that mostly can be run: slow waves, switches in order. */
export const anyValues: fc.Arbitrary<Values> = fc
  .record(
    Object.fromEntries(
      Object.entries<ParameterDefinition>(model.parameters).map(
        ([key, definition]) => [key, anyValue(definition)],
      ),
    ),
  )
  .map((any) => {
    const values = any as unknown as Values;
    const {firstSwitch, secondSwitch} = values;
    return {
      ...values,
      firstFrequency: values.firstFrequency / 5,
      sweepRate: Math.abs(values.sweepRate) / 5,
      doublingTime: Math.max(values.doublingTime, 5),
      firstSwitch: Math.min(firstSwitch, secondSwitch),
      secondSwitch: Math.max(firstSwitch, secondSwitch),
    };
  });

/** Fails unless two numbers are closer than the tolerance. */
export function assertNear(
  actual: number,
  expected: number,
  tolerance = 1e-9,
): void {
  if (!(Math.abs(actual - expected) <= tolerance)) {
    throw new RangeError(`${actual}, expected ${expected}`);
  }
}
