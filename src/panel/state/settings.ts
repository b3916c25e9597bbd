import {type Locale, text} from '../../i18n';
import type {AnyModel, NumberParameter} from '../../models/definition';
import {formatQuantity} from '../../models/definition/format';
import type {ValuesOf} from '../../models/definition/modelDefinition';
import {
  clampDuration,
  defaultDuration,
} from '../../models/definition/normalize';
import type {
  ParameterDefinition,
  ParameterValue,
} from '../../models/definition/parameters';
import {isChoice} from '../../models/definition/parameters';
import type {UnitPreferences} from '../../physics/units';

/** Parameter values of any model. */
export type Values = ValuesOf<AnyModel>;

/** The input of a run. */
export interface Settings {
  readonly values: Values;
  /** In s; undefined leaves it to the model, which chooses by the values. */
  readonly duration: number | undefined;
}

/** The key of the duration among the parameters. */
export const DURATION = 'duration';

/** How far the slider of the duration reaches from the usual one, as a factor. */
const DURATION_REACH = 5;

/** Describes the duration as a parameter, so that it gets the same control. */
export function durationParameter(
  model: AnyModel,
  values: Values,
): NumberParameter | undefined {
  const {duration} = model;
  const usual = defaultDuration(model, values);
  return (
    duration && {
      label: text('duration of the run', '仿真时长'),
      symbol: 't_run',
      unit: 's',
      ...(duration.displayUnit && {displayUnit: duration.displayUnit}),
      default: usual,
      range: duration.range,
      slider: [
        Math.max(usual / DURATION_REACH, duration.range[0]),
        Math.min(usual * DURATION_REACH, duration.range[1]),
      ],
      log: duration.range[0] > 0,
      help: text(
        'How long the run lasts. Empty the field to leave it to the model.',
        '仿真持续多久。清空输入框，则由模型自动选取。',
      ),
    }
  );
}

/** The keys of the parameters, and of the duration where there is one. */
export function settingKeys({
  parameters,
  duration,
}: AnyModel): readonly string[] {
  return [...Object.keys(parameters), ...(duration ? [DURATION] : [])];
}

/** The definition of a parameter, or of the duration. */
export function getDefinition(
  model: AnyModel,
  key: string,
  values: Values,
): ParameterDefinition | undefined {
  return key === DURATION
    ? durationParameter(model, values)
    : model.parameters[key];
}

/** The value of a parameter, or of the duration. */
export function getValue(
  model: AnyModel,
  {values, duration}: Settings,
  key: string,
): ParameterValue {
  return key === DURATION
    ? (duration ?? defaultDuration(model, values))
    : (values[key] ?? '');
}

/** Copies settings with another value, which must be in its range. */
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

/** Formats a value for the reader: '1.5 s', 'step'. */
export function formatValue(
  definition: ParameterDefinition,
  value: ParameterValue,
  locale: Locale,
  units: UnitPreferences,
): string {
  return isChoice(definition)
    ? (definition.choices[String(value)]?.[locale] ?? '')
    : formatQuantity(Number(value), definition, units);
}

/**
 * Lists the values in which settings differ from others: 'τ = 3 s, k = 2', but
 * for those without effect. The duration counts if the reader has set one of the two.
 */
export function describeDifferences(
  model: AnyModel,
  settings: Settings,
  others: Settings,
  locale: Locale,
  units: UnitPreferences,
): string {
  const isDurationSet = (settings.duration ?? others.duration) !== undefined;
  const irrelevant = model.irrelevant(settings.values);
  return settingKeys(model)
    .filter((key) => !irrelevant.includes(key))
    .filter((key) => key !== DURATION || isDurationSet)
    .flatMap((key) => {
      const definition = getDefinition(model, key, settings.values);
      const value = getValue(model, settings, key);
      if (!definition || value === getValue(model, others, key)) {
        return [];
      }
      const name = definition.symbol ?? definition.label[locale];
      return `${plainSymbol(name)} = ${formatValue(definition, value, locale, units)}`;
    })
    .join(locale === 'en' ? ', ' : '，');
}

/** Writes a symbol as plain text: 'T_0' is T₀, 'T_b' stays; a number has one digit. */
function plainSymbol(symbol: string): string {
  return symbol.replaceAll(/_(\d)/gu, (_, digit: string) =>
    String.fromCodePoint(0x20_80 + Number(digit)),
  );
}
