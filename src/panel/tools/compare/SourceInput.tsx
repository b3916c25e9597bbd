import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId, useRef} from 'react';

import FileDrop from '../../../components/base/FileDrop';
import {Button} from '../../controls/Button';
import shared from '../../shared.tools.module.css';
import type {Source} from './job';
import styles from './styles.lazy.module.css';

interface PasteProps {
  readonly onSource: (source: Source) => void;
}

interface InputProps extends PasteProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** The field for a table: what is pasted into it is read at once. */
function PasteInput({onSource}: PasteProps): ReactNode {
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
        <Button onClick={() => onSource(field.current?.value ?? '')}>
          {translate({
            id: 'compare.read',
            message: 'Read the table',
            description: 'Reads what was typed into the field',
          })}
        </Button>
      </div>
    </div>
  );
}

/** Where the reader gives a result: a file or a pasted table. */
export function SourceInput({onSource, onFiles}: InputProps): ReactNode {
  return (
    <>
      <p className={shared.note}>
        {translate({
          id: 'compare.intro',
          message:
            'A saved model (.ame), its .results together with .ssf or .var, or a table with a column for the time: as CSV, as one of Amesim’s text tables or copied from a spreadsheet. It is read in your browser and never leaves it.',
          description: 'Above the choice of a file with a result',
        })}
      </p>
      <div className={styles.sources}>
        <FileDrop
          label={translate({
            id: 'compare.file',
            message: 'Choose a model or a text file, or drop it here',
            description: 'Label of the choice of a file with a result',
          })}
          isMultiple
          onFiles={onFiles}
          onText={onSource}
        />
        <PasteInput onSource={onSource} />
      </div>
    </>
  );
}
