import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Host} from './host';

/** The login page of a network (captive portal). */
export const LOGIN =
  '<!doctype html><title>Network</title><h1>Please log in</h1>';

/** What may come in place of a script, by name. */
const wrongAnswers: Readonly<
  Record<string, (file: Buffer) => readonly [type: string, body: string]>
> = {
  'the HTML of a login page': () => ['text/html', LOGIN],
  nothing: () => ['text/javascript', ''],
  garbage: () => ['text/javascript', '\u0000{]'],
  'half of the file': (file) => [
    'text/javascript',
    file.toString('utf8', 0, file.length / 2),
  ],
};

/** The names of the wrong answers. */
export const faults = Object.keys(wrongAnswers);

/** Answers a path wrongly, with headers that let it be cached for a year. */
export function plantWrongFile(host: Host, fault: string, path: string): void {
  const file = readFileSync(join(host.folder, path));
  const [type, body] = wrongAnswers[fault]?.(file) ?? ['', ''];
  host.intervene = (requested, response) => {
    if (requested !== path) {
      return false;
    }
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(body);
    return true;
  };
}

/** A text that only the chunk with the page on TRIG0 holds: a heading. */
export const TRIGGER_CONTENT = 'id:"truth-table"';
