import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useId} from 'react';

import type {LocalizedText} from '../../../i18n';
import {usePanelValues} from '../../context';
import shared from '../../shared.tools.module.css';
import styles from './styles.lazy.module.css';

export interface ViewProps {
  readonly title: LocalizedText;
  /** What to look for, and what to change in the program. */
  readonly help: LocalizedText;
  /** Takes the whole width where others stand in two columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One view of what the solver did in a run, with its title and a sentence of help. */
export function View(props: ViewProps): ReactNode {
  const {title, help, isWide = false, children} = props;
  const {locale} = usePanelValues();
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={clsx(styles.view, isWide && styles.isWide)}
    >
      <p id={id} className={styles.title}>
        {title[locale]}
      </p>
      {children}
      <p className={shared.note}>{help[locale]}</p>
    </div>
  );
}
