import {readFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {test} from './hosted';
import {expectStill} from './layoutShifts';
import {desktop, hydrated, onlyInAll, phone} from './site';

const arrivals = [
  '/',
  '/zh-Hans/',
  pages.lag,
  pages.rename,
  `/zh-Hans${pages.event}`,
];

const RAW_TEXT = /<(script|style|noscript)\b.*?<\/\1>/gs;
/** The end of a tag that opens an element or follows text. */
const TAG_END = /<[a-z][^>]*>|(?<=[^>\s])<\/[^>]*>/g;

/** Splits a page after every tag: a slow network brings it in such pieces. */
function piecesOf(html: string): readonly string[] {
  const body = html.indexOf('>', html.indexOf('<body')) + 1;
  const text = html.replace(RAW_TEXT, (found) => ' '.repeat(found.length));
  const ends = [...text.matchAll(TAG_END)]
    .map((tag) => tag.index + tag[0].length)
    .filter((end) => end > body);
  return [0, ...ends].map((start, index) => html.slice(start, ends[index]));
}

interface Drawn {
  /** Elements and characters of the page. */
  readonly amount: number;
  /** Whether the last twenty elements are below the window. */
  readonly isBelowWindow: boolean;
}

/** Waits for a frame in which the page holds more than `known`. */
function drawn(page: Page, known: number): Promise<Drawn> {
  return page.evaluate(
    (before) =>
      new Promise<Drawn>((resolve) => {
        const checkFrame = () => {
          const all = [...document.querySelectorAll('body *')];
          const amount =
            all.length +
            (document.querySelector('body')?.textContent.length ?? 0);
          if (amount > before) {
            const isBelowWindow = all
              .slice(-20)
              .every(
                (element) => element.getBoundingClientRect().top > innerHeight,
              );
            resolve({amount, isBelowWindow});
          } else {
            requestAnimationFrame(checkFrame);
          }
        };
        requestAnimationFrame(checkFrame);
      }),
    known,
  );
}

for (const viewport of [phone, desktop]) {
  for (const address of arrivals) {
    test(
      `nothing moves on ${address} while it loads, ${viewport.width} px wide`,
      onlyInAll(viewport !== phone || !address.endsWith(pages.event)),
      async ({page, host}) => {
        const html = readFileSync(
          join(host.folder, address, 'index.html'),
          'utf8',
        );
        const [first, ...pieces] = piecesOf(html);
        const opened = new Promise<ServerResponse>((resolve) => {
          host.intervene = (path, response) => {
            if (path !== address) {
              return false;
            }
            response.writeHead(200, {
              'Content-Type': 'text/html; charset=utf-8',
            });
            response.write(first);
            resolve(response);
            return true;
          };
        });
        await page.setViewportSize(viewport);
        await page.goto(address, {waitUntil: 'commit'});
        const response = await opened;
        let {amount, isBelowWindow} = await drawn(page, 0);
        while (pieces.length > 1 && !isBelowWindow) {
          response.write(pieces.shift() ?? '');
          ({amount, isBelowWindow} = await drawn(page, amount));
        }
        response.end(pieces.join(''));
        await hydrated(page);
        await expectStill(page);
      },
    );
  }
}
