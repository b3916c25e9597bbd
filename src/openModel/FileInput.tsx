import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';

import {usePreventFileDrop} from '../panel/usePreventFileDrop';
import styles from './styles.lazy.module.css';

export interface FileInputProps {
  readonly label: string;
  readonly note: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Stands below the choice. */
  readonly children?: ReactNode;
}

/** A choice of files, on which they can be dropped as well. */
export function FileInput(props: FileInputProps): ReactNode {
  const {label, note, onFiles, children} = props;
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  usePreventFileDrop();
  const give = (files: FileList | null) => {
    if (files && files.length > 0) {
      onFiles([...files]);
    }
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
        give(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple
        className={styles.file}
        aria-describedby={`${id}-note`}
        onChange={({target}) => {
          give(target.files);
          // The same file can be chosen again after it has changed.
          target.value = '';
        }}
      />
      <span id={`${id}-note`} className={styles.note}>
        {note}
      </span>
      {children}
    </div>
  );
}
