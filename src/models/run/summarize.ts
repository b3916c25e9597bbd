import type {Locale} from '../../i18n';
import type {UnitPreferences} from '../../physics/units';
import type {Displayed, NumberFormat} from '../definition/format';
import {formatNumber, formatQuantity, timeDisplay} from '../definition/format';
import type {AnyModel} from '../definition/modelDefinition';
import type {ParameterDefinitions} from '../definition/parameters';
import {isChoice} from '../definition/parameters';
import type {SummaryFormatter} from '../definition/runView';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../definition/statesAndOutputs';
import type {Run} from './runResult';

type AnySummaryFormatter = SummaryFormatter<
  ParameterDefinitions,
  OutputDefinitions,
  ScalarDefinitions
>;

/** Significant digits of the results in a finding: it is read at a glance. */
const FINDING_DIGITS = 3;

function createFormatter(
  model: AnyModel,
  run: Run,
  locale: Locale,
  preferences: UnitPreferences,
  digits?: number,
): AnySummaryFormatter {
  const time = timeDisplay(model);
  const write = (
    value: number | undefined,
    displayed: Displayed | undefined,
    format: NumberFormat = digits === undefined ? {} : {digits},
  ): string =>
    value !== undefined && displayed
      ? formatQuantity(value, displayed, preferences, format)
      : '–';
  return {
    parameter(key) {
      const definition = model.parameters[key];
      const value = run.values[key];
      if (definition && isChoice(definition)) {
        return definition.choices[String(value)]?.[locale] ?? '';
      }
      return write(Number(value), definition, {});
    },
    output: (key, value) => write(value, model.outputs[key]),
    scalar: (key) => write(run.scalars[key], model.scalars?.[key]),
    time: (seconds) => write(seconds, time),
    number: (value) => formatNumber(value),
  };
}

/**
 * Describes a run in one sentence, in the units the reader has chosen: the
 * accessible name of the figure and the text beside it.
 *
 * @param finding - key in `findings` of the model; its summary unless given
 */
export function summarize<A extends AnyModel>(
  model: A,
  run: Run<A>,
  locale: Locale,
  preferences: UnitPreferences = {},
  finding?: string,
): string {
  const anyRun = run as unknown as Run;
  const found = model.findings?.[finding ?? ''];
  const text = found ?? model.summary;
  const digits = found && FINDING_DIGITS;
  const format = createFormatter(model, anyRun, locale, preferences, digits);
  return text[locale](anyRun.values, anyRun.view, format);
}
