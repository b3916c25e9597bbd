import {ticks} from 'd3-array';

import type {Locale} from '../../i18n';
import {isChoice, sliderRange} from '../../models/definition/parameters';
import type {DrawSpec} from '../../models/run/answers/draw';
import {measure} from '../../models/run/answers/measure';
import {fromUnit, toUnit} from '../../physics/units';
import {
  type Attributes,
  elementsIn,
  type JsxElement,
  pick,
  readAttributes,
} from './attributes';
import {findModel, laboratory} from './experiment';
import {jsx, textAttributes} from './jsx';

/** About how many numbers a parameter is drawn from. */
const CHOICES = 10;

/** Differences below this share of a number come from its computation. */
const ROUNDING = 1e-9;

/** Attributes of a `<Result>` without the one that marks it. */
export function withoutDraw(attributes: Attributes): Attributes {
  const entries = Object.entries(attributes);
  return Object.fromEntries(entries.filter(([name]) => name !== 'draw'));
}

/**
 * Reads what the parameter of a marked `<Result>` is drawn from: round numbers,
 * in the unit that the page shows, of the slider's range or of the one that is
 * given, in which the texts of the exercise hold.
 * @throws RangeError for something else than a number or a range beyond it
 */
async function readDrawn(attributes: Attributes, locale: Locale) {
  const model = await findModel(attributes);
  const key = String(attributes.parameter);
  const definition = pick('parameter', model.parameters, key);
  const {value, unit} = await measure(
    withoutDraw(attributes),
    locale,
    laboratory,
  );
  if (isChoice(definition) || typeof value !== 'number' || !unit) {
    throw new RangeError(`'${key}' is no number that can be drawn`);
  }
  const range =
    attributes.draw === true ? sliderRange(definition) : definition.range;
  const [low = 0, high = 0] = range.map((limit) => toUnit(limit, unit));
  const [from = low, to = high] = Array.isArray(attributes.draw)
    ? (attributes.draw as readonly number[])
    : [];
  if (!(low <= from && from < to && to <= high)) {
    throw new RangeError(`draw must be a range in {[${low}, ${high}]}`);
  }
  const choices = ticks(from, to, CHOICES)
    .map((number) => fromUnit(number, unit))
    .filter((number) => Math.abs(number - value) > ROUNDING * Math.abs(value));
  return [key, {from: value, choices}] as const;
}

/** The number questions of an exercise, by their number. */
function readAsks(exercise: JsxElement): DrawSpec['asks'] {
  const asks = elementsIn(exercise, 'Ask').map((ask, index) => {
    const attributes = readAttributes(ask);
    const mistakes = elementsIn(ask, 'Mistake').map(readAttributes);
    return [String(index + 1), {attributes, mistakes}] as const;
  });
  return Object.fromEntries(
    asks.filter(([, {attributes}]) => attributes.correct === undefined),
  );
}

/**
 * Prepares the copy of an exercise on the page “Practice”. If results in it are
 * marked by `draw`, it gets what is needed to ask it with other numbers, and its
 * results can be replaced.
 * @throws RangeError when its numbers come from different models
 */
export async function expandPracticeCopy(
  copy: JsxElement,
  locale: Locale,
): Promise<void> {
  const elements = elementsIn(copy, 'Result');
  const results = elements.map(readAttributes);
  const marked = results.filter(({draw}) => draw !== undefined);
  const [first] = marked;
  if (!first) {
    return;
  }
  const asks = readAsks(copy);
  const models = [
    ...results,
    ...Object.values(asks).map((ask) => ask.attributes),
  ];
  if (models.some(({model}) => model !== first.model)) {
    throw new RangeError('numbers that are drawn come from one model');
  }
  const drawn = await Promise.all(
    marked.map((each) => readDrawn(each, locale)),
  );
  const spec: DrawSpec = {
    model: String(first.model),
    drawn: Object.fromEntries(drawn),
    asks,
    results: results.map(withoutDraw),
  };
  copy.attributes = textAttributes({draw: JSON.stringify(spec)});
  for (const [index, element] of elements.entries()) {
    const {text} = await measure(
      withoutDraw(results[index] ?? {}),
      locale,
      laboratory,
    );
    const {name, attributes, children} = jsx('Drawn', {index: String(index)}, [
      text,
    ]);
    Object.assign(element, {name, attributes, children});
  }
}
