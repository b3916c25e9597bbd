import {type ReactNode, useLayoutEffect, useRef} from 'react';

import frame from './frame.module.css';
import {openLabel} from './openLabel';

interface Props {
  readonly onClose: () => void;
  /** Takes what was typed before the dialog was shown; what follows goes to its field. */
  readonly onTyped?: (typed: string) => void;
  readonly children: ReactNode;
}

/** The dialog of the search, above everything; the browser keeps the focus inside. */
export function SearchFrame({onClose, onTyped, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
    }
    const {dataset} = document.documentElement;
    if (dataset.searchKey) {
      onTyped?.(dataset.searchKey);
    }
    delete dataset.searchKey;
    // Beside the panel lies only the backdrop; Esc does the same for keys.
    const onClick = ({target}: MouseEvent) => {
      if (target === element) {
        onClose();
      }
    };
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
      delete dataset.searchKey;
      // A dialog that is taken away open keeps the focus for itself.
      element?.close();
    };
  }, [onClose, onTyped]);
  return (
    <dialog
      aria-label={openLabel()}
      className={frame.dialog}
      ref={dialog}
      onCancel={(event) => {
        // `close` comes later, and a `/` right after Esc must open again.
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={frame.panel}>{children}</div>
    </dialog>
  );
}
