import {useState} from 'react';

import type {AmesimModel} from '../../../amesimFile/model';
import type {TextTable} from '../../../comparison/parsing/table';
import type {LocalizedText} from '../../../i18n';
import {runJob} from '../../../openModel/reading/runJob';
import {useAbort} from '../../../workers/useAbort';
import type {Source} from './job';
import type {SourceFailure} from './readSource';
import {readSource} from './readSource';

/** Why a source gave no curves; that of a saved model is in its own words. */
type Failure = SourceFailure | LocalizedText;

/** What a source holds: a table, or a model whose curves are to be chosen. */
type Content = {readonly table: TextTable} | {readonly model: AmesimModel};

/** A content, or why there is none. */
type Reading = Content | {readonly failure: Failure};

/** How far the reading of the reader's result has come. */
export type SourceState =
  | {readonly status: 'none'}
  | {readonly status: 'reading'; readonly name: string}
  | {
      readonly status: 'failed';
      readonly name: string;
      readonly failure: Failure;
    }
  | {
      readonly status: 'read';
      readonly name: string;
      readonly content: Content;
    };

/** Extensions of saved models and of their parts that hold results and names. */
const MODEL_FILE = /\.(?:ame|ssf|var|results(?:\.\d+)*)$/iu;

/** Reads a saved model in a worker, with code that is loaded for it. */
async function readModel(
  files: readonly File[],
  signal: AbortSignal,
): Promise<Reading> {
  try {
    const answer = await runJob({kind: 'model', input: files}, signal);
    return 'model' in answer ? answer : {failure: answer.reason};
  } catch {
    // A folder, or a file that has changed or may not be read.
    return {failure: 'unreadable'};
  }
}

/** Reads what the reader gives; a new source ends the reading of the last. */
export function useSource() {
  const [state, setState] = useState<SourceState>({status: 'none'});
  const [renew, abort] = useAbort();
  const readAs = async (
    name: string,
    getContent: (signal: AbortSignal) => Promise<Reading>,
  ) => {
    const signal = renew();
    setState({status: 'reading', name});
    const content = await getContent(signal);
    if (!signal.aborted) {
      setState(
        'failure' in content
          ? {status: 'failed', name, failure: content.failure}
          : {status: 'read', name, content},
      );
    }
  };
  const read = (source: Source) =>
    void readAs(typeof source === 'string' ? '' : source.name, (signal) =>
      readSource(source, signal),
    );
  const readFiles = (files: readonly File[]) => {
    const parts = files.filter(({name}) => MODEL_FILE.test(name));
    if (parts.length > 0) {
      const name = parts.map((file) => file.name).join(', ');
      void readAs(name, (signal) => readModel(parts, signal));
    } else {
      files.slice(0, 1).forEach(read);
    }
  };
  const forget = () => {
    abort();
    setState({status: 'none'});
  };
  return {state, read, readFiles, forget};
}
