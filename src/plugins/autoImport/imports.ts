import {readdirSync} from 'node:fs';
import {join, parse as parsePath} from 'node:path';

import type {Root} from 'mdast';

import {
  type JsxElement,
  pick,
  readAttributes,
  readText,
} from '../results/attributes';

/** Makes nodes of Markdown, as the page holds them. */
export type Parse = (markdown: string) => Root;

/** Folders of big components: in `MDXComponents` every page would carry them. */
const folders: Readonly<Record<string, string>> = {
  AtAGlance: 'markdown/AtAGlance',
  Checkpoints: 'markdown/Checkpoints',
  DrawPrediction: 'markdown/DrawPrediction',
  Exercise: 'markdown/Exercise',
  Faq: 'markdown/Faq',
  Figure: 'markdown/Figure',
  Icon: 'base/ComponentIcon',
  Knob: 'markdown/Knob',
  PortPuzzle: 'markdown/PortPuzzle',
  Predict: 'markdown/Predict',
  Progress: 'markdown/Progress',
  Simulation: 'markdown/Simulation',
  Sketch: 'markdown/Sketch',
  Task: 'markdown/Task',
  Worksheet: 'markdown/Worksheet',
};

/** Parts of big components: named exports of the component's folder. */
const parts: Readonly<Record<string, string>> = {
  Answer: 'markdown/Exercise',
  Ask: 'markdown/Exercise',
  AskFeedback: 'markdown/Exercise',
  AskOption: 'markdown/Exercise',
  AskOptions: 'markdown/Exercise',
  Goal: 'markdown/Task',
  Goals: 'markdown/Task',
  Hint: 'markdown/Exercise',
  Mistake: 'markdown/Exercise',
  ProgressTicks: 'markdown/Progress',
  Right: 'markdown/Exercise',
  PredictOption: 'markdown/Predict',
  PredictOptions: 'markdown/Predict',
  Reveal: 'markdown/Predict',
};

/** The file in the folder that the attribute `name` stands for, without ending. */
function sourceOf(element: JsxElement, folder: string): string {
  const files = readdirSync(join('src', 'components', folder));
  const stems = files.map((file) => parsePath(file).name);
  const table = Object.fromEntries(stems.map((stem) => [stem, stem]));
  const name = readText(readAttributes(element), 'name') ?? '';
  return `@site/src/components/${folder}/${pick('name', table, name)}`;
}

function addAttribute(element: JsxElement, attribute: string, parse: Parse) {
  const [parsed] = parse(`<Data ${attribute} />`).children;
  if (parsed?.type === 'mdxJsxFlowElement') {
    element.attributes.push(...parsed.attributes);
  }
}

/**
 * Adds the import of a big component to those of the page, with the sketch that
 * it names; gives a figure a loader of its drawing, which is a chunk of its own.
 * @throws RangeError for an unknown name, listing those there are
 */
export function addImports(
  element: JsxElement,
  imports: Set<string>,
  parse: Parse,
): void {
  const name = element.name ?? '';
  const folder = folders[name];
  if (folder) {
    imports.add(`import ${name} from '@site/src/components/${folder}';`);
  }
  const partFolder = parts[name];
  if (partFolder) {
    imports.add(`import {${name}} from '@site/src/components/${partFolder}';`);
  }
  if (name === 'Figure') {
    const source = sourceOf(element, `${folder}/drawings`);
    addAttribute(element, `drawing={() => import('${source}')}`, parse);
  }
  if (name === 'Sketch') {
    const local = `sketch${imports.size}`;
    const source = sourceOf(element, `${folder}/sketches`);
    imports.add(`import ${local} from '${source}';`);
    addAttribute(element, `sketch={${local}}`, parse);
  }
}
