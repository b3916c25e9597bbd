import {useState} from 'react';

import type {Finding} from '../../amesimFile/findings';
import type {LocalizedText} from '../../i18n';
import {useAbort} from '../../workers/useAbort';
import type {OpenedModel} from './job';
import {runJob} from './runJob';
import {READING_WORDS} from './words';

/** What was noticed: undefined until all curves were looked at. */
export type FindingsState = readonly Finding[] | 'failed' | undefined;

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
  | {
      readonly status: 'read';
      readonly model: OpenedModel;
      readonly findings: FindingsState;
      /** Share of the curves that were looked at, 0 to 1, until the findings. */
      readonly share?: number;
    };

/** Reads the files that a reader gives; new ones end the reading of the last. */
export function useModel({hasFindings}: {readonly hasFindings: boolean}) {
  const [state, setState] = useState<ModelState>({status: 'none'});
  const [renew, abort] = useAbort();
  const readAll = async (
    name: string,
    getFiles: (signal: AbortSignal) => Promise<readonly File[]>,
    reason: LocalizedText,
  ) => {
    const signal = renew();
    // A model that is shown stays when its curves can't be read afterwards.
    const fail = (why: LocalizedText) =>
      setState((last) =>
        last.status === 'read'
          ? {...last, findings: 'failed'}
          : {status: 'failed', name, reason: why},
      );
    setState({status: 'reading', name});
    try {
      const files = await getFiles(signal);
      await runJob(
        {kind: 'model', files, hasFindings},
        (answer) => {
          if (answer.kind === 'failure') {
            fail(answer.reason);
          } else if (answer.kind === 'model') {
            const {model} = answer;
            setState({status: 'read', model, findings: undefined});
          } else if (answer.kind === 'progress') {
            const {share} = answer;
            setState((last) =>
              last.status === 'reading' || last.status === 'read'
                ? {...last, share}
                : last,
            );
          } else if (answer.kind === 'findings') {
            const {findings} = answer;
            setState((last) =>
              last.status === 'read' ? {...last, findings} : last,
            );
          }
        },
        signal,
      );
    } catch {
      if (!signal.aborted) {
        fail(reason);
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
