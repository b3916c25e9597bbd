import type {RouteChunkNames} from '@docusaurus/types';

/** A route with none below it, as Docusaurus writes it. */
const leaf =
  /^( *)\{\n *path: '([^'\n]*)',\n *component: ComponentCreator\('\2', '(\w+)'\),\n *exact: true(?:,\n *sidebar: "([^"\n]*)")?\n *\},?\n/gm;

interface Group {
  /** Names of the chunks that all have, content left out. */
  readonly shared: object;
  readonly sidebar: string | undefined;
  /** Name of the content of each path. */
  readonly contents: Record<string, string>;
}

export interface RouteTables {
  /** The table, as the text of a script. */
  readonly routes: string;
  /** Of the chunks of each route, by its path and its hash. */
  readonly names: RouteChunkNames;
}

/** Where the list that a route stands in begins. */
function listOf(source: string, {1: indent = '', index}: RegExpExecArray) {
  return source.lastIndexOf(`\n${indent.slice(2)}routes: [`, index);
}

function entryOf({shared, sidebar, contents}: Group): string {
  const given = [shared, contents, ...(sidebar === undefined ? [] : [sidebar])];
  return `...leaves(${given.map((part) => JSON.stringify(part)).join(', ')}),\n`;
}

/**
 * Docusaurus' tables of routes and of their chunks with one entry for all
 * pages of a list that differ in their address and their content only, as
 * documents do: each then weighs little on all the others.
 * `instead/leaves.ts` makes routes of them again.
 * @param leaves where the script finds that file
 * @throws Error when the table is not what it was
 */
export function slimRoutes(
  {routes, names}: RouteTables,
  leaves: string,
): RouteTables {
  const groups = new Map<string, Group>();
  const grouped = new Set<string>();
  /** The text of the table, or the group whose entry stands there. */
  const parts: (string | Group)[] = [];
  let end = 0;
  for (const route of routes.matchAll(leaf)) {
    const [text, , path = '', hash = '', sidebar] = route;
    const id = `${path}-${hash}`;
    const {content, ...shared} = names[id] ?? {};
    if (typeof content !== 'string') {
      continue;
    }
    const kind = JSON.stringify([listOf(routes, route), shared, sidebar]);
    parts.push(routes.slice(end, route.index));
    end = route.index + text.length;
    const known = groups.get(kind);
    const group = known ?? {shared, sidebar, contents: {}};
    group.contents[path] = content;
    if (!known) {
      groups.set(kind, group);
      parts.push(group);
    }
    grouped.add(id);
  }
  if (groups.size === 0) {
    throw new Error('The table of routes has another form than expected');
  }
  const slim = [...parts, routes.slice(end)].map((part) =>
    typeof part === 'string' ? part : entryOf(part),
  );
  return {
    routes: `import leaves from ${JSON.stringify(leaves)};\n${slim.join('')}`,
    names: Object.fromEntries(
      Object.entries(names).filter(([id]) => !grouped.has(id)),
    ),
  };
}
