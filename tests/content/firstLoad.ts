import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The files that a page's HTML names, below the build's folder. */
export interface Load {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function named(html: string, pattern: RegExp): readonly string[] {
  const paths = [...html.matchAll(pattern)].map(([, path]) => path ?? '');
  return [...new Set(paths)];
}

/**
 * What a page loads before it is shown and taken over by React. The HTML names
 * all of it: the frame's scripts, and the preloaded ones of its own content.
 */
export function firstLoad(folder: string, address: string): Load {
  const html = join(folder, address, 'index.html');
  const text = readFileSync(html, 'utf8');
  const file = String.raw`["']?\/([^"'\s>]+?\.`;
  return {
    html,
    scripts: named(
      text,
      new RegExp(`<(?:script|link)\\b[^>]*?\\b(?:src|href)=${file}js)\\b`, 'g'),
    ).map((path) => join(folder, path)),
    styles: named(
      text,
      new RegExp(`<link\\b[^>]*?\\bhref=${file}css)\\b`, 'g'),
    ).map((path) => join(folder, path)),
  };
}
