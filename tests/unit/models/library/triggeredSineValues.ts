import type {ParameterDefinition} from '../../../../src/models/definition/parameters';
import {isChoice} from '../../../../src/models/definition/parameters';
import {model} from '../../../../src/models/library/triggered-sine';
import type {Values} from '../../../../src/models/library/triggered-sine/parameters';
import type {Run} from '../../../../src/models/run/runResult';
import {simulate} from '../../../../src/models/run/simulate';
import {fc} from '../support';

/** The values of the tests, so that they hold whatever the model's defaults are. */
const USUAL: Values = {
  wait: 'no',
  frequencyProfile: 'constant',
  firstFrequency: 0.5,
  secondFrequency: 1,
  thirdFrequency: 2,
  sweepRate: 0.1,
  doublingTime: 2,
  amplitudeProfile: 'constant',
  firstAmplitude: 1,
  secondAmplitude: 2,
  thirdAmplitude: 0.5,
  amplitudeRate: 0.1,
  firstSwitch: 4,
  secondSwitch: 6,
  triggerLevel: 1,
  firstOn: 1,
  firstOff: 3.4,
  secondOn: 5.8,
  secondOff: 9,
};

/** Runs the model with values that differ from the usual ones of the tests. */
export function runSine(
  values: Partial<Values>,
  duration?: number,
): Run<typeof model> {
  return simulate(model, {...USUAL, ...values}, {duration});
}

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
    : between(...definition.range);
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
