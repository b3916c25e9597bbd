import type {ReactNode} from 'react';

import {useCopy} from '../../components/base/useCopy';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';

export interface CopyTextsProps {
  /** Words on each button, and what it copies. */
  readonly texts: readonly (readonly [label: string, write: () => string])[];
}

/** Buttons that copy texts; where the browser refuses, a field shows the text. */
export function CopyTexts({texts}: CopyTextsProps): ReactNode {
  const locale = useLocale();
  const {outcome, copy} = useCopy();
  return (
    <>
      {texts.map(([label, write]) => (
        <button
          key={label}
          type="button"
          className="button button--secondary button--sm"
          onClick={() => void copy(write())}
        >
          {label}
        </button>
      ))}
      <span role="status">
        {outcome?.isRefused === false && WORDS.copied[locale]}
      </span>
      {outcome?.isRefused && (
        <textarea
          readOnly
          rows={6}
          className={styles.copyField}
          value={outcome.text}
          aria-label={WORDS.copyField[locale]}
          onFocus={({target}) => target.select()}
        />
      )}
    </>
  );
}
