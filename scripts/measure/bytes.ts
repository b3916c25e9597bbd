import type {Browser, Request} from '@playwright/test';

import {measured} from './pages';

type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

/** Bytes over the wire, brotli where it applies, without headers. */
export type Bytes = Readonly<Record<Kind | 'prefetched' | 'requests', number>>;

const byType: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

async function isPrefetch(request: Request): Promise<boolean> {
  const {purpose, 'sec-purpose': secPurpose} = await request.allHeaders();
  return [purpose, secPurpose].some((text) => text?.startsWith('prefetch'));
}

/** Measures what a phone loads until the network is idle, without input. */
async function bytesOf(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(url, {waitUntil: 'networkidle'});
    const sums = {html: 0, js: 0, css: 0, font: 0, image: 0, other: 0};
    const counts = {prefetched: 0, requests: 0};
    for (const request of finished.slice()) {
      const {responseBodySize} = await request.sizes();
      // The size of a response from the cache is negative.
      const size = Math.max(0, responseBodySize);
      if (await isPrefetch(request)) {
        counts.prefetched += size;
      } else {
        counts.requests += 1;
        sums[byType[request.resourceType()] ?? 'other'] += size;
      }
    }
    return {...sums, ...counts};
  } finally {
    await context.close();
  }
}

/** The bytes of every measured page, by what it is. */
export async function measureBytes(
  browser: Browser,
  address: string,
): Promise<Readonly<Record<string, Bytes>>> {
  const found: Record<string, Bytes> = {};
  for (const page of measured) {
    found[`${page.language} ${page.kind}`] = await bytesOf(
      browser,
      address + page.address,
    );
  }
  return found;
}
