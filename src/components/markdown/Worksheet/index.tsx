import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {loadChunk} from '../../../offline/loadChunk';
import styles from './styles.model.module.css';

/**
 * Says how answers are typed, and prints the page's questions with lines to
 * write on. The code that makes the sheet is loaded for it.
 */
export default function Worksheet(): ReactNode {
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
      <p>
        <Translate
          id="worksheet.help"
          description="Says how answers to exercises are typed"
        >
          Type a number and press Enter. Another unit is welcome, as in “2.3
          min” or “140 s”.
        </Translate>
      </p>
      <button
        className="button button--secondary button--sm"
        type="button"
        onClick={() => void print()}
      >
        <Translate
          id="worksheet.print"
          description="Prints the exercises of a page with lines to write on"
        >
          Print as a worksheet
        </Translate>
      </button>
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
