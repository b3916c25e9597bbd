import {translate} from '@docusaurus/Translate';

import styles from './sheet.lazy.module.css';

/** Lines to write on below a question. */
const LINES = 4;

/** Parts of a question that do not belong on paper. */
const CONTROLS =
  'details, button, [role="status"], [data-worksheet="omit"], script';

/** Parts that are hidden in the page and belong on paper, such as empty axes. */
const FOR_PAPER = '[data-worksheet="only"]';

function element(tag: string, className?: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.className = className ?? '';
  created.textContent = text;
  return created;
}

/** Copies an element without ids: those of the page must stay unique. */
function copyOf(source: Element): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id], [for]')]) {
    each.removeAttribute('id');
    each.removeAttribute('for');
  }
  return copy;
}

function linesToWriteOn(): HTMLElement {
  const lines = element('div', styles.lines);
  lines.append(...Array.from({length: LINES}, () => element('div')));
  return lines;
}

/** Empties the fields: a copy keeps what the reader has typed and picked. */
function emptyFields(copy: HTMLElement): void {
  for (const input of copy.querySelectorAll('input')) {
    input.checked = false;
    input.value = '';
  }
}

/** The question, its fields as lines, with space to write below. */
function questionOf(source: Element): HTMLElement {
  const copy = copyOf(source);
  copy.classList.add(styles.question ?? '');
  copy.querySelectorAll(CONTROLS).forEach((part) => part.remove());
  copy.querySelectorAll<HTMLElement>(FOR_PAPER).forEach((part) => {
    part.hidden = false;
  });
  emptyFields(copy);
  copy.append(linesToWriteOn());
  return copy;
}

/** Removes paragraphs that are nothing but a link: paper has none. */
function removeLinkLines(copy: HTMLElement): void {
  for (const line of copy.querySelectorAll('p')) {
    const [link] = line.children;
    if (link?.matches('a') && link.textContent === line.textContent) {
      line.remove();
    }
  }
}

/** The explanations of a question under its title. */
function answersTo(source: Element): readonly HTMLElement[] {
  const title =
    source.querySelector('legend, p')?.firstChild?.textContent ?? '';
  return [...source.querySelectorAll('details')].map((details) => {
    const copy = copyOf(details);
    copy.querySelector('summary')?.remove();
    removeLinkLines(copy);
    const answer = element('div', styles.answer);
    answer.append(element('p', styles.title, title), ...copy.childNodes);
    return answer;
  });
}

/** Makes the sheet of all questions of the page, in their order. */
function makeSheet(): HTMLElement {
  const sheet = element('div', styles.sheet);
  const questions = [
    ...document.querySelectorAll('[data-worksheet="question"]'),
  ];
  const heading = document.querySelector('h1')?.textContent ?? document.title;
  const answers = element('section', styles.answers);
  const answersHeading = translate({
    id: 'worksheet.answers',
    message: 'Answers',
    description: 'Heads the last page of a worksheet',
  });
  answers.append(
    element('h2', undefined, answersHeading),
    ...questions.flatMap(answersTo),
  );
  sheet.append(
    element('h1', undefined, heading),
    ...questions.map(questionOf),
    answers,
  );
  return sheet;
}

/**
 * Prints the questions of the page instead of the page: empty axes, fields and
 * lines to write on, the answers on a page of their own at the end.
 */
export function printWorksheet(): void {
  const sheet = makeSheet();
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), {once: true});
  window.print();
}
