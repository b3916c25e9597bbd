import {useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import type {LocalizedText} from '../../i18n';
import {useAbort} from '../../workers/useAbort';
import {runJob} from './runJob';
import {READING_WORDS} from './words';

/** How far the reading of a model has come. */
export type ModelState =
  | {readonly status: 'none'}
  | {
      readonly status: 'reading';
      readonly name: string;
      /** Share of the file, 0 to 1, once it is known. */
      readonly share?: number;
    }
  | {
      readonly status: 'failed';
      readonly name: string;
      readonly reason: LocalizedText;
    }
  | {readonly status: 'read'; readonly model: AmesimModel};

/** Reads the files that a reader gives; new ones end the reading of the last. */
export function useModel() {
  const [state, setState] = useState<ModelState>({status: 'none'});
  const [renew, abort] = useAbort();
  const readAll = async (
    name: string,
    getFiles: (signal: AbortSignal) => Promise<readonly File[]>,
    reason: LocalizedText,
  ) => {
    const signal = renew();
    setState({status: 'reading', name});
    try {
      const files = await getFiles(signal);
      const answer = await runJob(
        {kind: 'model', input: files},
        signal,
        (share) => setState({status: 'reading', name, share}),
      );
      setState(
        'model' in answer
          ? {status: 'read', ...answer}
          : {status: 'failed', name, ...answer},
      );
    } catch {
      if (!signal.aborted) {
        setState({status: 'failed', name, reason});
      }
    }
  };
  const read = (files: readonly File[]) => {
    const name = files.map((file) => file.name).join(', ');
    void readAll(name, () => Promise.resolve(files), READING_WORDS.failed);
  };
  const fetchModel = (address: string) => {
    const name = address.split('/').at(-1) ?? '';
    const fetchFile = async (signal: AbortSignal) => {
      const response = await fetch(address, {signal});
      if (!response.ok) {
        throw new Error(`${address}: ${response.status}`);
      }
      return [new File([await response.blob()], name)];
    };
    void readAll(name, fetchFile, READING_WORDS.notFetched);
  };
  const stop = () => {
    abort();
    setState({status: 'none'});
  };
  return {state, read, fetchModel, stop};
}
