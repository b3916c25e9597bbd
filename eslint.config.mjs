import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as mdx from 'eslint-plugin-mdx';
import reactHooks from 'eslint-plugin-react-hooks';
import sortImports from 'eslint-plugin-simple-import-sort';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const FIXED_VALUE =
  'Literal, UnaryExpression[argument.type="Literal"], TemplateLiteral[expressions.length=0]';

/** A number, text or pattern that is fixed for a whole module. */
const constantNames = {
  selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/^[a-z]/] > :matches(${FIXED_VALUE}).init`,
  message: 'Name it in UPPER_CASE.',
};

export default defineConfig(
  globalIgnores([
    'build/',
    'build-plain/',
    '**/.docusaurus/',
    'playwright-report/',
    'test-results/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
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
      // There are no enums and few classes: to look for them in every assignment
      // takes a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Numbers in templates say what they mean.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true},
      ],
      // Handlers of one expression stay on one line.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
    },
  },
  {
    // Where components and hooks can be.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/{amesimFile,comparison,models,physics,plugins,solver}/**'],
    extends: [
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
    ],
  },
  {
    // Loops over arrays stay inside them by construction; a check of every
    // element would be paid in the innermost loop.
    files: ['src/{solver,physics,models}/**', 'tests/**'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
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
    // The functions of a model are pure: none of them knows a `this`.
    files: ['src/models/**', 'tests/unit/models/**'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      // A model without states, or whose states a function doesn't read.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
    },
  },
  {
    // Node, not the browser.
    files: ['**/*.mjs', '*.config.ts', 'scripts/**', 'tests/**'],
    languageOptions: {globals: globals.node},
  },
  {
    ...mdx.flat,
    processor: mdx.createRemarkProcessor({lintCodeBlocks: false}),
    rules: {
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
  prettier,
);
