import type {AnyModel} from '../../src/models/definition';
import {prose, type Source} from './pages';

type Language = 'en' | 'zh';

const UNITS =
  '°C|K|s|min|h|ms|Hz|W|kW|J|kJ|Pa|kPa|MPa|bar|kg/s|L/min|m/s|%|W/m²|W/\\(m²·K\\)|J/K|W/K|K/W|mm|m|percent|seconds|minutes|cycles|times|秒|分钟|次';
const QUANTITY = new RegExp(
  `(?<![\\w.,{])[-−]?\\d+(?:[.,]\\d+)?\\s?(?:${UNITS})(?![A-Za-z\\w])`,
  'gu',
);

/** What stands where a component was: its number is computed. */
const COMPUTED = '▮';

/**
 * Why a number beside the name of a result may be typed by hand: the reader sets
 * it or the question gives it (`input`), it says when something is looked at
 * (`instant`), it is part of a name or of a definition (`definition`), or it is
 * one of several answers to choose from (`option`). A comment in the sentence
 * says which: `{/* typed: input *\/}`.
 */
const TYPED_MARK = /\{\/\* typed: (?:input|instant|definition|option) \*\/\}/gu;

/** What stands for such a comment. */
const MARKED = '\u{e000}';

/** Shorter names occur in too many other senses. */
const SHORTEST_NAME = {en: 5, zh: 2} as const;

/** Names of outputs and scalars, without what distinguishes siblings. */
function namesOf(model: AnyModel, language: Language): readonly string[] {
  const locale = language === 'en' ? 'en' : 'zh-Hans';
  return [
    ...Object.values(model.outputs),
    ...Object.values(model.scalars ?? {}),
  ]
    .map(({label}) => label[locale].replace(/ ?[,(:（：，].*$/u, ''))
    .filter((name) => name.length >= SHORTEST_NAME[language])
    .map((name) => name.toLowerCase());
}

/** Tags whose attributes say what is asked, or what a mistake computes. */
const QUESTION_TAG =
  /<(?:Ask|Goal|Mistake|Predict|Task)\b(?:[^<>]|\{\{[^]*?\}\})*?>/gu;

/** The text of a page with its components, formulas and code taken out. */
function plainText(source: Source): string {
  return (
    prose(source)
      .replaceAll(TYPED_MARK, MARKED)
      .replaceAll(/\$\$[\s\S]*?\$\$/gu, '')
      .replaceAll(/`[^`]*`/gu, '')
      .replaceAll(/<Goal\b[\s\S]*?<\/Goal>/gu, '')
      // A run in a text names the values that it sets.
      .replaceAll(/<Run\b[\s\S]*?<\/Run>/gu, '')
      .replaceAll(QUESTION_TAG, '')
      .replaceAll(/<[A-Z](?:[^<>]|\{\{[^]*?\}\})*?\/>/gu, COMPUTED)
  );
}

/** Ids of the models that a page speaks of. */
export function modelsOf({body}: Source): readonly string[] {
  return [
    ...new Set([...body.matchAll(/ model="([a-z-]+)"/gu)].map(([, id]) => id)),
  ] as readonly string[];
}

/** Sentences, cells or items with and without a reason for a typed number. */
export interface TypedResults {
  /** A number is typed beside a result's name, and no comment says why. */
  readonly unexplained: readonly string[];
  /** A comment says why, but there is no such number. */
  readonly superfluous: readonly string[];
}

/**
 * Finds sentences (cells, items) in which a number with a unit is typed by hand
 * beside the name of something that a model of the page computes.
 */
export function typedResults(
  source: Source,
  models: readonly AnyModel[],
  language: Language,
): TypedResults {
  const names = models.flatMap((model) => namesOf(model, language));
  const isTyped = (sentence: string) => {
    const text = sentence.replaceAll(MARKED, '');
    return (
      names.some((name) => text.toLowerCase().includes(name)) &&
      text.match(QUANTITY) !== null
    );
  };
  const sentences = plainText(source)
    .split(/(?<=[!?;。！？；|]|[.:] )|\n/u)
    .map((sentence) => sentence.trim());
  const isMarked = (sentence: string) => sentence.includes(MARKED);
  return {
    unexplained: sentences.filter((each) => isTyped(each) && !isMarked(each)),
    superfluous: sentences.filter((each) => isMarked(each) && !isTyped(each)),
  };
}
