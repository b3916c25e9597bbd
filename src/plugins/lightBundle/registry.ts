/** `"name": [() => import("path"), "path", require.resolveWeak("path")],` */
const entry =
  /^( *"((?:[^"\\]|\\.)+)": \[\(\) => import\(.+?\)), ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\3\)\],?$/;

type Side = 'client' | 'server';

/**
 * Docusaurus' table of chunks without what the side has no use for. The
 * browser needs the function that loads a chunk. The server tells which
 * chunks a page was made of, and has to tell them by the names that the
 * bundler's manifest knows, or the page's HTML can't name their files.
 * @throws Error when the table is not what it was
 */
export function slimRegistry(source: string, side: Side): string {
  const [, table] = /^export default \{\n([\s\S]*)\};\s*$/.exec(source) ?? [];
  if (table === undefined) {
    throw new Error('The registry of chunks has another form than expected');
  }
  const slim = table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, head, name] = entry.exec(line) ?? [];
      if (head === undefined || name === undefined) {
        throw new Error(`Not an entry of the registry of chunks: ${line}`);
      }
      return side === 'client' ? `${head}],` : `${head}, "${name}"],`;
    });
  return `export default {\n${slim.join('\n')}\n};\n`;
}
