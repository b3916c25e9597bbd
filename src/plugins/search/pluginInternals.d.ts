declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex' {
  interface BuiltIndex {
    readonly index: {
      toJSON(): {
        readonly invertedIndex: readonly (readonly [
          term: string,
          posting: {readonly t: Readonly<Record<string, unknown>>},
        ])[];
      };
    };
  }

  export function buildIndex(
    allDocuments: readonly (readonly {
      readonly i: number;
      readonly t: string;
    }[])[],
    options: {
      readonly language: readonly string[];
      readonly removeDefaultStopWordFilter: readonly string[];
      readonly removeDefaultStemmer: boolean;
      readonly zhUserDictPath?: string;
    },
  ): readonly BuiltIndex[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server' {
  import type {
    LoadContext,
    OptionValidationContext,
    Plugin,
  } from '@docusaurus/types';
  import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

  export default function searchLocal(
    context: LoadContext,
    options: PluginOptions,
  ): Plugin;

  export function validateOptions(
    context: OptionValidationContext<PluginOptions, PluginOptions>,
  ): PluginOptions;
}
