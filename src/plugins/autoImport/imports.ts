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

/** What the copies of exercises on the page “Practice” are made of. */
const COPY_FOLDER = 'components/markdown/PracticeCopy';

/** Folders of big components: in `MDXComponents` every page would carry them. */
const folders: Readonly<Record<string, string>> = {
  Aim: 'components/markdown/Aim',
  AtAGlance: 'components/markdown/AtAGlance',
  CheckSheet: 'components/markdown/CheckSheet',
  Checkpoints: 'components/markdown/Checkpoints',
  DrawPrediction: 'components/markdown/DrawPrediction',
  Exercise: 'components/markdown/Exercise',
  Faq: 'components/markdown/Faq',
  FaultyRun: 'components/markdown/FaultyRun',
  Figure: 'components/markdown/Figure',
  Icon: 'components/base/ComponentIcon',
  Knob: 'components/markdown/Knob',
  LogReader: 'components/markdown/LogReader',
  Parameters: 'components/markdown/Parameters',
  Path: 'components/markdown/Path',
  PortPuzzle: 'components/markdown/PortPuzzle',
  Practice: 'components/markdown/Practice',
  PracticeCopy: COPY_FOLDER,
  Predict: 'components/markdown/Predict',
  Progress: 'components/markdown/Progress',
  Run: 'components/markdown/Run',
  Simulation: 'panel',
  Sketch: 'sketch',
  Task: 'components/markdown/Task',
  Worksheet: 'components/markdown/Worksheet',
};

/** Parts of big components: named exports of the component's folder. */
const parts: Readonly<Record<string, string>> = {
  Answer: 'components/markdown/Exercise',
  Ask: 'components/markdown/Exercise',
  AskFeedback: 'components/markdown/Exercise',
  AskOption: 'components/markdown/Exercise',
  AskOptions: 'components/markdown/Exercise',
  Drawn: COPY_FOLDER,
  ExerciseList: 'components/markdown/Practice',
  Goal: 'components/markdown/Task',
  Goals: 'components/markdown/Task',
  Hint: 'components/markdown/Exercise',
  Mistake: 'components/markdown/Exercise',
  Proof: 'components/markdown/Exercise',
  ProgressTicks: 'components/markdown/Progress',
  Right: 'components/markdown/Exercise',
  PathFoot: 'components/chrome/OnPath',
  PredictOption: 'components/markdown/Predict',
  PredictOptions: 'components/markdown/Predict',
  Reveal: 'components/markdown/Predict',
  Step: 'components/markdown/Path',
};

/** The file in the folder that the attribute `name` stands for, without ending. */
function sourceOf(element: JsxElement, folder: string): string {
  const files = readdirSync(join('src', folder));
  const stems = files.map((file) => parsePath(file).name);
  const table = Object.fromEntries(stems.map((stem) => [stem, stem]));
  const name = readText(readAttributes(element), 'name') ?? '';
  return `@site/src/${folder}/${pick('name', table, name)}`;
}

function addAttribute(element: JsxElement, attribute: string, parse: Parse) {
  const [parsed] = parse(`<Data ${attribute} />`).children;
  if (parsed?.type === 'mdxJsxFlowElement') {
    element.attributes.push(...parsed.attributes);
  }
}

/**
 * Adds the import of a big component to those of the page; gives a figure and a
 * sketch a loader of what they draw, which is a chunk of its own. Questions of a
 * copy on the page “Practice” can be asked with other numbers.
 * @throws RangeError for an unknown name, listing those there are
 */
export function addImports(
  element: JsxElement,
  imports: Set<string>,
  parse: Parse,
  isCopy: boolean,
): void {
  const name = element.name ?? '';
  const folder = folders[name];
  if (folder) {
    imports.add(`import ${name} from '@site/src/${folder}';`);
  }
  const isAskOfCopy = name === 'Ask' && isCopy;
  const partFolder = isAskOfCopy ? COPY_FOLDER : parts[name];
  if (partFolder) {
    imports.add(`import {${name}} from '@site/src/${partFolder}';`);
  }
  if (name === 'Figure') {
    const source = sourceOf(element, `${folder}/drawings`);
    addAttribute(element, `drawing={() => import('${source}')}`, parse);
  }
  if (name === 'Sketch') {
    const source = sourceOf(element, `${folder}/sketches`);
    addAttribute(element, `sketch={() => import('${source}')}`, parse);
  }
}
