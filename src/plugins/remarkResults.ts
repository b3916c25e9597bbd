import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';

import type {Locale} from '../i18n';
import {measure} from '../models/run/answers/measure';
import {expandAnswer} from './results/answer';
import {
  elementsIn,
  errorAt,
  type JsxElement,
  readAttributes,
} from './results/attributes';
import {compareCheckpoints} from './results/checkpoints';
import {findModel, laboratory} from './results/experiment';
import {jsx, textAttributes} from './results/jsx';
import {findSheet, renderLabSheet} from './results/labSheet';
import {expandPracticeCopy, withoutDraw} from './results/otherNumbers';
import {renderParameters} from './results/parameterTable';
import {expandPrediction} from './results/prediction';
import {expandRun} from './results/run';
import {renderTable} from './results/table';
import {expandTask} from './results/task';

export interface RemarkResultsOptions {
  /** The language of the pages. */
  readonly locale: Locale;
}

async function expandResult(
  element: JsxElement,
  locale: Locale,
): Promise<void> {
  const described = withoutDraw(readAttributes(element));
  const {value, text} = await measure(described, locale, laboratory);
  const {attributes, children} = jsx('data', {value: String(value)}, [text]);
  Object.assign(element, {name: 'data', attributes, children});
}

/** The models that have a panel on the page. */
function panelModels(tree: Root): readonly unknown[] {
  return elementsIn(tree, 'Simulation').map(
    (panel) => readAttributes(panel).model,
  );
}

/**
 * Keeps the element around the table, with what its one line says, and with the
 * model if the reader can compare a run of his own with its panel.
 */
async function expandCheckpoints(
  element: JsxElement,
  locale: Locale,
  tree: Root,
): Promise<void> {
  const given = readAttributes(element);
  const groups = await compareCheckpoints(given);
  const shares = groups.flatMap(({points}) =>
    points.map(({difference, tolerance}) => Math.abs(difference) / tolerance),
  );
  const attributes = textAttributes({
    count: String(shares.length),
    largest: String(Math.max(0, ...shares)),
    ...(panelModels(tree).includes(given.model) && {
      panel: String(given.model),
    }),
  });
  const children = [renderTable(groups, locale)];
  Object.assign(element, {attributes, children});
}

const EXPANSIONS: Readonly<
  Record<
    string,
    (element: JsxElement, locale: Locale, tree: Root) => Promise<void>
  >
> = {
  Ask: expandAnswer,
  Checkpoints: expandCheckpoints,
  CheckSheet: async (element) => {
    await findSheet(readAttributes(element));
  },
  LabSheet: async (element, locale) => {
    Object.assign(element, await renderLabSheet(element, locale));
  },
  Parameters: async (element, locale) => {
    const model = await findModel(readAttributes(element));
    const children = [renderParameters(model, locale)];
    Object.assign(element, {attributes: [], children});
  },
  PracticeCopy: expandPracticeCopy,
  Predict: expandPrediction,
  Result: expandResult,
  Run: (element, _locale, tree) => expandRun(element, panelModels(tree)[0]),
  Task: expandTask,
};

/**
 * Computes `<Result>`, `<Checkpoints>`, `<Parameters>`, `<LabSheet>`, the answers of `<Ask>` and the links of
 * `<Predict>` and `<Run>` at build time, so that readers load no model for them, and proves
 * that each `<Task>` can be done. An element that can't be computed stops the build with file,
 * line and the allowed values.
 */
export default function remarkResults({locale}: RemarkResultsOptions) {
  return async (tree: Root, file: {readonly path: string}): Promise<void> => {
    for (const element of elementsIn(tree, ...Object.keys(EXPANSIONS))) {
      const name = element.name ?? '';
      try {
        await EXPANSIONS[name]?.(element, locale, tree);
      } catch (error) {
        throw errorAt(file.path, element, error);
      }
    }
  };
}
