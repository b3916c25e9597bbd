/** `"name": [() => import("path"), "path", require.resolveWeak("path")],` */
const entry =
  /^ *"((?:[^"\\]|\\.)+)": (\[\(\) => import\(\/\* webpackChunkName: )"\1"( \*\/ .+?\)), ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\4\)\],?$/;

export type Side = 'client' | 'server';

function entriesOf(source: string): readonly RegExpExecArray[] {
  const [, table] = /^export default \{\n([\s\S]*)\};\s*$/.exec(source) ?? [];
  if (table === undefined) {
    throw new Error('The registry of chunks has another form than expected');
  }
  const lines = table.trimEnd().split('\n');
  return lines.map((line) => {
    const found = entry.exec(line);
    if (!found) {
      throw new Error(`Not an entry of the registry of chunks: ${line}`);
    }
    return found;
  });
}

/**
 * The names of the chunks in Docusaurus' table.
 * @throws Error when the table is not what it was
 */
export function chunkNames(source: string): readonly string[] {
  return entriesOf(source).map(([, name = '']) => name);
}

/**
 * Docusaurus' table of chunks without what the side has no use for, and with
 * other names. The browser needs the function that loads a chunk. The server
 * tells which chunks a page was made of, and has to tell them by the names
 * that the bundler's manifest knows, or the page's HTML can't name their files.
 * @throws Error when the table is not what it was
 */
export function slimRegistry(
  source: string,
  side: Side,
  short: ReadonlyMap<string, string> = new Map(),
): string {
  const slim = entriesOf(source).map(([, long = '', head, tail]) => {
    const name = JSON.stringify(short.get(long) ?? long);
    const load = `  ${name}: ${head}${name}${tail}`;
    return side === 'client' ? `${load}],` : `${load}, ${name}],`;
  });
  return `export default {\n${slim.join('\n')}\n};\n`;
}
