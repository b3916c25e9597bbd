import type {
  LoadedContent,
  PluginOptions,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import * as docsPlugin from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

/** What the plugin gives to every page of the site. */
interface GlobalData {
  readonly versions: readonly {readonly docs: readonly unknown[]}[];
}

/** Leaves the list of documents out of what each document loads. */
function withoutDocs(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  const version = props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...props, version: {...version, docs: {}}}}),
    ...(routes && {routes: routes.map(withoutDocs)}),
  };
}

/**
 * The docs plugin without two lists of all documents that grow with each: with
 * every page its address, for navbar items that belong to a version, of which
 * there are none; with every document its description, for cards, which read
 * `@generated/page-texts`.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin.default(context, options);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(withoutDocs(route));
          },
          setGlobalData: (data) => {
            const {versions, ...rest} = data as GlobalData;
            const bare = versions.map((version) => ({...version, docs: []}));
            actions.setGlobalData({...rest, versions: bare});
          },
        },
      }),
  };
}

export const {validateOptions} = docsPlugin;
