import type {SiUnit, Unit} from '../../physics/units';
import {siUnit} from '../../physics/units';
import type {AnyModel} from './modelDefinition';
import type {ParameterDefinition} from './parameters';
import {isChoice, sliderRange} from './parameters';
import type {Template} from './sentences';
import {fillNames, templatesOf} from './sentences';
import type {PresetView} from './statesAndOutputs';

/** Keys that permalinks and the command line reserve. */
const RESERVED: readonly string[] = ['sim', 'duration', 'window', 'preset'];

function check(model: AnyModel, holds: boolean, message: string): void {
  if (!holds) {
    throw new Error(`Model '${model.id}': ${message}`);
  }
}

function measuresSame(value: {
  readonly unit: SiUnit;
  readonly displayUnit?: Unit;
}): boolean {
  const {unit, displayUnit} = value;
  return displayUnit === undefined || siUnit(displayUnit) === unit;
}

function findParameterFault(
  definition: ParameterDefinition,
): string | undefined {
  if (isChoice(definition)) {
    return Object.hasOwn(definition.choices, definition.default)
      ? undefined
      : 'has a default that is not a choice';
  }
  const {default: value, range, integer, log} = definition;
  const [min, max] = range;
  if (!(min < max && min <= value && value <= max)) {
    return 'has a default outside its range, or an empty range';
  }
  const [low, high] = sliderRange(definition);
  if (!(min <= low && low <= value && value <= high && high <= max)) {
    return 'has a slider outside its range, or one without its default';
  }
  if (integer === true && ![value, min, max].every(Number.isInteger)) {
    return 'is whole, but its default or range is not';
  }
  if (log === true && min <= 0) {
    return 'is logarithmic, but its range reaches 0';
  }
  return measuresSame(definition)
    ? undefined
    : 'has a display unit of another quantity';
}

function assertParameters(model: AnyModel): void {
  for (const [key, definition] of Object.entries(model.parameters)) {
    const name = `parameter '${key}'`;
    check(model, /^[a-zA-Z]\w*$/u.test(key), `${name} is not a plain name`);
    check(model, !RESERVED.includes(key), `${name} has a reserved name`);
    const fault = findParameterFault(definition);
    check(model, fault === undefined, `${name} ${fault ?? ''}`);
  }
}

function assertFigures(model: AnyModel): void {
  for (const figure of model.figures) {
    if (figure.kind !== 'time') {
      continue;
    }
    const units = figure.outputs.map((output) => model.outputs[output]?.unit);
    check(
      model,
      units.length > 0 && !units.includes(undefined),
      `figure '${figure.id}' shows an unknown output, or none`,
    );
    check(
      model,
      new Set(units).size === 1,
      `figure '${figure.id}' mixes quantities`,
    );
  }
}

function assertCompleteness(model: AnyModel): void {
  const {duration, outputs} = model;
  const hasStates = Object.keys(model.states ?? {}).length > 0;
  const hasModes = (model.modes ?? []).length > 0;
  const isSampled = Object.values(outputs).some((output) => output.sampled);
  const isObserved = Object.values(outputs).some((output) => !output.sampled);
  check(
    model,
    !hasStates || (!!model.initial && !!model.derivatives),
    'states need `initial` and `derivatives`',
  );
  check(
    model,
    Object.values(model.states ?? {}).every(
      ({algebraic, meter}) => !algebraic || !meter,
    ),
    'an algebraic state is no meter',
  );
  check(model, !hasModes || !!model.initialModes, 'modes need `initialModes`');
  check(model, !isObserved || !!model.observe, 'outputs need `observe`');
  check(model, !isSampled || !!model.sample, 'samples need `sample`');
  check(model, !model.scalars || !!model.measure, 'scalars need `measure`');
  check(
    model,
    duration !== undefined || !(hasStates || hasModes || isObserved),
    'states, modes and outputs need a `duration`',
  );
  check(model, model.figures.length > 0, 'needs a figure');
  check(model, Object.keys(model.presets).length > 0, 'needs a preset');
  for (const [key, {results = [], view}] of Object.entries(model.presets)) {
    check(
      model,
      results.every((result) => Object.hasOwn(model.scalars ?? {}, result)),
      `preset '${key}' names a result that does not exist`,
    );
    const fault = view && findViewFault(model, view);
    check(model, !fault, `preset '${key}' ${fault ?? ''}`);
  }
}

/** What is wrong with the view of a preset; marks are checked by their runs. */
function findViewFault(
  {figures, outputs, parameters, sentences = {}}: AnyModel,
  {figure, curves = [], sliders, sentence}: PresetView,
): string | undefined {
  const shown = figures.find(({id}) => id === (figure ?? figures[0]?.id));
  if (!shown) {
    return 'shows a figure that does not exist';
  }
  if (shown.kind === 'time' && !curves.every((key) => key in outputs)) {
    return 'shows a curve that does not exist';
  }
  if (sentence !== undefined && !(sentence in sentences)) {
    return 'has a sentence that does not exist';
  }
  const numbers = sliders.map((key) => parameters[key]);
  return numbers.length >= 1 &&
    numbers.length <= 2 &&
    numbers.every((each) => each && !isChoice(each))
    ? undefined
    : 'needs one or two sliders of numbers';
}

function assertSentences(model: AnyModel): void {
  const {parameters, scalars = {}, outputs, phrases = {}} = model;
  const names = new Set([
    'start',
    'end',
    'solverSteps',
    ...Object.keys(parameters),
    ...Object.keys(scalars),
    ...Object.keys(outputs)
      .filter((key) => !outputs[key]?.sampled)
      .map((key) => `${key}@end`),
  ]);
  const assertTemplates = (
    what: string,
    templates: readonly Template[],
  ): void => {
    for (const template of templates) {
      const texts = Object.values(template);
      check(model, !texts.includes(''), `${what} is empty in one language`);
      fillNames(texts.join(''), (name) => {
        check(model, names.has(name), `${what} names an unknown '${name}'`);
        check(
          model,
          !(name in parameters && name in scalars),
          `${what} names '${name}', which is a parameter and a scalar`,
        );
        return '';
      });
    }
  };
  for (const [key, phrase] of Object.entries(phrases)) {
    check(model, !names.has(key), `phrase '${key}' has the name of a value`);
    if (typeof phrase !== 'function') {
      assertTemplates(`phrase '${key}'`, templatesOf(phrase));
    }
    names.add(key);
  }
  assertTemplates('the summary', templatesOf(model.summary));
  for (const [key, sentence] of Object.entries(model.sentences ?? {})) {
    assertTemplates(`the sentence '${key}'`, templatesOf(sentence));
  }
}

/**
 * Checks that a definition is consistent, beyond what its types ensure.
 *
 * @throws {Error} with the model and what is wrong
 */
export function assertDefinition(model: AnyModel): void {
  check(
    model,
    /^[a-z][a-z\d-]*$/u.test(model.id),
    'has an id not in kebab case',
  );
  const kinds = model.displayUnits?.map(siUnit) ?? [];
  check(
    model,
    new Set(kinds).size === kinds.length,
    'has two display units for one quantity',
  );
  assertParameters(model);
  assertFigures(model);
  assertCompleteness(model);
  assertSentences(model);
  const shown = [
    ...Object.entries(model.outputs),
    ...Object.entries(model.scalars ?? {}),
  ];
  for (const [key, value] of shown) {
    check(model, measuresSame(value), `'${key}' has a foreign display unit`);
  }
}
