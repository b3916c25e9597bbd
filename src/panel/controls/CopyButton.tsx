import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {type CopyOutcome, useCopy} from '../../components/base/useCopy';
import shared from '../shared.tools.module.css';
import {Button} from './Button';
import styles from './styles.lazy.module.css';

export interface CopyButtonProps {
  readonly text: string;
  /** Accessible name of the field that shows the text where copying fails. */
  readonly fieldLabel: string;
  /** Whether the text has several lines. */
  readonly isLong?: boolean;
  /** Words on the button. */
  readonly children: ReactNode;
}

/** Says that the present text is the one that was copied last. */
export function CopyStatus({
  text,
  outcome,
}: {
  readonly text: string;
  readonly outcome: CopyOutcome | undefined;
}): ReactNode {
  const isCopied = outcome && !outcome.isRefused && outcome.text === text;
  return (
    <span role="status" className={styles.status}>
      {isCopied &&
        translate({
          id: 'simulation.link.copied',
          message: 'Copied.',
          description: 'Said after the address was copied',
        })}
    </span>
  );
}

export interface CopiedTextProps {
  readonly text: string;
  readonly label: string;
  readonly rows: number;
}

/** A field with a text to copy, which is selected when it gets the focus. */
export function CopiedText({text, label, rows}: CopiedTextProps): ReactNode {
  return (
    <textarea
      readOnly
      rows={rows}
      className={shared.address}
      value={text}
      aria-label={label}
      onFocus={({target}) => target.select()}
    />
  );
}

/** Copies a text; where the browser refuses, shows it in a field. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const {text, fieldLabel, isLong = false, children} = props;
  const {outcome, copy} = useCopy();
  return (
    <>
      <Button onClick={() => void copy(text)}>{children}</Button>
      <CopyStatus text={text} outcome={outcome} />
      {outcome?.isRefused && (
        <CopiedText text={text} rows={isLong ? 8 : 1} label={fieldLabel} />
      )}
    </>
  );
}
