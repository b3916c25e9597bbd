import {useCallback, useEffect, useRef, useState} from 'react';

import {
  forget,
  keep,
  KeepError,
  type KeepFailure,
  type Kept,
  readKept,
  readList,
} from '../../../offline/download';
import type {FileList} from '../../../offline/names';

export interface Keeping {
  /** Undefined until it is known. */
  readonly kept?: Kept | undefined;
  /** What the host has now; undefined without a connection. */
  readonly list?: FileList | undefined;
  readonly isReady: boolean;
  /** Downloaded so far, bytes; undefined while nothing is downloaded. */
  readonly progress?: number | undefined;
  readonly failure?: KeepFailure | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly remove: () => void;
}

interface State {
  readonly kept?: Kept | undefined;
  readonly list?: FileList | undefined;
  readonly isReady: boolean;
  readonly progress?: number | undefined;
  readonly failure?: KeepFailure | undefined;
}

function reasonOf(error: unknown): KeepFailure {
  return error instanceof KeepError ? error.reason : 'refused';
}

async function look(prefix: string): Promise<State> {
  try {
    const kept = await readKept(prefix);
    const list = await readList(prefix).catch(() => undefined);
    return {kept, list, isReady: true};
  } catch (error) {
    // Storage is denied, or the page came by a way that is not safe.
    return {isReady: true, failure: reasonOf(error)};
  }
}

/** A language that the reader keeps, and the way there and back. */
export function useKeep(prefix: string): Keeping {
  const [state, setState] = useState<State>({isReady: false});
  const running = useRef<AbortController | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    void look(prefix).then((found) => {
      if (!isGone) {
        setState(found);
      }
    });
    return () => {
      isGone = true;
      running.current?.abort();
    };
  }, [prefix]);

  const start = useCallback(() => {
    const controller = new AbortController();
    running.current = controller;
    setState((before) => ({...before, progress: 0, failure: undefined}));
    const work = async () => {
      // Asks the browser not to clear it away; it may say no.
      await navigator.storage.persist().catch(() => false);
      const list = await readList(prefix);
      setState((before) => ({...before, list}));
      const onProgress = (progress: number) => {
        // Files that were on their way arrive after the one that failed.
        if (!controller.signal.aborted) {
          setState((before) => ({...before, progress}));
        }
      };
      return keep(prefix, list, onProgress, controller.signal);
    };
    work().then(
      (kept) => setState((before) => ({...before, kept, progress: undefined})),
      (error: unknown) => {
        const isStopped = controller.signal.aborted;
        controller.abort();
        const failure = isStopped ? undefined : reasonOf(error);
        setState((before) => ({...before, failure, progress: undefined}));
      },
    );
  }, [prefix]);

  const stop = useCallback(() => running.current?.abort(), []);

  const remove = useCallback(() => {
    void forget(prefix)
      .then(() => look(prefix))
      .then(setState);
  }, [prefix]);

  return {...state, start, stop, remove};
}
