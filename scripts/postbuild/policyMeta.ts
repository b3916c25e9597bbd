import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {inlineScripts} from '../deploy/inlineScripts';
import {contentSecurityPolicy} from '../deploy/policy';
import {builtFiles} from '../deploy/site';
import {quoteMeta} from './quoteMeta';

/** Start of the head in minified HTML. */
const HEAD_START = /<head><meta charset="?UTF-8"?\s*\/?>/i;
/** The policy of an earlier run. */
const PREVIOUS_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Inserts the Content-Security-Policy of a page at the start of its head, for
 * hosts that can't send headers. It allows the inline scripts of this page only.
 *
 * @throws Error when a script is unknown or the head doesn't start as expected
 */
export function insertPolicy(html: string): string {
  const bare = html.replace(PREVIOUS_POLICY, '');
  const hashes = inlineScripts(bare).map(({hash}) => hash);
  const policy = contentSecurityPolicy([...new Set(hashes)], 'meta');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  if (!HEAD_START.test(bare)) {
    throw new Error('The page does not begin with its character set');
  }
  return bare.replace(HEAD_START, (start) => start + meta);
}

/** Inserts the policy into every page of the built site, and quotes its `meta`. */
export function addPolicies(folder: string): void {
  for (const path of builtFiles(folder).filter((name) =>
    /\.html$/.test(name),
  )) {
    const file = join(folder, path);
    const html = readFileSync(file, 'utf8');
    // Renaming replaces the page in one step, so none is ever half written.
    writeFileSync(`${file}.new`, insertPolicy(quoteMeta(html)));
    renameSync(`${file}.new`, file);
  }
}
