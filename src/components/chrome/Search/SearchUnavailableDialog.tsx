import type {ReactNode} from 'react';

import {closeLabel, unavailableMessage} from './errorLabels';
import frame from './frame.module.css';
import {openLabel} from './openLabel';
import {SearchLoadError} from './SearchLoadError';
import {useModal} from './useModal';

interface Props {
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** Stands in for the search when its own files could not be loaded. */
export function SearchUnavailableDialog({retry, onClose}: Props): ReactNode {
  const dialog = useModal(onClose);
  return (
    <dialog
      aria-label={openLabel()}
      className={frame.dialog}
      ref={dialog}
      onCancel={(event) => {
        // A dialog that is taken away open keeps the focus for itself.
        event.currentTarget.close();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={frame.panel}>
        <SearchLoadError message={unavailableMessage()} retry={retry} />
        <button className={frame.close} type="button" onClick={onClose}>
          {closeLabel()}
        </button>
      </div>
    </dialog>
  );
}
