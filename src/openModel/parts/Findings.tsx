import type {ReactNode} from 'react';

import type {Finding} from '../../amesimFile/findings';
import {useLocale} from '../../i18n/useLocale';
import {WORDS} from '../words';

export interface FindingsProps {
  readonly findings: readonly Finding[] | undefined;
}

/** What was noticed in a model, one sentence each. */
export function Findings({findings}: FindingsProps): ReactNode {
  const locale = useLocale();
  if (!findings) {
    return <progress />;
  }
  return findings.length === 0 ? (
    <p>{WORDS.findingsNone[locale]}</p>
  ) : (
    <ul data-part="findings">
      {findings.map(({kind, sentence}) => (
        <li key={kind}>{sentence[locale]}</li>
      ))}
    </ul>
  );
}
