import {
  CONTAINER_PORT,
  CONTAINER_ROOT,
  CONTAINER_TEMPORARY,
  containerfile,
} from './container';
import {renderHeadersFile} from './headersFile';
import {BROTLI_FILE, brotliSettings, renderNginx} from './nginx';

/** Folder of the generated host files. */
export const DEPLOY_FOLDER = 'deploy';

/** Renders the files of `deploy/`, by name. */
export function hostFiles(
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'nginx.conf': renderNginx({
      scriptHashes,
      listen: [`${CONTAINER_PORT}`, `[::]:${CONTAINER_PORT}`],
      root: CONTAINER_ROOT,
      temporary: CONTAINER_TEMPORARY,
    }),
    [BROTLI_FILE]: brotliSettings,
    Containerfile: containerfile,
    _headers: renderHeadersFile(scriptHashes),
  };
}
