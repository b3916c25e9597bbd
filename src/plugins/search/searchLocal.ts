import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as pluginModule from '@easyops-cn/docusaurus-search-local';

export type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/**
 * The search plugin as published, which extracts the documents: what the build
 * takes of the package comes through this file. It asks for Docusaurus 2 or 3
 * and so brings the `joi` 17 of its own copy of `@docusaurus/utils-validation`,
 * whose schemas the `joi` 18 of Docusaurus 4 refuses; `next.yml` builds with one
 * copy. The package's types leave out what its main file exports.
 */
export const {default: searchLocal, validateOptions} =
  pluginModule as unknown as {
    default: (context: LoadContext, options: unknown) => Plugin;
    validateOptions: NonNullable<PluginModule['validateOptions']>;
  };
