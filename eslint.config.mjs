import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import * as parser from '@typescript-eslint/parser';
import * as mdx from 'eslint-plugin-mdx';
import sortImports from 'eslint-plugin-simple-import-sort';
import {defineConfig, globalIgnores} from 'eslint/config';

const FIXED_VALUE =
  'Literal, UnaryExpression[argument.type="Literal"], TemplateLiteral[expressions.length=0]';

/** A number, text or pattern that is fixed for a whole module. */
const constantNames = {
  selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/^[a-z]/] > :matches(${FIXED_VALUE}).init`,
  message: 'Name it in UPPER_CASE.',
};

/**
 * What oxlint, which checks the rest, does not know: rules of Docusaurus and of
 * MDX, the order of imports, and two rules of this project.
 */
export default defineConfig(
  globalIgnores([
    'build/',
    'build-plain/',
    '**/.docusaurus/',
    'playwright-report/',
    'test-results/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parser},
    plugins: {'@docusaurus': docusaurus, 'simple-import-sort': sortImports},
    rules: {
      'simple-import-sort/imports': 'error',
      'no-restricted-syntax': ['error', constantNames],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        // Signs that are the same in every language.
        {ignoredStrings: ['·', '—', '×', '–', ':', '=', '%', ' ']},
      ],
    },
  },
  {
    // The build removes the other language from what `text` marks; unmarked
    // texts of both languages would reach every reader.
    files: [
      'src/{amesimFile,physics,models,components,openModel,panel,plot,sketch}/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        constantNames,
        {
          selector: "ObjectExpression > Property[key.value='zh-Hans']",
          message: 'Write text(english, chinese) from src/i18n.',
        },
      ],
    },
  },
  {
    ...mdx.flat,
    processor: mdx.createRemarkProcessor({lintCodeBlocks: false}),
    rules: {
      ...js.configs.recommended.rules,
      ...mdx.flat.rules,
      'no-undef': 'off', // components come from MDXComponents
      'no-unused-vars': 'off', // use in JSX is not seen as use
      'no-unused-expressions': 'off', // an expression prints its value
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '@site/src/*',
                '!@site/src/components',
                '!@site/src/openModel',
              ],
              message:
                'Content imports components and the page that opens models.',
            },
          ],
        },
      ],
    },
  },
);
