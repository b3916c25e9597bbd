import type {Locale} from '../../../i18n';
import type {Unit} from '../../../physics/units';
import {isUnit, toUnit, unitDefinition, unitsOf} from '../../../physics/units';
import type {Displayed} from '../../definition/format';
import {formatNumber, timeDisplay, withUnit} from '../../definition/format';
import {isChoice} from '../../definition/parameters';
import {sampleAt} from '../sampleAt';
import {
  type Attributes,
  joinNames,
  pick,
  readNumber,
  readText,
} from './attributes';
import {
  allValues,
  type Experiment,
  type Laboratory,
  readExperiment,
} from './experiment';

/** The number that replaces a `<Result>`. */
export interface Result {
  /** SI, at full precision. */
  readonly value: number | string;
  /** With its unit, in the language of the page. */
  readonly text: string;
  /** The unit of the text; undefined for a choice. */
  readonly unit?: Unit;
}

interface Measured extends Displayed {
  readonly value: number;
  /** Largest magnitude of the series: values far below it print as zero. */
  readonly scale?: number;
}

/** What a `<Result>` can be, one of them. */
export const TARGETS = [
  'output',
  'scalar',
  'event',
  'parameter',
  'statistic',
] as const;
const ATTRIBUTES = [
  ...TARGETS,
  ...['model', 'preset', 'parameters', 'duration', 'relativeTolerance'],
  ...['at', 'side', 'unit', 'digits', 'bare', 'dividedBy'],
];

/** Reads `at`, an instant in s or the key of a parameter that is one. */
function readInstant(
  attributes: Attributes,
  experiment: Experiment,
): number | undefined {
  const named = allValues(experiment)[String(attributes.at)];
  return typeof named === 'number' ? named : readNumber(attributes, 'at');
}

function measureOutput(
  experiment: Experiment,
  output: string,
  attributes: Attributes,
  {measureRun}: Laboratory,
): Measured {
  const definition = pick('output', experiment.model.outputs, output);
  const at = readInstant(attributes, experiment);
  const side = readText(attributes, 'side') ?? 'right';
  if (at === undefined) {
    throw new RangeError('an output needs an instant: at="1.5" (in s)');
  }
  if (side !== 'left' && side !== 'right') {
    throw new RangeError("side must be 'left' or 'right'");
  }
  const numbers = measureRun(experiment, {output, at, side}, (run) => {
    const {[output]: column = new Float64Array()} = run.columns;
    const scale = Math.max(0, ...Array.from(column, Math.abs));
    return {value: sampleAt(run, output, at, side), scale};
  });
  return {...definition, ...numbers};
}

function measureScalar(
  experiment: Experiment,
  scalar: string,
  {measureRun}: Laboratory,
): Measured {
  const {scalars = {}} = experiment.model;
  const definition = pick('scalar', scalars, scalar);
  const value = measureRun(
    experiment,
    {scalar},
    ({scalars: values}) => values[scalar],
  );
  if (value === undefined) {
    throw new RangeError(`'${scalar}' has no meaning at these values`);
  }
  return {...definition, value};
}

function measureEvent(
  experiment: Experiment,
  index: number,
  {measureRun}: Laboratory,
): Measured {
  const times = measureRun(experiment, 'events', ({events}) =>
    events.map(({time}) => time),
  );
  const value = times[index];
  if (value === undefined) {
    throw new RangeError(
      `there is no event ${index}; the run has ${times.length}, counted from 0`,
    );
  }
  return {value, ...timeDisplay(experiment.model)};
}

/** What the solver has counted in a run, such as its steps. */
function measureStatistic(
  experiment: Experiment,
  name: string,
  {measureRun}: Laboratory,
): Measured {
  const counts = measureRun(experiment, 'statistics', (run) => run.statistics);
  return {value: pick('statistic', {...counts}, name), unit: '1'};
}

function chooseUnit({unit, displayUnit}: Displayed, unitName?: string): Unit {
  if (unitName === undefined) {
    return displayUnit ?? unit;
  }
  const allowed = unitsOf(unitDefinition(unit).quantity);
  if (!isUnit(unitName) || !allowed.includes(unitName)) {
    throw new RangeError(
      `there is no unit '${unitName}' for it; there are: ${joinNames(allowed)}`,
    );
  }
  return unitName;
}

function formatMeasured(measured: Measured, attributes: Attributes): Result {
  const {value, scale = 0} = measured;
  const unit = chooseUnit(measured, readText(attributes, 'unit'));
  const digits = readNumber(attributes, 'digits') ?? 5;
  if (!Number.isInteger(digits) || digits < 1 || digits > 12) {
    throw new RangeError('digits must be a whole number from 1 to 12');
  }
  const {factor = 1} = unitDefinition(unit);
  const shownScale = scale / factor;
  const number = formatNumber(toUnit(value, unit), {digits, scale: shownScale});
  const text = attributes.bare ? number : withUnit(number, unit);
  return {value, text, unit};
}

function formatParameter(
  experiment: Experiment,
  key: string,
  attributes: Attributes,
  locale: Locale,
): Result {
  const definition = pick('parameter', experiment.model.parameters, key);
  const value = allValues(experiment)[key] ?? definition.default;
  if (isChoice(definition)) {
    const label = pick('choice', definition.choices, String(value));
    return {value, text: label[locale]};
  }
  return formatMeasured({...definition, value: Number(value)}, attributes);
}

/** How many times as large as a second number; `other` says in what it differs. */
async function measureRatio(
  first: Attributes,
  other: unknown,
  locale: Locale,
  laboratory: Laboratory,
): Promise<Result> {
  if (typeof other !== 'object' || other === null) {
    throw new RangeError('dividedBy must be an object, as in {{duration: 2}}');
  }
  const {value} = await measure(first, locale, laboratory);
  const second = await measure({...first, ...other}, locale, laboratory);
  const ratio = Number(value) / Number(second.value);
  return formatMeasured({value: ratio, unit: '1'}, first);
}

/**
 * Computes the number of a `<Result>`.
 * @throws RangeError with the fault and the allowed values
 * @throws ModelError when the run fails
 */
export async function measure(
  attributes: Attributes,
  locale: Locale,
  laboratory: Laboratory,
): Promise<Result> {
  const {dividedBy, ...plain} = attributes;
  if (dividedBy !== undefined) {
    return measureRatio(plain, dividedBy, locale, laboratory);
  }
  const unknown = Object.keys(attributes).find(
    (name) => !ATTRIBUTES.includes(name),
  );
  if (unknown !== undefined) {
    throw new RangeError(
      `there is no attribute '${unknown}'; there are: ${joinNames(ATTRIBUTES)}`,
    );
  }
  const given = TARGETS.filter((name) => attributes[name] !== undefined);
  const [target] = given;
  if (target === undefined || given.length > 1) {
    throw new RangeError(`give one of: ${joinNames(TARGETS)}`);
  }
  const experiment = await readExperiment(attributes, laboratory);
  const key = String(attributes[target]);
  switch (target) {
    case 'output':
      return formatMeasured(
        measureOutput(experiment, key, attributes, laboratory),
        attributes,
      );
    case 'scalar':
      return formatMeasured(
        measureScalar(experiment, key, laboratory),
        attributes,
      );
    case 'event': {
      const index = readNumber(attributes, 'event') ?? 0;
      return formatMeasured(
        measureEvent(experiment, index, laboratory),
        attributes,
      );
    }
    case 'statistic':
      return formatMeasured(
        measureStatistic(experiment, key, laboratory),
        attributes,
      );
    case 'parameter':
      return formatParameter(experiment, key, attributes, locale);
  }
}
