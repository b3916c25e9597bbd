import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {median} from 'd3-array';

import {languages, pages} from './pages';

const RUNS = 5;
const forms = ['mobile', 'desktop'] as const;
const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;
const audits = {
  'first-contentful-paint': 'fcp',
  'largest-contentful-paint': 'lcp',
  'total-blocking-time': 'tbt',
  'cumulative-layout-shift': 'cls',
} as const;

type Figure = (typeof categories)[number] | 'fcp' | 'lcp' | 'tbt' | 'cls';

/** Scores out of a hundred, milliseconds, and the shift without a unit. */
export type Scores = Readonly<Record<Figure, number>>;

interface Report {
  readonly categories: Record<string, {readonly score: number | null}>;
  readonly audits: Record<string, {readonly numericValue?: number}>;
}

/**
 * Lighthouse is a measuring tool and no part of the site: npx fetches it, and
 * the Node it needs, into a cache of its own when it is first asked for.
 */
async function lighthouse(
  args: readonly string[],
  chromium: string,
): Promise<void> {
  // Not synchronous: this process serves the site.
  await promisify(execFile)(
    'npx',
    ['--yes', '-p', 'node@22', '-p', 'lighthouse@12', 'lighthouse', ...args],
    {
      timeout: 180_000,
      env: {
        ...process.env,
        CHROME_PATH: chromium,
        npm_config_cache: join(tmpdir(), 'measure-npm'),
      },
    },
  );
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');

async function runOnce(
  url: string,
  form: (typeof forms)[number],
  chromium: string,
): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'measure-'));
  try {
    const path = join(folder, 'report.json');
    await lighthouse(
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${path}`,
        `--chrome-flags=${flags}`,
        `--only-categories=${categories.join(',')}`,
        ...(form === 'desktop' ? ['--preset=desktop'] : []),
      ],
      chromium,
    );
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const scores = categories.map((name) => [
      name,
      Math.round(100 * (report.categories[name]?.score ?? 0)),
    ]);
    const times = Object.entries(audits).map(([audit, short]) => [
      short,
      report.audits[audit]?.numericValue ?? Number.NaN,
    ]);
    return Object.fromEntries([...scores, ...times]) as Scores;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function medians(runs: readonly Scores[]): Scores {
  const names = Object.keys(runs[0] ?? {}) as Figure[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs, (run) => run[name]) ?? Number.NaN]),
  ) as Scores;
}

/**
 * Returns the median of five runs for each page but search, in both forms and
 * languages. Undefined where Lighthouse can't be fetched.
 */
export async function measureLighthouse(
  address: string,
  chromium: string,
): Promise<Readonly<Record<string, Scores>> | undefined> {
  try {
    await lighthouse(['--version'], chromium);
  } catch {
    console.log('Lighthouse could not be fetched: its part is left out.');
    return undefined;
  }
  const found: Record<string, Scores> = {};
  for (const {language, prefix} of languages) {
    for (const {kind, route} of pages.filter(
      (page) => page.kind !== 'search',
    )) {
      for (const form of forms) {
        const url = address + prefix + route;
        const runs: Scores[] = [];
        while (runs.length < RUNS) {
          runs.push(await runOnce(url, form, chromium));
        }
        found[`${language} ${kind}, ${form}`] = medians(runs);
      }
    }
  }
  return found;
}
