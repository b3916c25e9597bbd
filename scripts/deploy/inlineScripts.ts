import {createHash} from 'node:crypto';

import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** The inline scripts that the site knows of, by purpose. */
const known: Readonly<Record<string, RegExp>> = {
  'colour mode, data attributes, announcement bar':
    /data-theme-choice.*data-announcement-bar-initially-dismissed/s,
  'layout piece by piece': /data-piecewise/,
  'start after the first picture': /data-start/,
  'base-path banner': /__docusaurus-base-url-issue-banner/,
};

/** Types that a browser never runs. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

export interface InlineScript {
  readonly purpose: string;
  /** As a policy names it, without quotation marks. */
  readonly hash: string;
}

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function isData({properties}: Element): boolean {
  return (
    typeof properties.type === 'string' && dataTypes.has(properties.type.trim())
  );
}

function purposeOf(text: string): string {
  const found = Object.entries(known).find(([, sign]) => sign.test(text));
  if (!found) {
    throw new Error(
      `An inline script that nobody knows: ${text.slice(0, 120)}`,
    );
  }
  return found[0];
}

function refuse(element: Element): void {
  if (element.tagName === 'style') {
    throw new Error(`A style element: ${textOf(element).slice(0, 120)}`);
  }
  for (const [name, value] of Object.entries(element.properties)) {
    if (/^on[A-Z]/.test(name)) {
      throw new Error(`A script attribute: ${name} of <${element.tagName}>`);
    }
    if (/^\s*javascript:/i.test(String(value))) {
      throw new Error(`A script address: ${name} of <${element.tagName}>`);
    }
  }
}

/**
 * The inline scripts of a page.
 *
 * @throws Error that shows a script whose purpose is not on the list, or
 *   anything else that the policy would refuse
 */
export function inlineScripts(html: string): readonly InlineScript[] {
  const scripts: InlineScript[] = [];
  const tree: Root = fromHtml(html);
  visit(tree, 'element', (element) => {
    refuse(element);
    const inline =
      element.tagName === 'script' && element.properties.src === undefined;
    if (inline && !isData(element)) {
      const text = textOf(element);
      scripts.push({purpose: purposeOf(text), hash: hashOf(text)});
    }
  });
  return scripts;
}
