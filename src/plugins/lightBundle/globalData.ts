interface Doc {
  readonly id?: string;
}
interface Version {
  readonly docs: readonly Doc[];
}
interface Docs {
  readonly versions: readonly Version[];
}
type Instances = Readonly<Record<string, Docs>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * What plugins tell every page, without the names of documents that no page
 * asks for: an item of the navigation bar does so for one of its own, and
 * another version of the docs would for each.
 * @param source JSON
 * @param wanted names of documents
 * @throws Error when the docs plugin tells nothing
 */
export function slimGlobalData(
  source: string,
  wanted: readonly string[],
): string {
  const data = JSON.parse(source) as Readonly<Record<string, Instances>>;
  const instances = data[docsPlugin];
  if (!instances) {
    throw new Error('The data of the plugins has none of the docs');
  }
  const slim = Object.entries(instances).map(([name, docs]) => {
    const versions = docs.versions.map((version) => ({
      ...version,
      docs: version.docs.map(({id, ...doc}) => ({
        ...(wanted.includes(id ?? '') && {id}),
        ...doc,
      })),
    }));
    return [name, {...docs, versions}] as const;
  });
  return JSON.stringify({...data, [docsPlugin]: Object.fromEntries(slim)});
}
