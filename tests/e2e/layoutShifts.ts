import {expect, type Page} from '@playwright/test';

/**
 * The largest invisible layout shift, as when the font of formulas replaces
 * that of the system within a line. Visible shifts are far larger.
 */
const MAX_INVISIBLE_SHIFT = 0.0005;

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Collects every layout shift since the first paint, with what moved. */
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
                : (node?.textContent?.slice(0, 40) ?? 'gone'),
            );
            seen.push({value: entry.value, what});
          }
        });
        observer.observe({type: 'layout-shift', buffered: true});
        // The observer is called before a frame: after two it has had them all.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );
}

/** Expects that nothing has moved since the first paint; names what has. */
export async function expectStill(page: Page): Promise<void> {
  const found = await shifts(page);
  const sum = found.reduce((total, {value}) => total + value, 0);
  expect(sum, JSON.stringify(found)).toBeLessThan(MAX_INVISIBLE_SHIFT);
}
