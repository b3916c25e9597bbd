import {HASH_HEADER} from './names';

/** Media type of a file by the ending of its name; a page's address has none. */
const mediaTypes: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  html: /^text\/html/,
  // Older servers, that of `docusaurus serve` among them, send the second one.
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
};

/**
 * Tells whether a response has the media type that its address promises. The
 * login page of a network answers every address with HTML.
 */
export function hasExpectedType(path: string, {headers}: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  const expected = mediaTypes[ending];
  return expected
    ? expected.test(type)
    : type !== '' && !type.startsWith('text/html');
}

/** Computes the SHA-256 of a body, hexadecimal. */
async function sha256(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Tells whether a status may come with a file. Hosts that drop the ending of
 * `404.html` from its address send it as what it is: not found.
 */
function isFound(path: string, {status}: Response): boolean {
  return status === 200 || (status === 404 && path.endsWith('/404.html'));
}

/**
 * Tells whether a response is the file that it should be: with the digest given
 * or the one it was stored with. Without a digest its type must be right; with
 * one it need not, as some servers send none for `.py`. The body can still be
 * read afterwards.
 *
 * @param digest start of the file's SHA-256
 */
export async function isIntact(
  path: string,
  response: Response,
  digest = response.headers.get(HASH_HEADER) ?? '',
): Promise<boolean> {
  if (!isFound(path, response)) {
    return false;
  }
  if (digest === '') {
    return hasExpectedType(path, response);
  }
  try {
    const actual = await sha256(await response.clone().arrayBuffer());
    return actual.startsWith(digest);
  } catch {
    // The body is cut off.
    return false;
  }
}
