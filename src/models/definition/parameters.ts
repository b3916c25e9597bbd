import type {LocalizedText} from '../../i18n';
import type {SiUnit, Unit} from '../../physics/units';

/** A parameter that is a number, stored and computed in SI. */
export interface NumberParameter {
  /** Name of the parameter, lower case in English: 'time constant'. */
  readonly label: LocalizedText;
  /** Symbol of the formulas; `_` starts a subscript: 'T_b'. */
  readonly symbol: string;
  /** SI unit of `default` and `range`. */
  readonly unit: SiUnit;
  /**
   * Unit shown unless the reader chooses another; must measure the same. See
   * `displayUnits` of the model.
   */
  readonly displayUnit?: Unit;
  /** Default value, SI. */
  readonly default: number;
  /**
   * Smallest and largest value allowed, SI; every corner of all ranges must run.
   */
  readonly range: readonly [min: number, max: number];
  /**
   * Useful range that the slider covers, SI, inside `range`; the rest is typed.
   * The whole range unless given.
   */
  readonly slider?: readonly [low: number, high: number];
  /** Whether slider and sweep are logarithmic; requires a range above 0. */
  readonly log?: boolean;
  /** Whether only whole numbers are allowed. */
  readonly integer?: boolean;
  /** Whether it only says which values are stored: a fit can't find it. */
  readonly isOfStorage?: boolean;
  /** What the parameter does, one or two full sentences. */
  readonly help: LocalizedText;
  /**
   * Heading of the group that begins with this parameter and goes on to the next
   * heading.
   */
  readonly group?: LocalizedText;
}

/** A parameter with a few named choices: a material, a method. */
export interface ChoiceParameter {
  /** Name of the parameter, lower case in English: 'kind of input'. */
  readonly label: LocalizedText;
  /** Symbol of the formulas, if there is one. */
  readonly symbol?: string;
  /** The choices in the order shown: value to label. */
  readonly choices: Readonly<Record<string, LocalizedText>>;
  /** One of the keys of `choices`. */
  readonly default: string;
  /** What the parameter does, one or two full sentences. */
  readonly help: LocalizedText;
  /**
   * Heading of the group that begins with this parameter and goes on to the next
   * heading.
   */
  readonly group?: LocalizedText;
}

/** A parameter of a model. */
export type ParameterDefinition = NumberParameter | ChoiceParameter;

/** The parameters of a model, in the order shown. */
export type ParameterDefinitions = Readonly<
  Record<string, ParameterDefinition>
>;

/** The value of one parameter: a number in SI, or the key of a choice. */
export type ParameterValue = number | string;

/** The value of every parameter: numbers in SI, choices as their keys. */
export type ParameterValues<P extends ParameterDefinitions> = {
  readonly [K in keyof P]: P[K] extends {
    readonly choices: infer Choices;
  }
    ? keyof Choices & string
    : P[K] extends NumberParameter
      ? number
      : ParameterValue;
};

/** Values of some parameters; the others keep their defaults. */
export type SomeParameterValues<P extends ParameterDefinitions> = Partial<
  ParameterValues<P>
>;

/** Tells whether a parameter is a choice. */
export function isChoice(
  definition: ParameterDefinition,
): definition is ChoiceParameter {
  return 'choices' in definition;
}

/** Returns the range that the slider of a parameter covers, SI. */
export function sliderRange({
  slider,
  range,
}: NumberParameter): readonly [low: number, high: number] {
  return slider ?? range;
}
