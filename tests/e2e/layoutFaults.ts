import type {Page} from '@playwright/test';

/**
 * Controls below 24 × 24 px: WCAG 2.2, 2.5.8, without its exception for those
 * that stand far from others. Only a link in a text may be as low as its line.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isText = (element: Element) => {
      const own = element.textContent.trim();
      const block = element.closest('p, li, td, dd, figcaption, dt');
      return (
        element instanceof HTMLAnchorElement &&
        getComputedStyle(element).display === 'inline' &&
        block !== null &&
        (block.matches('p, .markdown :is(li, td)') ||
          block.textContent.trim().length > own.length)
      );
    };
    /** A click on the label is a click on the control. */
    const areaOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const label =
        element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const around = label?.getBoundingClientRect() ?? own;
      return {
        width: Math.max(own.width, around.width),
        height: Math.max(own.height, around.height),
      };
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => !element.matches('[class*=skip]'))
      .filter((element) => !isText(element))
      .map((element) => ({element, ...areaOf(element)}))
      .filter(({width}) => width > 0)
      .filter(({width, height}) => width < 23.9 || height < 23.9)
      .map(
        ({element, width, height}) =>
          `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`,
      );
  });
}

/** The spacing of WCAG 2.2, 1.4.12; a formula is no text of a human language. */
export const TEXT_SPACING = `:not(math, math *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Texts that end at the edge of a box without a way to the rest of them. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => /hidden|clip/.test(overflow);
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) =>
          element.checkVisibility({visibilityProperty: true}),
        )
        .filter((element) => !element.matches('input, select, [class*=skip]'))
        // Elements of one pixel are for screen readers.
        .filter(
          ({clientWidth, clientHeight}) => clientWidth > 2 && clientHeight > 2,
        )
        .filter((element) => {
          const {overflowX, overflowY} = getComputedStyle(element);
          return (
            (hides(overflowX) &&
              element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) &&
              element.scrollHeight > element.clientHeight + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 140))
    );
  });
}

/** What is wrong with the words of the drawings, as they lie on the screen. */
export function drawingFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const svg of document.querySelectorAll('figure[id^="fig-"] svg')) {
      const frame = svg.getBoundingClientRect();
      const scale = frame.width / (svg as SVGSVGElement).viewBox.baseVal.width;
      const words = Array.from(svg.querySelectorAll('text'), (text) => ({
        said: text.textContent,
        size: scale * Number.parseFloat(getComputedStyle(text).fontSize),
        box: text.getBoundingClientRect(),
      }));
      for (const {said, size, box} of words) {
        if (size < 12) {
          faults.push(`'${said}' is ${size.toFixed(1)} px high`);
        }
        if (
          box.left < frame.left - 4 ||
          box.right > frame.right + 4 ||
          box.top < frame.top - 4 ||
          box.bottom > frame.bottom + 4
        ) {
          faults.push(`'${said}' leaves its panel`);
        }
      }
      // A line box is higher than its letters: a fifth of it may overlap.
      words.forEach((one, index) => {
        for (const other of words.slice(index + 1)) {
          const across =
            Math.min(one.box.right, other.box.right) -
            Math.max(one.box.left, other.box.left);
          const down =
            Math.min(one.box.bottom, other.box.bottom) -
            Math.max(one.box.top, other.box.top);
          if (across > 1 && down > 0.2 * one.box.height) {
            faults.push(`'${one.said}' lies on '${other.said}'`);
          }
        }
      });
    }
    return faults;
  });
}

/** Lines of a Chinese page that begin with punctuation, each with the text before it. */
export function linesBegunByPunctuation(
  page: Page,
): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('article') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const block = node.parentElement?.closest('p, li, td, h2, h3');
      for (const {index} of block
        ? node.data.matchAll(/[，。；：、）」？！]/g)
        : []) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const mark = range.getBoundingClientRect();
        range.setStart(block as Element, 0);
        range.setEnd(node, index);
        const before = range.toString();
        const lines = [...range.getClientRects()].filter(
          ({width}) => width > 0,
        );
        if (
          mark.width > 0 &&
          before.trim() &&
          lines.every(({bottom}) => bottom < mark.bottom - 8)
        ) {
          found.push(
            `${before.slice(-12)}|${node.data.slice(index, index + 6)}`,
          );
        }
      }
    }
    return found;
  });
}
