import Translate, {translate} from '@docusaurus/Translate';
import {type ChangeEvent, type ReactNode, useRef, useState} from 'react';

import type {LocalizedText} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {joinKept} from '../../../site/practice';
import {
  type Activity,
  exportProgress,
  forgetProgress,
  importProgress,
  useAllProgress,
  useUnread,
} from '../../../site/progress';
import Button from '../../base/Button';
import {saveFile} from '../../base/saveFile';
import {IMPORTED, REFUSALS, UNREADABLE} from './labels';
import styles from './styles.lazy.module.css';

export {ProgressTicks} from './ProgressTicks';

/** Largest file that is read at all, bytes; larger ones are no progress. */
const LARGEST_FILE = 1_000_000;

/** Adds the progress in a file, or says why it is refused. */
async function readFile(file: File): Promise<LocalizedText> {
  if (file.size > LARGEST_FILE) {
    return REFUSALS['too-large'];
  }
  try {
    const refusal = importProgress(await file.text(), joinKept);
    return refusal ? REFUSALS[refusal] : IMPORTED;
  } catch {
    return UNREADABLE;
  }
}

interface SaveButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly text: () => string;
  readonly children: ReactNode;
}

function SaveButton({name, text, children}: SaveButtonProps): ReactNode {
  const save = () =>
    saveFile({
      name: `${name}.json`,
      type: 'application/json',
      text: text(),
    });
  return <Button onClick={save}>{children}</Button>;
}

/** Tells of a stored record that cannot be read, and hands it out. */
function Unread(): ReactNode {
  const unread = useUnread();
  return (
    unread !== undefined && (
      <>
        <p>
          <Translate
            id="progress.unread"
            description="Said where the browser has stored progress that cannot be read"
          >
            This browser also holds a record that cannot be read: it is damaged,
            or it comes from a newer version of this site. It is kept as it is,
            but the counts do not contain it.
          </Translate>
        </p>
        <div className={styles.buttons}>
          <SaveButton name="lumped-progress-unread" text={() => unread}>
            <Translate
              id="progress.saveUnread"
              description="Button that saves the record that cannot be read"
            >
              Save this record as a file
            </Translate>
          </SaveButton>
        </div>
      </>
    )
  );
}

function Counts(): ReactNode {
  const pages = Object.values(useAllProgress());
  const total = (activity: Activity) =>
    pages.reduce((sum, page) => sum + page[activity].length, 0);
  return (
    <p>
      <Translate
        id="progress.counts"
        description="What the reader has done on all pages"
        values={{
          answered: total('answered'),
          predicted: total('chosen') + total('drawn'),
          ticked: total('ticked'),
        }}
      >
        {
          'Exercises answered: {answered}. Predictions: {predicted}. Tasks fulfilled: {ticked}.'
        }
      </Translate>
    </p>
  );
}

function ImportButton({
  onRead,
}: {
  readonly onRead: (message: string) => void;
}): ReactNode {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const change = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) {
      void readFile(file).then((message) => onRead(message[locale]));
    }
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const label = translate({
    id: 'progress.import',
    message: 'Read from a file',
    description: 'Button that imports the progress',
  });
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        accept=".json,application/json"
        aria-label={label}
        hidden
        ref={input}
        type="file"
        onChange={change}
      />
    </>
  );
}

/** What the reader has done, with export, import and forgetting. */
export default function Progress(): ReactNode {
  const [message, setMessage] = useState('');
  const forget = () => {
    const question = translate({
      id: 'progress.forgetQuestion',
      message: 'Delete all answers, predictions and tasks in this browser?',
      description: 'Confirms that the progress is deleted',
    });
    if (window.confirm(question)) {
      forgetProgress();
      setMessage(
        translate({
          id: 'progress.forgotten',
          message: 'All answers, predictions and tasks are deleted.',
          description: 'Said after the progress was deleted',
        }),
      );
    }
  };
  return (
    <div className={styles.progress} data-markdown="omit">
      <Counts />
      <div className={styles.buttons}>
        <SaveButton name="lumped-progress" text={exportProgress}>
          <Translate
            id="progress.export"
            description="Button that exports the progress"
          >
            Save as a file
          </Translate>
        </SaveButton>
        <ImportButton onRead={setMessage} />
        <Button onClick={forget}>
          <Translate
            id="progress.forget"
            description="Button that deletes the progress"
          >
            Forget everything
          </Translate>
        </Button>
      </div>
      <Unread />
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}
