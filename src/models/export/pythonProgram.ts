import {type Locale, text} from '../../i18n';
import {punctuation} from '../../i18n/punctuation';
import {unitName} from '../../physics/units';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {
  ParameterDefinition,
  ParameterValue,
} from '../definition/parameters';
import {isChoice} from '../definition/parameters';

/** The text of the files in `python/` that a program is made of. */
export interface PythonSources {
  /** The model: `python/<model>.py`. */
  readonly model: string;
  /** What is done with a run of any model: `python/report.py`. */
  readonly report: string;
  /** Properties of water, for models that import them: `python/water.py`. */
  readonly water: string;
}

/** A run to be written as a program. */
export interface ProgramSettings {
  /** The value of every parameter, SI. */
  readonly values: ValuesOf<AnyModel>;
  /** Duration, s. */
  readonly duration: number;
  /** Where the run can be seen, for a comment at the head. */
  readonly address: string;
  /** Language of the comments around the model. */
  readonly locale: Locale;
}

/** Comments of every program. */
const COMMENTS = {
  own: text(
    'Our own model, not checked in Simcenter Amesim. MIT licence.',
    '本站自己的模型，没有在 Simcenter Amesim 中核对过。MIT 许可证。',
  ),
  needs: text(
    'Needs numpy and scipy, and matplotlib for the plots.',
    '需要 numpy 和 scipy，画图还需要 matplotlib。',
  ),
  parameters: text(
    'SI units; temperatures in kelvin.',
    '均为国际单位，温度以开尔文计。',
  ),
  duration: text('Duration of the run, s.', '仿真时长，单位为 s。'),
  units: text(
    'SI units of the outputs and results.',
    '各输出和结果的国际单位。',
  ),
  figures: text(
    'The outputs that are plotted together.',
    '画在同一幅图中的输出。',
  ),
} as const;

/** Returns the name of the Python file of a model, without its ending. */
export function pythonName(model: string): string {
  return model.replaceAll('-', '_');
}

/** Writes a number with full precision; one with a unit is never an integer. */
function pythonNumber(value: number, isInteger = false): string {
  if (!Number.isFinite(value)) {
    throw new RangeError(`${value} can't be written as a number in Python`);
  }
  const digits = String(value);
  return isInteger || /[.e]/u.test(digits) ? digits : `${digits}.0`;
}

/** Writes a value: a number, or the key of one of the parameter's choices. */
function pythonValue(
  key: string,
  definition: ParameterDefinition,
  value: ParameterValue | undefined,
): string {
  if (isChoice(definition)) {
    if (!Object.hasOwn(definition.choices, String(value))) {
      throw new RangeError(`'${key}' has no such choice`);
    }
    return JSON.stringify(value);
  }
  if (typeof value !== 'number') {
    throw new RangeError(`'${key}' must be a number`);
  }
  return pythonNumber(value, definition.integer);
}

/** Writes a comment; control characters would end its line. */
function comment(words: string): string {
  return `# ${words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;
}

function parameterComment(
  definition: ParameterDefinition,
  locale: Locale,
): string {
  const {symbol} = definition;
  const name = definition.label[locale];
  const words = symbol === undefined ? name : `${symbol}, ${name}`;
  if (isChoice(definition)) {
    const others = Object.keys(definition.choices).join(' | ');
    return comment(words + punctuation[locale].colon + others);
  }
  const unit = unitName(definition.unit);
  return comment(unit === '1' ? words : `${unit}; ${words}`);
}

function parameterLines(
  model: AnyModel,
  {values, locale}: ProgramSettings,
): readonly string[] {
  return Object.entries(model.parameters).map(([key, definition]) => {
    const value = pythonValue(key, definition, values[key]);
    const words = parameterComment(definition, locale);
    return `    "${key}": ${value},  ${words}`;
  });
}

/** The names that `report.py` expects, besides the parameters. */
function outputLines(model: AnyModel, locale: Locale): readonly string[] {
  const units = Object.entries({...model.outputs, ...model.scalars}).map(
    ([key, {unit}]) => `    "${key}": "${unitName(unit)}",`,
  );
  const figures = model.figures.flatMap((figure) =>
    figure.kind === 'time' ? [`    ${JSON.stringify(figure.outputs)},`] : [],
  );
  return [
    comment(COMMENTS.units[locale]),
    'UNITS = {',
    ...units,
    '}',
    comment(COMMENTS.figures[locale]),
    'FIGURES = [',
    ...figures,
    ']',
  ];
}

/** Splits a Python file after its last import. */
function splitAfterImports(code: string): readonly [string, string] {
  const imports = [...code.matchAll(/^(?:import|from) .*\n/gmu)];
  const last = imports.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return [code.slice(0, end), code.slice(end)];
}

const WATER_IMPORT = 'from water import water\n';

/**
 * Joins a model with the properties of water in the place of its import of
 * them, if it has one: imports and the rest.
 */
function joinWater({
  model,
  water,
}: PythonSources): readonly [imports: string, program: string] {
  const [imports, program] = splitAfterImports(model);
  if (!imports.includes(WATER_IMPORT)) {
    return [imports, program];
  }
  const [waterImports, functions] = splitAfterImports(water);
  const own = imports.replace(WATER_IMPORT, '');
  // The description of the file above its imports stays behind.
  const missing = (waterImports.match(/^(?:import|from) .*\n/gmu) ?? []).filter(
    (line) => !own.includes(line),
  );
  return [own + missing.join(''), `${functions.trimEnd()}\n${program}`];
}

/**
 * Writes a model with chosen values as one Python program that needs NumPy and
 * SciPy, and Matplotlib for its plots: the model's file, with the parameters
 * below its imports, followed by what is done with a run.
 *
 * @throws {RangeError} for a value that is neither a finite number nor one of
 *   the choices of its parameter, so that no text of a reader gets into the code
 */
export function pythonProgram(
  model: AnyModel,
  settings: ProgramSettings,
  sources: PythonSources,
): string {
  const {address, duration, locale} = settings;
  const [imports, program] = joinWater(sources);
  return [
    comment(model.title[locale]),
    comment(address),
    comment(COMMENTS.own[locale]),
    comment(COMMENTS.needs[locale]),
    imports,
    `MODEL = "${model.id}"`,
    comment(COMMENTS.parameters[locale]),
    'PARAMETERS = {',
    ...parameterLines(model, settings),
    '}',
    comment(COMMENTS.duration[locale]),
    `DURATION = ${pythonNumber(duration)}`,
    program.trimEnd(),
    '',
    '',
    ...outputLines(model, locale),
    '',
    '',
    sources.report,
  ].join('\n');
}
