import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {inlineScripts} from '../deploy/inlineScripts';
import {contentSecurityPolicy} from '../deploy/policy';
import {builtFiles} from '../deploy/site';

const head = /<head><meta charset="?UTF-8"?\s*\/?>/i;
const earlier = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * The page with its policy in front of everything that the policy is about,
 * for hosts that can't send headers. Only the page's own scripts are allowed.
 *
 * @throws Error when a script is unknown or the page doesn't begin as expected
 */
export function withPolicy(html: string): string {
  const bare = html.replace(earlier, '');
  const hashes = inlineScripts(bare).map(({hash}) => hash);
  const policy = contentSecurityPolicy([...new Set(hashes)], 'meta');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  if (!head.test(bare)) {
    throw new Error('The page does not begin with its character set');
  }
  return bare.replace(head, (start) => start + meta);
}

/** Writes the policy into every page of the built site. */
export function addPolicies(folder: string): void {
  for (const path of builtFiles(folder).filter((name) =>
    /\.html$/.test(name),
  )) {
    const file = join(folder, path);
    const html = readFileSync(file, 'utf8');
    writeFileSync(`${file}.new`, withPolicy(html));
    renameSync(`${file}.new`, file);
  }
}
