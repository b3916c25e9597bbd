import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {loadChunk} from '../../../offline/loadChunk';
import {ringAttributes, shareText, useProgress} from '../../../site/progress';
import Button from '../../base/Button';
import styles from './styles.model.module.css';

export interface WorksheetProps {
  /** Ids of the page's exercises, by spaces; the build lists them. */
  readonly exercises: string;
}

/** Says how many of the page's exercises are answered. */
function Count({exercises}: WorksheetProps): ReactNode {
  const isDone = useProgress();
  const ids = exercises.split(' ');
  const share = {done: ids.filter(isDone).length, total: ids.length};
  return (
    <p>
      <strong {...ringAttributes(share)}>{shareText(share)}</strong>
    </p>
  );
}

/**
 * Counts the answered exercises, says how answers are typed, and prints the page's questions with lines to
 * write on. The code that makes the sheet is loaded for it.
 */
export default function Worksheet({exercises}: WorksheetProps): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const print = async () => {
    try {
      const {printWorksheet} = await loadChunk(() => import('./print'));
      printWorksheet();
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className={styles.worksheet} data-markdown="omit" data-search="off">
      <Count exercises={exercises} />
      <p>
        <Translate
          id="worksheet.help"
          description="Says how answers to exercises are typed"
        >
          Type a number and press Enter. Another unit is welcome, as in “2.3
          min” or “140 s”.
        </Translate>
      </p>
      <Button onClick={() => void print()}>
        <Translate
          id="worksheet.print"
          description="Prints the exercises of a page with lines to write on"
        >
          Print as a worksheet
        </Translate>
      </Button>
      <p className={styles.failure} role="status">
        {hasFailed && (
          <Translate
            id="worksheet.failed"
            description="Said when the code that makes the sheet could not be loaded"
          >
            The worksheet could not be loaded. Try again, or print the page.
          </Translate>
        )}
      </p>
    </div>
  );
}
