import type {Locale} from '../../i18n';
import {numberTask} from '../../models/run/answers/answer';
import {
  type Attributes,
  childrenOf,
  isNamed,
  type JsxElement,
  readAttributes,
  readNumber,
  readText,
} from './attributes';
import {laboratory} from './experiment';
import {textAttributes} from './jsx';

function choiceTask(
  element: JsxElement,
  correct: number,
  mistakes: readonly Attributes[],
) {
  const list = childrenOf(element).find(({type}) => type === 'list');
  const count = list?.type === 'list' ? list.children.length : 0;
  const options = mistakes.map((each) => readNumber(each, 'option') ?? 0);
  for (const option of [correct, ...options]) {
    if (!Number.isInteger(option) || option < 1 || option > count) {
      throw new RangeError(`there is no option ${option}, only 1 to ${count}`);
    }
  }
  if (options.includes(correct)) {
    throw new RangeError(`option ${correct} is the right one`);
  }
  return {correct, mistakes: options};
}

/**
 * Computes the answer to a question and the values of its mistakes.
 * @throws RangeError with the fault, also for a mistake that counts as right
 */
export async function expandAnswer(
  element: JsxElement,
  locale: Locale,
): Promise<void> {
  const attributes = readAttributes(element);
  const elements = childrenOf(element).filter(isNamed('Mistake'));
  const mistakes = elements.map(readAttributes);
  const correct = readNumber(attributes, 'correct');
  const task =
    correct === undefined
      ? await numberTask(attributes, mistakes, locale, laboratory)
      : choiceTask(element, correct, mistakes);
  element.attributes = textAttributes({
    label: readText(attributes, 'label') ?? '',
    task: JSON.stringify(task),
  });
  for (const mistake of elements) {
    mistake.attributes = [];
  }
}
