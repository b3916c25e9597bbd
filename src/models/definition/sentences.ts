import type {LocalizedText} from '../../i18n';
import type {ParameterDefinitions, ParameterValues} from './parameters';
import type {RunView, SummaryFormatter} from './runView';
import type {
  OutputDefinitions,
  ScalarDefinitions,
  StateDefinitions,
} from './statesAndOutputs';

/**
 * A text with names in braces, each of which is replaced by a value with its
 * unit: `{timeConstant}` by a parameter, a scalar or a phrase of the model,
 * `{y@end}` by an output at the end of the run, `{start}` and `{end}` by the
 * first and the last instant, `{solverSteps}` by the steps that the run took.
 * `{words|key}` names a curve of a knob's figure.
 */
export type Template = LocalizedText;

/** Templates of which a run chooses one. */
export interface TemplateCases<Values, View> {
  /** Templates by case. */
  readonly cases: Readonly<Record<string, Template>>;
  /**
   * Returns the key of the case that a run belongs to; `undefined` leaves a
   * phrase out, and puts the summary of the model in the place of a sentence.
   */
  choose(p: Values, run: View): string | undefined;
}

/** A sentence about a run. */
export type Sentence<Values, View> = Template | TemplateCases<Values, View>;

interface PhraseMethod<Values, View, Formatter> {
  /** Returns the words of a phrase for a run: a formatted value. */
  compute(p: Values, run: View, format: Formatter): string;
}

/**
 * What a name of a template stands for that is no parameter, scalar or output:
 * a part of a sentence, or a function that formats a value of its own.
 */
export type Phrase<
  P extends ParameterDefinitions,
  X extends StateDefinitions,
  M extends readonly string[],
  Y extends OutputDefinitions,
  S extends ScalarDefinitions,
  E extends string,
> =
  | Sentence<ParameterValues<P>, RunView<X, M, Y, E>>
  // The type of a method, which may read fewer keys than any model has.
  | PhraseMethod<
      ParameterValues<P>,
      RunView<X, M, Y, E>,
      SummaryFormatter<P, Y, S>
    >['compute'];

/** A name in braces; those with `|` name a curve and are left. */
const NAME = /\{(?<name>\w+(?:@end)?)\}/gu;

/** Replaces the names of a text by what they stand for; `N = {n}` is one line. */
export function fillNames(
  text: string,
  replace: (name: string) => string,
): string {
  return text
    .replaceAll(' = {', '\u00a0=\u00a0{')
    .replaceAll(NAME, (_, name: string) => replace(name));
}

/** Returns the templates of a sentence: one, or one for each case. */
export function templatesOf(
  sentence: Template | Pick<TemplateCases<never, never>, 'cases'>,
): readonly Template[] {
  return 'cases' in sentence ? Object.values(sentence.cases) : [sentence];
}
