import {useEffect, useRef, useState} from 'react';

import {
  deleteCopies,
  DownloadError,
  downloadLanguage,
  fetchFileList,
  readOfflineCopy,
} from '../../../offline/download';
import type {FileList, OfflineCopy} from '../../../offline/names';

interface State {
  /** The copy on this device, or that there is only a part of one. */
  readonly copy?: OfflineCopy | 'part' | undefined;
  /** The files that the host has now; undefined without a connection. */
  readonly list?: FileList | undefined;
  /** False until the caches have been read. */
  readonly isReady: boolean;
  /** Bytes downloaded so far; undefined when no download is running. */
  readonly progress?: number | undefined;
  readonly failure?: DownloadError | undefined;
}

/** State of the offline copy, and the actions that change it. */
export interface OfflineDownloadState extends State {
  readonly start: () => void;
  readonly stop: () => void;
  readonly remove: () => void;
}

function asFailure(error: unknown): DownloadError {
  return error instanceof DownloadError ? error : new DownloadError('refused');
}

async function readState(prefix: string): Promise<State> {
  try {
    const copy = await readOfflineCopy(prefix);
    const list = await fetchFileList(prefix).catch(() => undefined);
    return {copy, list, isReady: true};
  } catch (error) {
    // Storage is denied, or the page was not served by HTTPS.
    return {isReady: true, failure: asFailure(error)};
  }
}

/** Downloads, updates and removes the offline copy of one language. */
export function useOfflineDownload(prefix: string): OfflineDownloadState {
  const [state, setState] = useState<State>({isReady: false});
  const running = useRef<AbortController | undefined>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    void readState(prefix).then((current) => {
      if (!isUnmounted) {
        setState(current);
      }
    });
    return () => {
      isUnmounted = true;
      running.current?.abort();
    };
  }, [prefix]);

  const start = () => {
    const controller = new AbortController();
    running.current = controller;
    setState((before) => ({...before, progress: 0, failure: undefined}));
    const work = async () => {
      // Requests protection from automatic clearing, which may be refused.
      await navigator.storage.persist().catch(() => false);
      const list = await fetchFileList(prefix);
      setState((before) => ({...before, list}));
      const onProgress = (progress: number) => {
        // Parallel requests may finish after the one that failed.
        if (!controller.signal.aborted) {
          setState((before) => ({...before, progress}));
        }
      };
      return downloadLanguage(prefix, list, onProgress, controller.signal);
    };
    work().then(
      (copy) => setState((before) => ({...before, copy, progress: undefined})),
      async (error: unknown) => {
        const isStopped = controller.signal.aborted;
        controller.abort();
        const failure = isStopped ? undefined : asFailure(error);
        const copy = await readOfflineCopy(prefix).catch(() => undefined);
        setState((before) => ({...before, copy, failure, progress: undefined}));
      },
    );
  };

  const stop = () => running.current?.abort();

  const remove = () =>
    void deleteCopies(prefix)
      .then(() => readState(prefix))
      .then(setState);

  return {...state, start, stop, remove};
}
