import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import shared from '../shared.model.module.css';
import styles from './styles.model.module.css';
import {useCopy} from './useCopy';

export interface CopyButtonProps {
  readonly text: string;
  /** Accessible name of the field that shows the text where copying fails. */
  readonly fieldLabel: string;
  /** Whether the text has several lines. */
  readonly isLong?: boolean;
  /** Words on the button. */
  readonly children: ReactNode;
}

/** Says that something was copied. */
export function CopyStatus({
  isCopied,
}: {
  readonly isCopied: boolean;
}): ReactNode {
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

/** Copies a text; where the browser refuses, shows it in a field. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const {text, fieldLabel, isLong = false, children} = props;
  const {copy, isCopied, isRefused} = useCopy(text);
  return (
    <>
      <button
        type="button"
        className={shared.button}
        onClick={() => void copy()}
      >
        {children}
      </button>
      <CopyStatus isCopied={isCopied} />
      {isRefused && (
        <textarea
          readOnly
          rows={isLong ? 8 : 1}
          className={shared.address}
          value={text}
          aria-label={fieldLabel}
          onFocus={({target}) => target.select()}
        />
      )}
    </>
  );
}
