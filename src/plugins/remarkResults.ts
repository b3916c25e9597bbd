import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import type {Locale} from '../i18n';
import {atElement, type JsxElement, readAttributes} from './results/attributes';
import {checkpointsOf} from './results/checkpoints';
import {jsx} from './results/jsx';
import {measure} from './results/measure';
import {checkpointTable} from './results/table';

export interface RemarkResultsOptions {
  /** The language of the pages. */
  readonly locale: Locale;
}

async function expandResult(
  element: JsxElement,
  locale: Locale,
): Promise<void> {
  const {value, text} = await measure(readAttributes(element), locale);
  const {attributes, children} = jsx('data', {value: String(value)}, [text]);
  Object.assign(element, {name: 'data', attributes, children});
}

/** Leaves the element in place: it scrolls the table on a phone. */
async function expandCheckpoints(
  element: JsxElement,
  locale: Locale,
): Promise<void> {
  const groups = await checkpointsOf(readAttributes(element), locale);
  const children = [checkpointTable(groups, locale)];
  Object.assign(element, {attributes: [], children});
}

const EXPANSIONS: Readonly<
  Record<string, (element: JsxElement, locale: Locale) => Promise<void>>
> = {Result: expandResult, Checkpoints: expandCheckpoints};

/**
 * Computes `<Result>` and `<Checkpoints>` while the site is built, so that no
 * model is sent for them. What can't be computed stops the build, with file,
 * line and what is allowed.
 */
export default function remarkResults({locale}: RemarkResultsOptions) {
  return async (tree: Root, file: {readonly path: string}): Promise<void> => {
    const found: JsxElement[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      if (Object.hasOwn(EXPANSIONS, element.name ?? '')) {
        found.push(element);
      }
    });
    for (const element of found) {
      const name = element.name ?? '';
      try {
        await EXPANSIONS[name]?.(element, locale);
      } catch (error) {
        throw atElement(file.path, element, error);
      }
    }
  };
}
