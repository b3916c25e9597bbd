import {PurgeCSS} from 'purgecss';

import {withoutOverridden} from './overridden';
import type {Bundler, Compiler} from './types';

/**
 * Every word of the scripts: a class that none of them names can't come into
 * a page, which is rendered by the same components on the server.
 */
export function wordsOf(scripts: readonly string[]): readonly string[] {
  const words = scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []);
  return [...new Set(words)];
}

/** The variables that style sheets read. */
function variablesOf(sheets: readonly string[]): readonly string[] {
  const found = sheets.flatMap((css) => css.match(/(?<=var\()--[\w-]+/g) ?? []);
  return [...new Set(found)];
}

/** Without the names of layers that no sheet has rules in. */
function withoutEmptyLayers(css: string, sheets: readonly string[]): string {
  return css.replaceAll(/@layer ([^{};]+);/g, (_, names: string) => {
    const filled = names
      .split(',')
      .filter((layer) =>
        sheets.some((sheet) => sheet.includes(`@layer ${layer.trim()}{`)),
      );
    return filled.length > 0 ? `@layer ${filled.join(',')};` : '';
  });
}

/**
 * A style sheet without the rules, variables and layers that nothing names.
 * Data attributes and states count as named: inline scripts set some of the
 * former, and `:focus-visible` alone names no class and no element.
 * @param others the other sheets of the site, which may read its variables
 * @param idle classes that scripts name and never set
 */
export async function withoutUnused(
  css: string,
  words: readonly string[],
  others: readonly string[] = [],
  idle: readonly string[] = [],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: words.join(' '), extension: 'words'}],
    css: [{raw: css}],
    extractors: [
      {extensions: ['words'], extractor: (content) => content.split(' ')},
    ],
    blocklist: [...idle],
    safelist: {
      standard: [/^data-/, /^:/],
      variables: [...variablesOf(others)],
    },
    variables: true,
  });
  if (!result) {
    throw new Error('No style sheet came back');
  }
  return withoutEmptyLayers(result.css, [result.css, ...others]);
}

const name = 'unused-styles';

/** Most of Infima and of the theme's styles serves what this site lacks. */
export class UnusedStyles {
  private readonly bundler: Bundler;
  private readonly idle: readonly string[];

  constructor(bundler: Bundler, idle: readonly string[]) {
    this.bundler = bundler;
    this.idle = idle;
  }

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.bundler;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the minimizers, before names get their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({name, stage}, async () => {
        const textOf = (file: string) =>
          compilation.getAsset(file)?.source.source().toString() ?? '';
        const files = compilation.getAssets().map((asset) => asset.name);
        const words = wordsOf(
          files.filter((file) => file.endsWith('.js')).map(textOf),
        );
        const sheets = new Map(
          files
            .filter((file) => file.endsWith('.css'))
            .map((file) => [file, withoutOverridden(textOf(file))]),
        );
        for (const [file, css] of sheets) {
          const others = [...sheets.values()].filter((sheet) => sheet !== css);
          const left = await withoutUnused(css, words, others, this.idle);
          compilation.updateAsset(file, new sources.RawSource(left));
        }
      });
    });
  }
}
