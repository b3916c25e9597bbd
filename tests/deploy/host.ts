import {chmodSync, mkdtempSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {RunningNginx} from './nginxServer';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names of the headers in lower case, one for each line. */
  readonly headerNames: readonly string[];
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a folder that nginx can read, whatever user it runs as. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumped-deploy-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Asks for a path as it is: nothing is normalised, nothing is followed. */
export function ask(
  {host, port}: RunningNginx,
  path: string,
  {method = 'GET', headers = {}}: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({host, port, path, method, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          headerNames: response.rawHeaders
            .filter((_text, index) => index % 2 === 0)
            .map((name) => name.toLowerCase()),
          body: Buffer.concat(parts),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The first line of the answer to bytes that no HTTP client would send. */
export function say({host, port}: RunningNginx, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({host, port}, () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}
