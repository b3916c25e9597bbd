import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

import type {Browser} from '@playwright/test';
import {median} from 'd3-array';

import {pages} from '../../src/site/pages';
import {linkPackages} from './copyProject';
import {serve} from './serve';

// cspell:ignore longtask
const RUNS = 9;
const SLOWER = 4;

const MODEL = pages.lag.route;

/** A task that holds the page longer than this, ms, blocks it for the rest. */
const LONG = 50;

interface Observed extends Window {
  tasks?: number[];
}

/** How long, ms, loading the page blocks it, with the processor slowed. */
async function blockingTime(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    await page.addInitScript(() => {
      const tasks: number[] = [];
      (window as Observed).tasks = tasks;
      new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) {
          tasks.push(duration);
        }
      }).observe({type: 'longtask', buffered: true});
    });
    const response = await page.goto(url, {waitUntil: 'networkidle'});
    if (!response?.ok()) {
      throw new Error(`No page at ${url}`);
    }
    const tasks = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          requestIdleCallback(() => resolve((window as Observed).tasks ?? []));
        }),
    );
    return tasks.reduce((sum, duration) => sum + duration - LONG, 0);
  } finally {
    await page.close();
  }
}

/** Builds a stock site of the built Markdown twins of the documents. */
async function buildPlain(folder: string): Promise<string> {
  linkPackages(folder);
  cpSync(join('build', 'docs'), join(folder, 'pages'), {
    recursive: true,
    filter: (name) => !/\.(?!md$)\w+$/u.test(name),
  });
  await promisify(execFile)(
    'node',
    [
      ...['scripts/docusaurus.mjs', 'build', folder],
      ...['--config', resolve('scripts/measure/plainConfig.ts')],
    ],
    {env: {...process.env, TMPDIR: folder}},
  );
  return join(folder, 'build');
}

/**
 * Returns how long loading a page with a model blocks it, beside a stock
 * Docusaurus page with the same text as plain Markdown, and their ratio: medians
 * of runs that take turns, since machines are noisy.
 */
export async function measureBlocking(browser: Browser, address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  const plain = await serve(await buildPlain(folder));
  try {
    const times = {site: [] as number[], plain: [] as number[]};
    while (times.site.length < RUNS) {
      times.site.push(await blockingTime(browser, address + MODEL));
      times.plain.push(await blockingTime(browser, plain.address + MODEL));
    }
    const [site = Number.NaN, stock = Number.NaN] = [
      median(times.site),
      median(times.plain),
    ];
    return {
      'page with a model': {site, stock, ratio: site / stock},
    };
  } finally {
    await plain.close();
    rmSync(folder, {recursive: true, force: true});
  }
}
