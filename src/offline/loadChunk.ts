import {checkHostVersion} from './newVersion';

/** The address of the script or style that an error of the bundler is about. */
export function lostFile(error: unknown): string | undefined {
  const isLost = error instanceof Error && 'request' in error;
  return isLost && typeof error.request === 'string'
    ? error.request
    : undefined;
}

/**
 * Fetches a file past the browser's cache, which keeps a wrong answer for a
 * year as well as a right one.
 * @returns false when the host does not have the file
 */
export async function refetch(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, {cache: 'reload'});
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Calls a function that imports chunks, and calls it again once each file that
 * could not be loaded has been fetched anew. A file that the host no longer has
 * belongs to an older version of the site: then the page offers the new one.
 * @throws what the import throws, when a second attempt fails as well
 */
export async function loadChunk<Value>(
  load: () => Promise<Value>,
  fetchedAnew: readonly string[] = [],
): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    const file = lostFile(error);
    if (file === undefined || fetchedAnew.includes(file)) {
      throw error;
    }
    if (!(await refetch(file))) {
      await checkHostVersion();
      throw error;
    }
    return loadChunk(load, [...fetchedAnew, file]);
  }
}
