import type {ReactNode} from 'react';

import styles from './styles.model.module.css';

export interface RadioOptionProps {
  /** Name that the options of one question share. */
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** An answer to choose: a radio button with its label. */
export default function RadioOption({
  name,
  value,
  children,
}: RadioOptionProps): ReactNode {
  return (
    <label className={styles.option}>
      <input name={name} type="radio" value={value} />
      <span>{children}</span>
    </label>
  );
}
