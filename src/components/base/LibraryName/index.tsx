import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {libraries, type Library} from '../../../site/libraries';
import styles from './styles.module.css';

export interface LibraryNameProps {
  readonly of: Library;
}

/** A library's name with its colour, and a shape for readers who see no colour. */
export default function LibraryName({
  of: library,
}: LibraryNameProps): ReactNode {
  return (
    <span className={styles.name} data-library={library}>
      {libraries[library].name[useLocale()]}
    </span>
  );
}
