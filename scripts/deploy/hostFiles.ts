import {
  containerfile,
  containerPort,
  containerRoot,
  containerTemporary,
} from './container';
import {renderHeadersFile} from './headersFile';
import {brotliFile, brotliSettings, renderNginx} from './nginx';

export const deployFolder = 'deploy';

/** What stands in `deploy/`, by name. */
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
