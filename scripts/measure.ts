import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {chromium} from '@playwright/test';

import {ensureChromium} from './chromium';
import {measureBlocking} from './measure/blocking';
import {measureBytes} from './measure/bytes';
import {compareBuilds} from './measure/compareBuilds';
import {measureLighthouse} from './measure/lighthouse';
import {report, type Results} from './measure/report';
import {serve} from './measure/serve';
import {measureSlider} from './measure/slider';

const HELP = `Measures the built site as a good host would serve it.

  --build           time builds of the site and of a stock Docusaurus with the
                    same pages, without and with caches
  --no-lighthouse   leave Lighthouse out
  --json FILE       write the figures to a file
  --compare FILE    show the differences to the figures of an earlier run
`;

/** Written last; a build without this file is incomplete. */
const LAST_WRITTEN = 'build/sw.js';

async function inBrowser(address: string, path: string) {
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const bytes = await measureBytes(browser, address);
    const slider = await measureSlider(browser, address);
    return {
      bytes,
      blocking: await measureBlocking(browser, address),
      waiting: {'slider, median of five': {ms: slider}},
    };
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'boolean'},
      compare: {type: 'string'},
      help: {type: 'boolean'},
      json: {type: 'string'},
      'no-lighthouse': {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const builds = values.build ? await compareBuilds() : undefined;
  if (!existsSync(LAST_WRITTEN)) {
    throw new Error('No whole build: run `npm run build`');
  }
  const path = ensureChromium();
  const {address, close} = await serve('build');
  try {
    const {bytes, blocking, waiting} = await inBrowser(address, path);
    const scores = values['no-lighthouse']
      ? undefined
      : await measureLighthouse(address, path);
    const results: Results = {
      'Bytes, brotli': bytes,
      'Blocking time, ms, beside a stock page of the same text': blocking,
      'Time to the painted result': waiting,
      ...(scores && {'Lighthouse, median of five': scores}),
      ...(builds && {
        'Build of both languages': Object.fromEntries(
          Object.entries(builds).map(([name, build]) => [name, {...build}]),
        ),
      }),
    };
    const earlier = values.compare
      ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Results)
      : undefined;
    console.log(report(results, earlier));
    if (values.json) {
      writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
    }
  } finally {
    await close();
  }
}

void main();
