import type {ReactNode} from 'react';

import type {AmesimModel} from '../amesimFile/model';
import FileDrop from '../components/base/FileDrop';
import {punctuation} from '../i18n/punctuation';
import {useLocale} from '../i18n/useLocale';
import {type ModelState, useModel} from './reading/useModel';
import {READING_WORDS} from './reading/words';
import styles from './styles.lazy.module.css';

interface ProgressProps {
  readonly state: ModelState;
  readonly onStop: () => void;
}

/** Says what became of a file: it is being read, was read, or why it was not. */
function Progress({state, onStop}: ProgressProps): ReactNode {
  const locale = useLocale();
  return (
    <div role="status" className={styles.progress}>
      {state.status === 'reading' && (
        <>
          <span>{state.name}</span>
          <progress
            aria-label={READING_WORDS.reading[locale]}
            value={state.share}
          />
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onStop}
          >
            {READING_WORDS.stop[locale]}
          </button>
        </>
      )}
      {state.status === 'failed' && (
        <p className={styles.failure}>
          <b>{state.name}</b>
          {punctuation[locale].colon}
          {state.reason[locale]}
        </p>
      )}
      {state.status === 'read' && (
        <p>
          <b>{state.model.name}</b> {READING_WORDS.read[locale]}
        </p>
      )}
    </div>
  );
}

export interface ModelDropProps {
  readonly label: string;
  /** Stands below the choice and describes it. */
  readonly note: string;
  /** A model of this site that a button opens. */
  readonly example?: {readonly label: string; readonly address: string};
  /** Shows the model that was read. */
  readonly children: (model: AmesimModel) => ReactNode;
}

/** The choice of a saved model, how far its reading is, and what is made of it. */
export function ModelDrop(props: ModelDropProps): ReactNode {
  const {label, note, example, children} = props;
  const {state, read, fetchModel, stop} = useModel();
  return (
    <>
      <FileDrop isMultiple label={label} note={note} onFiles={read}>
        {example && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => fetchModel(example.address)}
          >
            {example.label}
          </button>
        )}
      </FileDrop>
      <Progress state={state} onStop={stop} />
      {state.status === 'read' && children(state.model)}
    </>
  );
}
