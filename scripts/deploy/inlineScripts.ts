import {createHash} from 'node:crypto';

import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** Patterns that identify the inline scripts of the site, by purpose. */
const allowedScripts: Readonly<Record<string, RegExp>> = {
  'colour mode, data attributes, announcement bar':
    /data-theme-choice.*data-announcement-bar-initially-dismissed/s,
  'base-path banner': /__docusaurus-base-url-issue-banner/,
  'start after the first paint': /data-entry/,
  'colours and view of an embedded page': /dataset\.embed/,
  'marks of terms': /lumped-terms/,
};

/** Types of script elements that browsers don't run. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** An inline script of a page. */
export interface InlineScript {
  readonly purpose: string;
  /** Source expression for the policy, without quotation marks. */
  readonly hash: string;
}

function textContent(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('');
}

function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function isData({properties}: Element): boolean {
  return (
    typeof properties.type === 'string' && dataTypes.has(properties.type.trim())
  );
}

function identifyPurpose(text: string): string {
  const match = Object.entries(allowedScripts).find(([, pattern]) =>
    pattern.test(text),
  );
  if (!match) {
    throw new Error(`An unknown inline script: ${text.slice(0, 120)}`);
  }
  return match[0];
}

/** @throws Error for a style element, an event handler or a script address */
function rejectInlineCode(element: Element): void {
  if (element.tagName === 'style') {
    throw new Error(`A style element: ${textContent(element).slice(0, 120)}`);
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
 * Collects the inline scripts of a page.
 *
 * @throws Error for a script that is not on the list, and for inline code that
 *   the policy would refuse
 */
export function inlineScripts(html: string): readonly InlineScript[] {
  const scripts: InlineScript[] = [];
  const tree: Root = fromHtml(html);
  visit(tree, 'element', (element) => {
    rejectInlineCode(element);
    const isInline =
      element.tagName === 'script' && element.properties.src === undefined;
    if (isInline && !isData(element)) {
      const text = textContent(element);
      scripts.push({purpose: identifyPurpose(text), hash: hashSource(text)});
    }
  });
  return scripts;
}
