import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';

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

/** The groups of chunk numbers that some script loads together. */
function groups(script: string): readonly (readonly string[])[] {
  const calls = script.matchAll(
    /Promise\.all\(\[((?:\w+\.e\("\w+"\),?)+)\]\)|\b\w+\.e\("\w+"\)/g,
  );
  return [...calls].map(([call]) =>
    [...call.matchAll(/\.e\("(\w+)"\)/g)].map(([, id]) => id ?? ''),
  );
}

/**
 * What a page loads later for the sake of the chunk that holds `mark`: the
 * chunk and those loaded with it, without what the page has at first.
 * @throws Error when none of the page's scripts loads a chunk that holds it
 */
export function loadedFor(
  mark: string,
  folder: string,
  prefix: string,
  {scripts}: Load,
): readonly string[] {
  const below = join(folder, prefix, 'assets', 'js');
  const files = readdirSync(below).map((name) => join(below, name));
  const idOf = (file: string) => basename(file).split('.')[0] ?? '';
  // A module that other pages use as well may stand in several chunks.
  const holders = files
    .filter((file) => readFileSync(file, 'utf8').includes(mark))
    .map(idOf);
  const [wanted] = scripts
    .flatMap((file) => groups(readFileSync(file, 'utf8')))
    .filter((group) => group.some((id) => holders.includes(id)))
    .sort((one, other) => one.length - other.length);
  if (!wanted) {
    throw new Error(`No script loads what holds ${mark}`);
  }
  return files.filter(
    (file) => wanted.includes(idOf(file)) && !scripts.includes(file),
  );
}
