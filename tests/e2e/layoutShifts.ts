import {expect, type Page} from '@playwright/test';

/**
 * What rounds to a score of 0.000: the font of formulas takes the place of
 * the system's within a line. Anything that a reader could see is far above.
 */
const UNSEEN = 0.0005;

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Every shift from the first paint on, with what moved. */
async function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface Entry extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly {readonly node: Node | null}[];
        }
        const seen: Shift[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Entry[]) {
            const what = entry.sources.map(({node}) =>
              node instanceof Element
                ? `${node.localName}.${node.className}`
                : (node?.nodeName ?? 'gone'),
            );
            seen.push({value: entry.value, what});
          }
        });
        observer.observe({type: 'layout-shift', buffered: true});
        // Entries are handed over before a frame; two are past them all.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );
}

/** Fails where something moved since the first paint, naming it. */
export async function expectStill(page: Page): Promise<void> {
  const found = await shifts(page);
  const sum = found.reduce((total, {value}) => total + value, 0);
  expect(sum, JSON.stringify(found)).toBeLessThan(UNSEEN);
}
