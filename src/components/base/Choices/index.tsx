import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useId} from 'react';

import styles from './styles.lazy.module.css';

export interface ChoicesProps<Value extends string | number> {
  readonly legend: string;
  /** Whether one is chosen, or any of them. */
  readonly type: 'radio' | 'checkbox';
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly nameOf: (value: Value) => ReactNode;
  /** Called with the choice that was pressed. */
  readonly onPick: (value: Value) => void;
  readonly className?: string;
  /** Stands behind the choices. */
  readonly children?: ReactNode;
}

/** Choices side by side, as chips. */
export default function Choices<Value extends string | number>({
  legend,
  type,
  values,
  chosen,
  nameOf,
  onPick,
  className,
  children,
}: ChoicesProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={clsx(styles.choices, className)} data-search="off">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label className={styles.choice} key={value}>
          <input
            checked={chosen.includes(value)}
            name={name}
            type={type}
            value={value}
            onChange={() => onPick(value)}
          />
          {nameOf(value)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
