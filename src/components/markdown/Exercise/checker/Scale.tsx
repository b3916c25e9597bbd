import type {CSSProperties, ReactNode} from 'react';

import {text} from '../../../../i18n';
import {useLocale} from '../../../../i18n/useLocale';
import {formatNumber, withUnit} from '../../../../models/definition/format';
import {toUnit} from '../../../../physics/units';
import type {NumberTask} from '../task';
import styles from './styles.lazy.module.css';

export interface ScaleProps {
  readonly task: NumberTask;
  /** The reader's number, SI. */
  readonly value: number;
  /** Whether the model's number is written below the line. */
  readonly isKnown: boolean;
}

/** How far the scale reaches, in tolerances and in differences of both values. */
const REACH = {tolerances: 3, differences: 1.25} as const;

function Entry({
  mark,
  children,
}: {
  readonly mark: string | undefined;
  readonly children: string;
}): ReactNode {
  return (
    <li>
      <span aria-hidden="true" className={mark} />
      {children}
    </li>
  );
}

/**
 * A line with the reader's number and the model's, around which the tolerance
 * is shaded. The key below it says what is what.
 */
export function Scale({task, value, isKnown}: ScaleProps): ReactNode {
  const {expected, unit, tolerance, text: right} = task;
  const locale = useLocale();
  const difference = value - expected;
  const reach = Math.max(
    REACH.tolerances * tolerance,
    REACH.differences * Math.abs(difference),
  );
  const shares = {
    '--site-value': difference / (2 * reach),
    '--site-tolerance': tolerance / reach,
  } as CSSProperties;
  const yours = withUnit(formatNumber(toUnit(value, unit), {digits: 4}), unit);
  return (
    <div className={styles.scale} style={shares}>
      <div aria-hidden="true" className={styles.line}>
        <span className={styles.tolerance} />
        <span className={styles.model} />
        <span className={styles.yours} />
      </div>
      <ul className={styles.key}>
        <Entry mark={styles.yours}>
          {text(`Yours: ${yours}`, `你的答案：${yours}`)[locale]}
        </Entry>
        <Entry mark={styles.model}>
          {isKnown
            ? text(`Model: ${right}`, `模型：${right}`)[locale]
            : text('Model', '模型')[locale]}
        </Entry>
      </ul>
    </div>
  );
}
