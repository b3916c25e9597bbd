import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useState} from 'react';

import styles from './styles.lazy.module.css';

export interface FileDropProps {
  readonly label: string;
  /** Stands below the choice and describes it. */
  readonly note?: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called with a text that is dropped in place of files. */
  readonly onText?: (text: string) => void;
  readonly children?: ReactNode;
}

/** Prevents the browser from opening a file dropped beside the field. */
function usePreventFileDrop(): void {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    };
    window.addEventListener('dragover', onDrag);
    window.addEventListener('drop', onDrag);
    return () => {
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('drop', onDrag);
    };
  }, []);
}

/** The choice of files, on which they can be dropped as well. */
export default function FileDrop({
  label,
  note,
  isMultiple = false,
  onFiles,
  onText,
  children,
}: FileDropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  usePreventFileDrop();
  const give = (files: FileList | null): boolean => {
    if (files && files.length > 0) {
      onFiles([...files]);
      return true;
    }
    return false;
  };
  return (
    <div
      className={clsx(styles.drop, isOver && styles.isOver)}
      data-part="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const {dataTransfer} = event;
        const text = dataTransfer.getData('text/plain');
        if (!give(dataTransfer.files) && text !== '') {
          onText?.(text);
        }
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        className={styles.file}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({target}) => {
          give(target.files);
          // The same file can be chosen again after it has changed.
          target.value = '';
        }}
      />
      {note !== undefined && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
      {children}
    </div>
  );
}
