import {
  containerfile,
  containerPort,
  containerRoot,
  containerTemporary,
} from './container';
import {renderHeadersFile} from './headersFile';
import {brotliFile, brotliSettings, renderNginx} from './nginx';

/** Folder of the generated host files. */
export const deployFolder = 'deploy';

/** Renders the files of `deploy/`, by name. */
export function hostFiles(
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'nginx.conf': renderNginx({
      scriptHashes,
      listen: [`${containerPort}`, `[::]:${containerPort}`],
      root: containerRoot,
      temporary: containerTemporary,
    }),
    [brotliFile]: brotliSettings,
    Containerfile: containerfile,
    _headers: renderHeadersFile(scriptHashes),
  };
}
