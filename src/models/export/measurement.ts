import {toUnit, unitName} from '../../physics/units';
import type {AnyModel} from '../definition/modelDefinition';
import type {Run} from '../run/runResult';

/** Digits of an instant after the decimal point. */
const TIME_DECIMALS = 9;

const NEGATIVE_ZERO = /^-0(?=\.?0*$)/u;

/** How a run is measured: what a sensor and a logger make of it. */
export interface Measuring {
  /** Key of the output that is measured. */
  readonly output: string;
  /** Time between two rows, s. */
  readonly interval: number;
  /** Standard deviation of the noise, in the unit that the output is shown in. */
  readonly noise: number;
  /** Digits after the decimal point. */
  readonly decimals: number;
  /** Start of the pseudo-random numbers: the same seed gives the same file. */
  readonly seed: number;
}

/** Uniform numbers between 0 and 1, without the ends; the same for each seed. */
function* uniformNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    // Constants of Numerical Recipes, second edition, section 7.1.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield (state + 0.5) / 2 ** 32;
  }
}

/** Numbers of the standard normal distribution, by the method of Box and Muller. */
function* normalNumbers(seed: number): Generator<number, never> {
  const uniform = uniformNumbers(seed);
  for (;;) {
    const radius = Math.sqrt(-2 * Math.log(uniform.next().value));
    yield radius * Math.cos(2 * Math.PI * uniform.next().value);
  }
}

/** What stands in a table of a run. */
export interface TableContent {
  /** Keys of the outputs, a column each. */
  readonly outputs: readonly string[];
  /** Time between two rows, s. */
  readonly interval: number;
  /** Digits after the decimal point. */
  readonly decimals: number;
}

/** The instants from the start to the end of a run that a table has, s. */
export function rowTimes(
  {start, end}: Pick<Run, 'start' | 'end'>,
  interval: number,
): readonly number[] {
  // The last row may lie beside the end of the run by a rounding.
  const count = Math.floor((end - start) / interval + 1e-9) + 1;
  return Array.from({length: count}, (_, row) =>
    Math.min(Number((start + row * interval).toFixed(TIME_DECIMALS)), end),
  );
}

/**
 * Writes outputs of a run as one of Amesim's tables of the format XY: comments
 * with the names and units of the columns, then a row for each instant from the
 * start to the end of the run. ASCII, decimal points, line feeds.
 *
 * @param origin - a sentence in ASCII that says where the numbers come from
 * @param error - what is added to each value, in the unit that it is shown in
 * @throws {RangeError} for an output that the model does not have
 */
export function writeTable(
  model: AnyModel,
  run: Run,
  {outputs, interval, decimals}: TableContent,
  origin: string,
  error: () => number = () => 0,
): string {
  const columns = outputs.map((output) => {
    const definition = model.outputs[output];
    if (!definition) {
      throw new RangeError(`${model.id} has no output “${output}”`);
    }
    const {label, unit, displayUnit = unit} = definition;
    // A subscript becomes a digit.
    return {output, title: label.en.normalize('NFKD'), unit: displayUnit};
  });
  const rows = rowTimes(run, interval).map((time) => {
    const values = columns.map(({output, unit}) => {
      const value = toUnit(run.view.value(output, time), unit) + error();
      return value.toFixed(decimals).replace(NEGATIVE_ZERO, '0');
    });
    return [time, ...values].join(' ');
  });
  return [
    '# Table format: XY',
    '# axis1_title = Time',
    '# axis1_unit = s',
    ...columns.flatMap(({title, unit}, index) => [
      `# axis${index + 2}_title = ${title}`,
      `# axis${index + 2}_unit = ${unitName(unit)}`,
    ]),
    `# ${origin}`,
    ...rows,
    '',
  ].join('\n');
}

/**
 * Writes an output of a run with noise as a table.
 *
 * @param origin - a sentence in ASCII that says where the numbers come from
 * @throws {RangeError} for an output that the model does not have
 */
export function writeMeasurement(
  model: AnyModel,
  run: Run,
  {output, noise, seed, ...content}: Measuring,
  origin: string,
): string {
  const errors = normalNumbers(seed);
  return writeTable(
    model,
    run,
    {outputs: [output], ...content},
    origin,
    () => noise * errors.next().value,
  );
}
