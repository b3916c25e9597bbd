import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Locale} from '../../src/i18n';
import {parameters} from '../../src/models/library/first-order-lag/parameters';
import {locales, pages} from '../routes';
import {
  type DevelopmentServer,
  startDevelopmentServer,
} from './developmentServer';
import {waitUntilLive} from './simulationPanel';
import {expect, test} from './site';

const MODEL = 'src/models/library/first-order-lag';
const DOCS: Readonly<Record<Locale, string>> = {
  en: 'docs',
  'zh-Hans': 'i18n/zh-Hans/docusaurus-plugin-content-docs/current',
};

/** Words that the page does not have, to find what was changed. */
const ADDED = {label: 'Renamed', sentence: 'Rewritten'};

/** Limits for an empty cache and both languages at once on a busy machine. */
const START_TIMEOUT = 120_000;
const CHANGE_TIMEOUT = 60_000;

function edit(path: string, change: (text: string) => string): boolean {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  writeFileSync(path, after);
  return after !== before;
}

/** Adds a word to a label of the model, in whichever of its files has it. */
function changeLabel(folder: string, label: string): void {
  const model = join(folder, MODEL);
  const changed = readdirSync(model).filter((name) =>
    edit(join(model, name), (code) =>
      code.replace(`'${label}'`, `'${label} ${ADDED.label}'`),
    ),
  );
  expect(changed).not.toEqual([]);
}

/** Adds a word to the first sentence below the front matter of the page. */
function changeSentence(folder: string, locale: Locale): void {
  const page = pages.lag.replace(/^\/docs\//, '');
  const path = join(folder, DOCS[locale], page, 'index.mdx');
  const isChanged = edit(path, (text) =>
    text.replace(/(\n---\n[^]*?\n)(?=\p{L}.*[.。]\n)/u, `$1${ADDED.sentence} `),
  );
  expect(isChanged).toBe(true);
}

async function waitUntilServed(
  server: DevelopmentServer,
  address: string,
): Promise<void> {
  const answers = async () => {
    expect(server.isRunning(), server.output()).toBe(true);
    return fetch(address).then(
      (response) => response.ok,
      () => false,
    );
  };
  await expect.poll(answers, {timeout: START_TIMEOUT}).toBe(true);
}

for (const {name, prefix} of locales) {
  test(`the development server shows what an author changes: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(2 * START_TIMEOUT);
    const server = await startDevelopmentServer(name);
    try {
      const address = `${server.origin}${prefix}${pages.lag}`;
      await waitUntilServed(server, address);
      await page.goto(address);
      const panel = await waitUntilLive(page);
      const label = panel.getByRole('slider', {name: ADDED.label});
      const sentence = page.getByText(ADDED.sentence).first();
      await expect(label.or(sentence)).toHaveCount(0);

      changeLabel(server.folder, parameters.timeConstant.label[name]);
      await expect(label).toBeVisible({timeout: CHANGE_TIMEOUT});
      changeSentence(server.folder, name);
      await expect(sentence).toBeVisible({timeout: CHANGE_TIMEOUT});
      expect(server.isRunning(), server.output()).toBe(true);
    } finally {
      await server.close();
    }
  });
}
