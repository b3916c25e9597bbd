import {createHash} from 'node:crypto';

import {
  defaultTreeAdapter as adapter,
  type DefaultTreeAdapterTypes as Html,
  parse,
} from 'parse5';

/** Patterns that identify the inline scripts of the site, by purpose. */
const allowedScripts: Readonly<Record<string, RegExp>> = {
  'colour mode, data attributes, announcement bar':
    /data-theme-choice.*data-announcement-bar-initially-dismissed/s,
  'base-path banner': /__docusaurus-base-url-issue-banner/,
  'start after the first paint': /data-entry/,
  'colours of an embedded page': /get\(["']theme["']\)/,
  'marks of terms': /lumped-terms/,
  'key that opens the search': /searchKey/,
  'press of a button before the page is live': /lastPress/,
};

/** Types of script elements that browsers don't run. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** An inline script of a page. */
export interface InlineScript {
  readonly purpose: string;
  /** Source expression for the policy, without quotation marks. */
  readonly hash: string;
}

function textContent({childNodes}: Html.Element): string {
  return childNodes
    .map((child) => (adapter.isTextNode(child) ? child.value : ''))
    .join('');
}

function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function attribute({attrs}: Html.Element, wanted: string): string | undefined {
  return attrs.find(({name}) => name === wanted)?.value;
}

function isInlineScript(element: Html.Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !dataTypes.has(attribute(element, 'type')?.trim() ?? '')
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
function rejectInlineCode(element: Html.Element): void {
  const {tagName, attrs} = element;
  if (tagName === 'style') {
    throw new Error(`A style element: ${textContent(element).slice(0, 120)}`);
  }
  for (const {name, value} of attrs) {
    if (/^on/i.test(name)) {
      throw new Error(`A script attribute: ${name} of <${tagName}>`);
    }
    if (/^\s*javascript:/i.test(value)) {
      throw new Error(`A script address: ${name} of <${tagName}>`);
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
  const readChildren = ({childNodes}: Html.ParentNode): void => {
    for (const child of childNodes) {
      if (adapter.isElementNode(child)) {
        rejectInlineCode(child);
        if (isInlineScript(child)) {
          const text = textContent(child);
          scripts.push({
            purpose: identifyPurpose(text),
            hash: hashSource(text),
          });
        }
        readChildren(child);
      }
    }
  };
  readChildren(parse(html));
  return scripts;
}
