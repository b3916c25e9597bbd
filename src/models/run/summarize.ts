import type {Locale, LocalizedText} from '../../i18n';
import type {UnitPreferences} from '../../physics/units';
import type {Displayed, NumberFormat} from '../definition/format';
import {formatNumber, formatQuantity, timeDisplay} from '../definition/format';
import type {AnyModel} from '../definition/modelDefinition';
import type {ParameterDefinitions} from '../definition/parameters';
import {isChoice} from '../definition/parameters';
import type {AnyRunView, SummaryFormatter} from '../definition/runView';
import type {Sentence} from '../definition/sentences';
import {fillNames} from '../definition/sentences';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../definition/statesAndOutputs';
import {withoutNoise, withoutRounding} from './rounding';
import type {Run} from './runResult';

type AnySummaryFormatter = SummaryFormatter<
  ParameterDefinitions,
  OutputDefinitions,
  ScalarDefinitions
>;

type AnySentence = Sentence<Run['values'], AnyRunView>;

/**
 * Significant digits of the results in a sentence, which is read at a glance.
 * Counts are not rounded.
 */
const DIGITS = 3;

/** Is written in place of a result that the run does not have. */
const NO_VALUE = formatNumber(Number.NaN);

function createFormatter(
  model: AnyModel,
  run: Run,
  locale: Locale,
  preferences: UnitPreferences,
): AnySummaryFormatter {
  const time = timeDisplay(model);
  const write = (
    value: number | undefined,
    displayed: Displayed | undefined,
    format: NumberFormat,
  ): string =>
    value !== undefined && displayed
      ? formatQuantity(value, displayed, preferences, format)
      : NO_VALUE;
  const writeResult = (
    value: number | undefined,
    displayed: Displayed | undefined,
  ): string => {
    const isCount = displayed?.unit === '1' && Number.isInteger(value);
    return write(value, displayed, isCount ? {} : {digits: DIGITS});
  };
  return {
    parameter(key) {
      const definition = model.parameters[key];
      const value = run.values[key];
      if (definition && isChoice(definition)) {
        return definition.choices[String(value)]?.[locale] ?? '';
      }
      return write(Number(value), definition, {});
    },
    output(key, value) {
      const displayed = model.outputs[key];
      return writeResult(
        displayed && withoutRounding(model, run, displayed.unit, value),
        displayed,
      );
    },
    scalar(key, value = run.scalars[key]) {
      const displayed = model.scalars?.[key];
      return writeResult(
        displayed && withoutNoise(model, run, displayed.unit, value),
        displayed,
      );
    },
    time: (seconds) => writeResult(seconds, time),
    number: (value) => formatNumber(value),
  };
}

/**
 * Chooses the template of a sentence for a run; `undefined` leaves it out.
 * @throws {RangeError} for a case that has no template
 */
function chooseTemplate(
  sentence: AnySentence,
  {values, view}: Run,
): LocalizedText | undefined {
  if (!('cases' in sentence)) {
    return sentence;
  }
  const key = sentence.choose(values, view);
  if (key === undefined) {
    return undefined;
  }
  const template = sentence.cases[key];
  if (!template) {
    throw new RangeError(`A sentence has no case '${key}'`);
  }
  return template;
}

/**
 * Describes a run in one sentence, in the units the reader has chosen: the
 * accessible name of the figure and the text beside it.
 *
 * @param sentence - key in `sentences` of the model; its summary unless given,
 * and where the sentence is not about such a run or needs a result it lacks
 * @throws {RangeError} for a case of the sentence that has no template
 */
export function summarize<A extends AnyModel>(
  model: A,
  run: Run<A>,
  locale: Locale,
  preferences: UnitPreferences = {},
  sentence?: string,
): string {
  const anyRun: Run = run;
  const {values, view} = anyRun;
  const found = model.sentences?.[sentence ?? ''];
  const format = createFormatter(model, anyRun, locale, preferences);
  const write = (template: AnySentence): string =>
    fillNames(chooseTemplate(template, anyRun)?.[locale] ?? '', replace);
  const replace = (name: string): string => {
    const phrase = model.phrases?.[name];
    if (typeof phrase === 'function') {
      return phrase(values, view, format);
    }
    if (phrase) {
      return write(phrase);
    }
    if (name === 'start' || name === 'end') {
      // The reader's own setting, which is not rounded as results are.
      return formatQuantity(view[name], timeDisplay(model), preferences);
    }
    if (name === 'solverSteps') {
      return formatNumber(anyRun.statistics.steps);
    }
    if (name.endsWith('@end')) {
      const key = name.slice(0, -'@end'.length);
      return format.output(key, view.value(key, view.end, 'left'));
    }
    return name in model.parameters
      ? format.parameter(name)
      : format.scalar(name);
  };
  const told = found ? write(found) : '';
  return told === '' || told.includes(NO_VALUE) ? write(model.summary) : told;
}
