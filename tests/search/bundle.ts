import {build} from 'esbuild';

/** A module of the search with all that it imports, minified, as one script. */
export async function bundled(
  path: string,
  globalName: string,
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path],
    bundle: true,
    format: 'iife',
    globalName,
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
