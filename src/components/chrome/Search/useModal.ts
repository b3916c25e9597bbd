import {type RefObject, useEffect, useRef} from 'react';

/** Shows the dialog above everything; the browser keeps the focus inside. */
export function useModal(
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
    }
    // Beside the panel lies only the backdrop; Esc does the same for keys.
    const onClick = ({target}: MouseEvent) => {
      if (target === element) {
        onClose();
      }
    };
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
    };
  }, [onClose]);
  return dialog;
}
