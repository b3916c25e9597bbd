import {toUnit, unitName} from '../../physics/units';
import type {AnyModel} from '../definition/modelDefinition';
import type {Run} from '../run/runResult';

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

/**
 * Writes the values of a run with noise as one of Amesim's tables of the format
 * XY: comments with the names and units of both columns, then a row for each
 * instant from the start to the end of the run. ASCII, decimal points, line feeds.
 *
 * @param origin - a sentence in ASCII that says where the numbers come from
 * @throws {RangeError} for an output that the model does not have
 */
export function writeMeasurement(
  model: AnyModel,
  run: Run,
  {output, interval, noise, decimals, seed}: Measuring,
  origin: string,
): string {
  const definition = model.outputs[output];
  if (!definition) {
    throw new RangeError(`${model.id} has no output “${output}”`);
  }
  const {label, unit, displayUnit = unit} = definition;
  const errors = normalNumbers(seed);
  const count = Math.floor((run.end - run.start) / interval) + 1;
  const rows = Array.from({length: count}, (_, row) => {
    const time = run.start + row * interval;
    const exact = toUnit(run.view.value(output, time), displayUnit);
    const measured = exact + noise * errors.next().value;
    return `${time} ${measured.toFixed(decimals)}`;
  });
  return [
    '# Table format: XY',
    '# axis1_title = Time',
    '# axis1_unit = s',
    `# axis2_title = ${label.en}`,
    `# axis2_unit = ${unitName(displayUnit)}`,
    `# ${origin}`,
    ...rows,
    '',
  ].join('\n');
}
