import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';

/** The packages whose components show messages. */
const packages =
  /[\\/]@docusaurus[\\/](?:core|theme-classic|theme-common)[\\/]lib[\\/]/;

/**
 * Copies the table of messages, which Docusaurus writes to the same path for
 * each language in turn: the bundler's cache would find it changed each time.
 */
function copyTable({generatedFilesDir, i18n}: LoadContext): string {
  const table = readFileSync(join(generatedFilesDir, 'codeTranslations.json'));
  const copy = join(generatedFilesDir, `messages.${i18n.currentLocale}.json`);
  if (!existsSync(copy) || !readFileSync(copy).equals(table)) {
    writeFileSync(copy, table);
  }
  return copy;
}

/** The rule that writes the messages of the language into the modules. */
export function inlineTranslations(context: LoadContext): RuleSetRule {
  return {
    test: /\.[jt]sx?$/u,
    include: [join(context.siteDir, 'src'), packages],
    enforce: 'pre',
    loader: join(__dirname, 'loader.mjs'),
    options: {
      locale: context.i18n.currentLocale,
      table: copyTable(context),
    },
  };
}
