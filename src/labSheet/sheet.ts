import type {LocalizedText} from '../i18n';
import {formatNumber, withUnit} from '../models/definition/format';
import type {AnyModel, ValuesOf} from '../models/definition/modelDefinition';
import {defaultParameters} from '../models/definition/normalize';
import type {ModelId} from '../models/registry';
import {toUnit, type Unit} from '../physics/units';

/** A number that a sheet asks for: the default of a parameter, or one computed from the defaults; SI. */
export type AskedNumber<A extends AnyModel> =
  | {readonly parameter: keyof A['parameters'] & string}
  | {readonly value: number | ((defaults: ValuesOf<A>) => number)};

/** A field of a part into which a reader types a value. */
interface Field {
  /** What the field holds: its title where that was seen, else the quantity. */
  readonly label: LocalizedText;
  /**
   * Title of the field as saved models have it, certainty S or A. Without one the
   * label carries a dagger, and the field is found by `words` and by its value.
   */
  readonly title?: string;
  /** Symbol of the field in the data path; also its name in `typed` of the part. */
  readonly symbol?: string;
  /**
   * Words that a title which was not seen may hold, each a possible one. The label
   * can't stand for them: the build leaves one language of it.
   */
  readonly words?: readonly string[];
  /** Whether it is the initial value of the state. */
  readonly isInitial?: boolean;
  /** What is typed in place of the number, an expression of global parameters. */
  readonly expression?: string;
  /** Said after the number. */
  readonly note?: LocalizedText;
  /** Unit of the number in the table. */
  readonly unit: Unit;
}

/** A value that a reader types into a field of a part. */
export type AskedValue<A extends AnyModel = AnyModel> = Field & AskedNumber<A>;

/** Describes a field that holds a quantity, with its number. */
export function field<const U extends Unit, const D extends object>(
  label: LocalizedText,
  unit: U,
  // Without the second part, a misspelt property would not be noticed.
  asked: D &
    Readonly<
      Record<Exclude<keyof D, keyof Field | 'parameter' | 'value'>, never>
    >,
): D & {readonly label: LocalizedText; readonly unit: U} {
  return {label, unit, ...asked};
}

/** A choice that a reader makes in a field. */
export interface AskedChoice extends Omit<
  Field,
  'expression' | 'isInitial' | 'unit'
> {
  /** The choice as saved models have it. */
  readonly choice: string;
}

/** What a reader enters in a field of a part. */
export type Asked<A extends AnyModel = AnyModel> = AskedValue<A> | AskedChoice;

/** Another submodel in the place of a part. */
export interface OtherSubmodel {
  readonly submodels: readonly string[];
  readonly isEquivalent: boolean;
  /** Why, a full sentence. */
  readonly why: LocalizedText;
}

/** Components of one kind on a sheet: a row of its table. */
export interface Part<A extends AnyModel = AnyModel> {
  /** What the component is; the check repeats it, which knows no formulas. */
  readonly name: LocalizedText;
  /** Names of its submodel in saved models, certainty S or A; the first is shown. */
  readonly submodels?: readonly string[];
  /** Name that it may have, certainty M, shown with a dagger. */
  readonly perhaps?: string;
  readonly others?: readonly OtherSubmodel[];
  /** Words in the name of a submodel or its label, where no name is known. */
  readonly words?: readonly string[];
  /** How many there are: 1 unless given, `several` for any number of them. */
  readonly count?: number | 'several';
  /** Whether it is built after the run that is checked, so that it may be missing. */
  readonly isLater?: boolean;
  readonly why: LocalizedText;
  readonly values: readonly Asked<A>[];
  /** Said in place of the list of values; `{symbol}` stands for a value. */
  readonly typed?: LocalizedText;
}

/** A global parameter that fields of parts refer to: a row of the table. */
export type AskedGlobal<A extends AnyModel = AnyModel> = {
  readonly name: string;
  readonly why: LocalizedText;
  readonly unit: Unit;
} & AskedNumber<A>;

/** A value that a reader reads off a curve, and what other ones mean. */
export type Reading<A extends AnyModel = AnyModel> = {
  readonly label: LocalizedText;
  /** Indices of the parts whose variable it may be. */
  readonly parts: readonly number[];
  /** Which one is meant of several variables, or the difference of the extremes. */
  readonly pick?: 'largest' | 'smallest' | 'range';
  /** Words of its title, each a possible one; any variable of the unit if none. */
  readonly words?: readonly string[];
  /** Instant, s. */
  readonly at: number;
  /** Unit in which the reading is said. */
  readonly unit: Unit;
  /** Allowed difference, SI. */
  readonly tolerance: number;
  /** Whether the sign depends on the direction that the product counts. */
  readonly isUnsigned?: boolean;
  /** Runs of the model that would give a known wrong reading. */
  readonly patterns?: readonly {
    readonly values: (defaults: ValuesOf<A>) => Partial<ValuesOf<A>>;
    readonly says: LocalizedText;
  }[];
} & (
  | {readonly output: keyof A['outputs'] & string}
  | {readonly scalar: keyof NonNullable<A['scalars']> & string}
);

/** What a lab sheet asks for. All numbers are SI. */
export interface LabSheet<A extends AnyModel = AnyModel> {
  /** Model of this site that the numbers come from; also names the sheet. */
  readonly model: ModelId;
  /** Values of the model that the sheet differs in from its defaults. */
  readonly given?: Partial<ValuesOf<A>>;
  readonly globals?: readonly AskedGlobal<A>[];
  readonly parts: readonly Part<A>[];
  /** Final time, print interval and maximum time step, s. */
  readonly run: {
    readonly final: number;
    readonly interval: number;
    readonly maximumStep?: number;
  };
  readonly readings: readonly Reading<A>[];
}

/**
 * Describes the lab sheet of a page. The type of its model makes an unknown
 * parameter, output or scalar a type error.
 */
export function defineSheet<A extends AnyModel>(sheet: LabSheet<A>): LabSheet {
  return sheet;
}

/** The values of the model that a sheet is about, SI. */
export function sheetValues(
  {given}: LabSheet,
  model: AnyModel,
): ValuesOf<AnyModel> {
  return {...defaultParameters(model), ...given} as ValuesOf<AnyModel>;
}

/** Tells whether a field holds a choice. */
export function isChoiceValue(value: Asked): value is AskedChoice {
  return 'choice' in value;
}

/** The number that a sheet asks for, SI. */
export function askedNumber(
  asked: AskedNumber<AnyModel>,
  defaults: ValuesOf<AnyModel>,
): number {
  if ('parameter' in asked) {
    return Number(defaults[asked.parameter]);
  }
  return typeof asked.value === 'number' ? asked.value : asked.value(defaults);
}

/** A value, SI, as a sheet and its check say it in a unit. */
export function shown(value: number, unit: Unit): string {
  return withUnit(formatNumber(toUnit(value, unit)), unit);
}

/**
 * Tells whether the name of a part carries a dagger: its submodel was not seen
 * in a public model, or none of the titles of its fields was.
 */
export function isPartMarked({submodels = [], values}: Part): boolean {
  return (
    submodels.length === 0 ||
    (values.length > 0 && values.every(({title}) => title === undefined))
  );
}
