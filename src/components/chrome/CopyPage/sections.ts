/** A section of a page that can be copied. */
export interface Section {
  readonly title: string;
  /** Anchor on the page. */
  readonly id: string;
  readonly level: number;
}

interface HeadingLine {
  readonly row: number;
  readonly level: number;
}

/** Finds the headings of levels 2 and 3; in code a '#' is something else. */
function headingLines(lines: readonly string[]): readonly HeadingLine[] {
  let fence = '';
  return lines.flatMap((line, row) => {
    const mark = /^(`{3,}|~{3,})/u.exec(line)?.[0] ?? '';
    if (fence !== '') {
      fence = mark.startsWith(fence) ? '' : fence;
      return [];
    }
    fence = mark;
    const level = /^(#{2,3}) /u.exec(line)?.[1]?.length;
    return level === undefined ? [] : [{row, level}];
  });
}

/**
 * Cuts a section out of the Markdown of a page, down to the next heading of its
 * level or above.
 * @param index - number of its heading among those of levels 2 and 3, from 0
 * @returns undefined when the page has fewer headings
 */
export function cutSection(
  markdown: string,
  index: number,
): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingLines(lines);
  const heading = headings[index];
  if (!heading) {
    return undefined;
  }
  const isEnd = ({level}: HeadingLine) => level <= heading.level;
  const end =
    headings.slice(index + 1).find(isEnd)?.row ??
    // The licence of the page follows a line.
    (lines.lastIndexOf('---') > heading.row
      ? lines.lastIndexOf('---')
      : lines.length);
  return `${lines.slice(heading.row, end).join('\n').trim()}\n`;
}

/** Lists the sections of the page that is open, in their order. */
export function listSections(article: Element): readonly Section[] {
  return [...article.querySelectorAll('h2, h3')].map((heading) => {
    const copy = heading.cloneNode(true) as Element;
    copy
      .querySelectorAll('.hash-link, button')
      .forEach((part) => part.remove());
    return {
      title: copy.textContent.trim(),
      id: heading.id,
      level: heading.tagName === 'H2' ? 2 : 3,
    };
  });
}
