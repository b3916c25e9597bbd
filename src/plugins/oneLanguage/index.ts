import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';

/** Packages whose components come with messages of their own. */
const packages =
  /[\\/]@docusaurus[\\/](?:core|theme-classic|theme-common)[\\/]lib[\\/]/;

/**
 * Sends texts in the reader's language only: those of the models, and of the
 * messages only those that the scripts of the page can show.
 */
export default function oneLanguage(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, i18n} = context;
  const source = join(siteDir, 'src');
  const texts: RuleSetRule = {
    test: /\.tsx?$/u,
    include: ['models', 'physics', 'components'].map((folder) =>
      join(source, folder),
    ),
    // It shows each term in both languages.
    exclude: join(source, 'components', 'markdown', 'Glossary'),
    enforce: 'pre',
    loader: join(__dirname, 'textsLoader.mjs'),
    options: {locale: i18n.currentLocale, locales: i18n.locales},
  };

  /** Docusaurus writes the tables of all languages to one path, in turn. */
  function ownTable(): string {
    const table = readFileSync(
      join(generatedFilesDir, 'codeTranslations.json'),
    );
    const own = join(generatedFilesDir, `messages.${i18n.currentLocale}.json`);
    if (!existsSync(own) || !readFileSync(own).equals(table)) {
      writeFileSync(own, table);
    }
    return own;
  }

  function messages(): RuleSetRule {
    return {
      test: /\.[jt]sx?$/u,
      include: [source, packages],
      enforce: 'pre',
      loader: join(__dirname, 'messagesLoader.mjs'),
      options: {table: ownTable()},
    };
  }
  return {
    name: 'one-language',
    configureWebpack(_config, isServer, {currentBundler}) {
      // While a page is written its messages change without a new start.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {module: {rules: [texts]}};
      }
      const {NormalModuleReplacementPlugin: Replacement} =
        currentBundler.instance;
      return {
        module: {rules: [texts, messages()]},
        plugins: [
          new Replacement(
            /^@generated\/codeTranslations$/,
            join(__dirname, 'noMessages.ts'),
          ),
        ],
      };
    },
  };
}
