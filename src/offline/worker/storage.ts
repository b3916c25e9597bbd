/**
 * Waits for a value for a limited time, ms. Storage or a network that refuses or
 * hangs gives `undefined`, like an empty one.
 */
export async function within<Value>(
  limit: number,
  value: Promise<Value>,
): Promise<Value | undefined> {
  let timer: number | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  try {
    return await Promise.race([value, tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Time limit for reading storage while the network may answer, ms. */
let readingLimit = 1000;

/**
 * Answers with what is stored, or from the network where nothing is. Storage
 * that hangs delays the first request only.
 */
export async function storedOrNetwork(
  stored: Promise<Response | undefined>,
  network: () => Promise<Response>,
): Promise<Response> {
  const reading = {isSettled: false};
  const settled = stored
    .catch(() => undefined)
    .finally(() => {
      reading.isSettled = true;
    });
  const found = await within(readingLimit, settled);
  if (found) {
    return found;
  }
  readingLimit = reading.isSettled ? readingLimit : 0;
  try {
    return await network();
  } catch (error) {
    const late = await settled;
    if (late) {
      return late;
    }
    throw error;
  }
}
