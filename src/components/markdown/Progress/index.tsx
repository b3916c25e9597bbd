import Translate, {translate} from '@docusaurus/Translate';
import {type ChangeEvent, type ReactNode, useRef, useState} from 'react';

import {
  type Activity,
  exportProgress,
  forgetProgress,
  importProgress,
  useAllProgress,
} from '../../../site/progress';
import {explainRefusal, imported} from './labels';
import styles from './styles.lazy.module.css';

export {ProgressTicks} from './ProgressTicks';

/** Largest file that is read at all, bytes; larger ones are no progress. */
const LARGEST_FILE = 1_000_000;

/** Lets the browser save the progress as a file. */
function saveFile(): void {
  const blob = new Blob([exportProgress()], {type: 'application/json'});
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'lumped-progress.json';
  link.click();
  URL.revokeObjectURL(address);
}

/** Adds the progress in a file, or says why it is refused. */
async function readFile(file: File): Promise<string> {
  const refusal =
    file.size > LARGEST_FILE ? 'too-large' : importProgress(await file.text());
  return refusal ? explainRefusal(refusal) : imported();
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
  const input = useRef<HTMLInputElement>(null);
  const change = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) {
      void readFile(file).then(onRead);
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
      <button
        className="button button--secondary"
        type="button"
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
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
        <button
          className="button button--secondary"
          type="button"
          onClick={saveFile}
        >
          <Translate
            id="progress.export"
            description="Button that exports the progress"
          >
            Save as a file
          </Translate>
        </button>
        <ImportButton onRead={setMessage} />
        <button
          className="button button--secondary"
          type="button"
          onClick={forget}
        >
          <Translate
            id="progress.forget"
            description="Button that deletes the progress"
          >
            Forget everything
          </Translate>
        </button>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}
