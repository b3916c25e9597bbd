import {RUNTIME_CHUNK} from '../entryScripts';
import {hasExpectedType} from '../integrity';

/** Matches the entry script, which only our pages name. */
const mark = new RegExp(`/assets/js/${RUNTIME_CHUNK}\\.[0-9a-f]+\\.js`);

/**
 * Tells whether a response is a page of this site and not, say, the login page
 * of a network. Reads no more than the head; the body stays readable.
 */
export async function isSitePage(response: Response): Promise<boolean> {
  if (!hasExpectedType('/', response)) {
    return false;
  }
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  let html = '';
  for (;;) {
    const part = await reader?.read();
    html += decoder.decode(part?.value, {stream: true});
    if (mark.test(html)) {
      void reader?.cancel();
      return true;
    }
    if (part?.done !== false) {
      return false;
    }
  }
}

/** Lists the scripts and styles that a page names. */
export function namedFiles(html: string): readonly string[] {
  const paths = html.matchAll(
    /\b(?:src|href)=["']?(\/(?:zh-Hans\/)?assets\/[^"'\s>]+\.(?:css|js))\b/g,
  );
  return [...new Set(Array.from(paths, ([, path = '']) => path))];
}

/** Lists the ids of the models on a page. */
export function modelsOn(html: string): readonly string[] {
  const ids = html.matchAll(/\bdata-simulation=["']?([\w-]+)/g);
  return [...new Set(Array.from(ids, ([, id = '']) => id))];
}
