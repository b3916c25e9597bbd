import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

import {expect} from './site';

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The minified library. */
const source = readFileSync(
  createRequire(join(process.cwd(), 'package.json')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/**
 * Runs axe on what matches the selector `part` and describes what it finds.
 * Only violations are reported, and style sheets are not read again for a rule
 * on the orientation of the screen: both take longer than the other rules.
 */
async function findings(
  page: Page,
  part: string,
  options: RunOptions,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const runOptions: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...options,
  };
  const violations = await page.evaluate(
    async ([selector, settings]) => {
      const {axe} = window as unknown as {
        axe: {run(part: string, options: RunOptions): Promise<AxeResults>};
      };
      return (await axe.run(selector, settings)).violations;
    },
    [part, runOptions] as [string, RunOptions],
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({html, any}) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`,
    ),
  );
}

/** Hashes of the styles whose contrast was measured in this worker. */
const measured = new Set<string>();

/**
 * Marks a text of each style that was not measured before, and returns hashes
 * of these styles. A hash covers the elements, classes and colours from the root
 * down, in both modes: texts with one hash have the same contrast on every page
 * and at every width, so a table of a thousand cells costs a few.
 */
function markNewStyles(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate(
    ([known, selector]) => {
      const root = document.documentElement;
      // 64 bits, by FNV-1a with two primes.
      const short = (text: string) => {
        let [a, b] = [0x811c9dc5, 0x1b873593];
        for (let at = 0; at < text.length; at += 1) {
          const code = text.charCodeAt(at);
          a = Math.imul(a ^ code, 0x01000193);
          b = Math.imul(b ^ code, 0x85ebca6b);
        }
        return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
      };
      // The root's class has the name of the page, which means no style.
      const classOf = (element: Element) =>
        element === root
          ? root.className.replace(/docs-doc-id-\S+/, '')
          : element.getAttribute('class');
      const reader = () => {
        const hashes = new Map<Element | null, string>([[null, '']]);
        const hashOf = (element: Element | null): string => {
          const found = hashes.get(element);
          if (found !== undefined || !element) {
            return found ?? '';
          }
          const style = getComputedStyle(element);
          const own = [
            hashOf(element.parentElement),
            element.tagName,
            classOf(element),
            element.getAttribute('disabled'),
            style.color,
            style.fill,
            style.backgroundColor,
            style.backgroundImage,
            style.opacity,
            style.textShadow,
            style.position,
            parseFloat(style.fontSize) >= 18.66,
            parseFloat(style.fontSize) >= 24,
            style.fontWeight,
          ];
          const hash = short(own.join());
          hashes.set(element, hash);
          return hash;
        };
        return hashOf;
      };
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
      // What is not shown is not measured: it stays new until it is.
      const isShown = (element: Element) => {
        const {right, bottom} = element.getBoundingClientRect();
        return (
          right > 0 &&
          bottom + scrollY > 0 &&
          element.checkVisibility({visibilityProperty: true})
        );
      };
      // Drawings and formulas have a style and data like any other element.
      const texts = [
        ...document.querySelectorAll<HTMLElement>(
          `:is(${selector}), :is(${selector}) *`,
        ),
      ].filter((element) => hasText(element) && isShown(element));
      const hashesIn = (mode: string) => {
        root.dataset.theme = mode;
        return texts.map(reader());
      };
      const [light, dark] = [hashesIn('light'), hashesIn('dark')];
      const seen = new Set(known);
      for (const [index, element] of texts.entries()) {
        const hash = `${light[index]} ${dark[index]}`;
        element.toggleAttribute('data-new-style', !seen.has(hash));
        seen.add(hash);
      }
      root.dataset.theme = 'light';
      return [...seen].slice(known.length);
    },
    [[...measured], part] as const,
  );
}

function setColourMode(page: Page, mode: string): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
}

/** Runs the rule on contrast in both modes, for styles that are new. */
async function contrasts(page: Page, part: string): Promise<readonly string[]> {
  const styles = await markNewStyles(page, part);
  const found: string[] = [];
  for (const mode of styles.length > 0 ? ['light', 'dark'] : []) {
    await setColourMode(page, mode);
    const here = await findings(page, '[data-new-style]', {
      runOnly: ['color-contrast'],
    });
    found.push(...here.map((finding) => `${mode}: ${finding}`));
  }
  for (const style of styles) {
    measured.add(style);
  }
  await setColourMode(page, 'light');
  return found;
}

/**
 * Runs every rule but the contrast: results that are the same in both modes.
 * `smallTargets` is stricter than the rule on the size of targets, which axe
 * leaves out by default.
 */
function others(page: Page, part: string): Promise<readonly string[]> {
  return findings(page, part, {
    runOnly: tags,
    rules: {'color-contrast': {enabled: false}},
  });
}

/**
 * Runs the rules of axe, the contrast in both colour modes, and returns what
 * it finds on the page or on what matches the selector `part`. A resized page
 * settles a frame later, so a finding counts only when it persists.
 */
export async function inBothModes(
  page: Page,
  part = 'html',
): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await expect
    .poll(async () => (found = await others(page, part)))
    .toEqual([])
    .catch(() => undefined);
  return [...found, ...(await contrasts(page, part))];
}
