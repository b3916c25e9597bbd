import ComponentCreator from '@docusaurus/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';

type Names = Record<string, string | object>;

/**
 * Routes of pages that differ in their address and their content only, with
 * the names of their chunks put where Docusaurus looks for them.
 * @param shared names of the chunks that all have
 * @param contents name of the content of each path
 */
export default function leaves(
  shared: object,
  contents: Readonly<Record<string, string>>,
  sidebar?: string,
): readonly RouteConfig[] {
  return Object.entries(contents).map(([path, content]) => {
    (routesChunkNames as Names)[`${path}-`] = {...shared, content};
    const component = ComponentCreator(path, '');
    return {path, component, exact: true, ...(sidebar && {sidebar})};
  });
}
