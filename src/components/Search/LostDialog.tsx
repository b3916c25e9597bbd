import type {ReactNode} from 'react';

import {Failure} from './Failure';
import {closeLabel, lostMessage, openLabel} from './labels';
import styles from './styles.module.css';
import {useModal} from './useModal';

interface Props {
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** Stands in for the search when its own files could not be loaded. */
export function LostDialog({retry, onClose}: Props): ReactNode {
  const dialog = useModal(onClose);
  return (
    <dialog
      aria-label={openLabel()}
      className={styles.dialog}
      ref={dialog}
      onCancel={onClose}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <Failure message={lostMessage()} retry={retry} />
        <button className={styles.close} type="button" onClick={onClose}>
          {closeLabel()}
        </button>
      </div>
    </dialog>
  );
}
