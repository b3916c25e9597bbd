import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {lazyPart} from '../../../hydration/lazyPart';
import type {SheetId} from '../../../labSheet/sheets';
import Button from '../../base/Button';
import styles from './styles.module.css';

const Check = lazyPart(async () => (await import('./Check')).Check);

export interface CheckSheetProps {
  readonly sheet: SheetId;
}

/**
 * Holds the reader's saved model against the lab sheet of the page. All of it is
 * loaded when the reader asks for it; without scripts it is not there.
 */
export default function CheckSheet({sheet}: CheckSheetProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      className={styles.frame}
      data-check-sheet={sheet}
      data-markdown="omit"
      data-search="off"
      tabIndex={-1}
    >
      {isOpen ? (
        <Check sheet={sheet} />
      ) : (
        <Button
          onClick={({currentTarget}) => {
            // The button goes; what it opens is next in its frame.
            currentTarget.parentElement?.focus();
            setIsOpen(true);
          }}
        >
          <Translate
            id="checkSheet.open"
            description="Opens the check of the reader's model against the sheet"
          >
            Check my model (.ame) against this sheet
          </Translate>
        </Button>
      )}
    </div>
  );
}
