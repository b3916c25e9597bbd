import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useId, useRef, useState} from 'react';

import shared from '../../shared.model.module.css';
import {usePreventFileDrop} from '../../usePreventFileDrop';
import type {Source} from './job';
import styles from './styles.lazy.module.css';

interface InputProps {
  readonly onSource: (source: Source) => void;
}

/** The choice of a file, on which one can be dropped as well. */
function FileInput({onSource}: InputProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  return (
    <div
      className={clsx(styles.drop, isOver && styles.isOver)}
      data-part="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const {dataTransfer} = event;
        const source =
          dataTransfer.files[0] ?? dataTransfer.getData('text/plain');
        if (source !== '') {
          onSource(source);
        }
      }}
    >
      <label htmlFor={id}>
        {translate({
          id: 'compare.file',
          message: 'Choose a text file, or drop it here',
          description: 'Label of the choice of a file with a result',
        })}
      </label>
      <input
        id={id}
        type="file"
        className={styles.file}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) {
            onSource(file);
          }
          // The same file can be chosen again after it has changed.
          target.value = '';
        }}
      />
    </div>
  );
}

/** The field for a table: what is pasted into it is read at once. */
function PasteInput({onSource}: InputProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>
        {translate({
          id: 'compare.paste',
          message: 'or paste a table',
          description: 'Label of the field for a pasted table',
        })}
      </label>
      <div className={styles.pasteRow}>
        <textarea
          id={id}
          ref={field}
          rows={2}
          spellCheck={false}
          className={shared.address}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (text !== '') {
              event.preventDefault();
              onSource(text);
            }
          }}
        />
        <button
          type="button"
          className={shared.button}
          onClick={() => onSource(field.current?.value ?? '')}
        >
          {translate({
            id: 'compare.read',
            message: 'Read the table',
            description: 'Reads what was typed into the field',
          })}
        </button>
      </div>
    </div>
  );
}

/** Where the reader gives a result: a file or a pasted table. */
export function SourceInput(props: InputProps): ReactNode {
  usePreventFileDrop();
  return (
    <>
      <p className={shared.note}>
        {translate({
          id: 'compare.intro',
          message:
            'A table with a column for the time, as CSV, as one of Amesim’s text tables or copied from a spreadsheet. It is read in your browser and never leaves it.',
          description: 'Above the choice of a file with a result',
        })}
      </p>
      <div className={styles.sources}>
        <FileInput {...props} />
        <PasteInput {...props} />
      </div>
    </>
  );
}
