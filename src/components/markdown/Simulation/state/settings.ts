import {type Locale, type LocalizedText, text} from '../../../../i18n';
import type {
  AnyModel,
  NumberParameter,
} from '../../../../models/definition/defineModel';
import type {Problem} from '../../../../models/definition/errors';
import {formatQuantity} from '../../../../models/definition/format';
import type {ValuesOf} from '../../../../models/definition/modelDefinition';
import {
  clampDuration,
  defaultDuration,
} from '../../../../models/definition/normalize';
import type {
  ParameterDefinition,
  ParameterValue,
} from '../../../../models/definition/parameters';
import {isChoice} from '../../../../models/definition/parameters';
import type {UnitPreferences} from '../../../../physics/units';

/** Parameter values of any model. */
export type Values = ValuesOf<AnyModel>;

/** What a run is made from. */
export interface Settings {
  readonly values: Values;
  /** s; undefined: as long as the model thinks fit for its values. */
  readonly duration: number | undefined;
}

/** The key under which the duration stands among the parameters. */
export const DURATION = 'duration';

/** The duration as a parameter like the others. */
export function durationParameter(
  model: AnyModel,
  values: Values,
): NumberParameter | undefined {
  const {duration} = model;
  return (
    duration && {
      label: text({en: 'duration of the run', 'zh-Hans': '仿真时长'}),
      symbol: 't_run',
      unit: 's',
      ...(duration.displayUnit && {displayUnit: duration.displayUnit}),
      default: defaultDuration(model, values),
      min: duration.min,
      max: duration.max,
      log: duration.min > 0 && duration.max / duration.min > 100,
      help: text({
        en: 'How long the run lasts. Empty the field to leave it to the model.',
        'zh-Hans': '仿真持续多久。清空输入框，则由模型自动选取。',
      }),
    }
  );
}

/** The definition of a parameter, or of the duration. */
export function definitionOf(
  model: AnyModel,
  key: string,
  values: Values,
): ParameterDefinition | undefined {
  return key === DURATION
    ? durationParameter(model, values)
    : model.parameters[key];
}

/** The value of a parameter, or of the duration. */
export function valueOf(
  model: AnyModel,
  {values, duration}: Settings,
  key: string,
): ParameterValue {
  return key === DURATION
    ? (duration ?? defaultDuration(model, values))
    : (values[key] ?? '');
}

/** The settings with another value, which must be in its range. */
export function withValue(
  model: AnyModel,
  settings: Settings,
  key: string,
  value: ParameterValue,
): Settings {
  return key === DURATION
    ? {...settings, duration: clampDuration(model, Number(value))}
    : {...settings, values: {...settings.values, [key]: value}};
}

/** A value as the reader sees it: '1.5 s', 'step'. */
export function writeValue(
  definition: ParameterDefinition,
  value: ParameterValue,
  locale: Locale,
  units: UnitPreferences,
): string {
  return isChoice(definition)
    ? (definition.choices[String(value)]?.[locale] ?? '')
    : formatQuantity(Number(value), definition, units);
}

/** What is shown of a problem. */
export function messageOf(problem: Problem, locale: Locale): string {
  return problem.message[locale];
}

/** A text of a model in the reader's language, first letter capital. */
export function heading(text: LocalizedText, locale: Locale): string {
  const own = text[locale];
  return own.charAt(0).toLocaleUpperCase(locale) + own.slice(1);
}

/** What one settings say that others don't: 'τ = 3 s, k = 2'. */
export function differences(
  model: AnyModel,
  settings: Settings,
  others: Settings,
  locale: Locale,
  units: UnitPreferences,
): string {
  return [...Object.keys(model.parameters), DURATION]
    .filter((key) => {
      const [one, other] = [settings, others].map((each) =>
        valueOf(model, each, key),
      );
      return one !== other;
    })
    .map((key) => {
      const definition = definitionOf(model, key, settings.values);
      if (!definition) {
        return '';
      }
      const name = definition.symbol ?? definition.label[locale];
      const value = valueOf(model, settings, key);
      return `${plainSymbol(name)} = ${writeValue(definition, value, locale, units)}`;
    })
    .filter((text) => text !== '')
    .join(locale === 'en' ? ', ' : '，');
}

/** A symbol as plain text: 'T_0' is T₀, 'T_b' is T_b. */
function plainSymbol(symbol: string): string {
  return symbol.replaceAll(/_\d+/gu, (subscript) =>
    subscript
      .slice(1)
      .replaceAll(/\d/gu, (digit) =>
        String.fromCodePoint(0x20_80 + Number(digit)),
      ),
  );
}
