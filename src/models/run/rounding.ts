import type {SiUnit} from '../../physics/units';
import {celsius} from '../../physics/units';
import type {AnyModel} from '../definition/modelDefinition';
import type {RunData} from './runResult';

type Columns = Pick<RunData, 'columns'>;

/** Units whose small results are meant: instants and plain numbers. */
const EXACT: readonly SiUnit[] = ['1', 's'];

/** The largest magnitude of all outputs of a unit in a run, SI. */
function largestOf(
  {outputs}: AnyModel,
  {columns}: Columns,
  unit: SiUnit,
): number {
  let largest = 0;
  for (const [key, column] of Object.entries(columns)) {
    for (const value of outputs[key]?.unit === unit ? column : []) {
      largest = Math.max(largest, Math.abs(value));
    }
  }
  return largest;
}

/**
 * Returns a value of an output in a run, SI, or zero (0 K or 0 °C) in place of
 * one that differs from it by a rounding error of the largest value.
 */
export function withoutRounding(
  model: AnyModel,
  run: Columns,
  unit: SiUnit,
  value: number,
  part = 1e-10,
): number {
  const least = part * largestOf(model, run, unit);
  const zeros = unit === 'K' ? [0, celsius(0)] : [0];
  return zeros.find((zero) => Math.abs(value - zero) < least) ?? value;
}

/**
 * Returns a scalar of a run, SI, or 0 in place of the rounding error that is left
 * where quantities of its kind cancel; instants and plain numbers as they are.
 */
export function withoutNoise(
  model: AnyModel,
  run: Columns,
  unit: SiUnit,
  value: number | undefined,
): number | undefined {
  return value === undefined || EXACT.includes(unit)
    ? value
    : withoutRounding(model, run, unit === 'deltaK' ? 'K' : unit, value, 1e-12);
}
