import type {ReactNode} from 'react';

import {useLocale} from '../../i18n/useLocale';
import type {OpenedModel} from '../reading/job';
import type {FindingsState} from '../reading/useModel';
import {WORDS} from '../words';

export interface FindingsProps {
  readonly model: OpenedModel;
  readonly findings: FindingsState;
  readonly share: number | undefined;
}

/** What was noticed in a model, one sentence each, and what was not looked at. */
export function Findings(props: FindingsProps): ReactNode {
  const {model, findings, share} = props;
  const locale = useLocale();
  if (!findings) {
    return <progress aria-label={WORDS.findingsSought[locale]} value={share} />;
  }
  if (findings === 'failed') {
    return <p>{WORDS.findingsFailed[locale]}</p>;
  }
  const hasCurves = model.runs.some(
    ({number, variables}) => number === 0 && variables.length > 0,
  );
  return (
    <>
      {findings.length > 0 && (
        <ul data-part="findings">
          {findings.map(({kind, sentence}) => (
            <li key={kind}>{sentence[locale]}</li>
          ))}
        </ul>
      )}
      {findings.length === 0 && hasCurves && (
        <p>{WORDS.findingsNone[locale]}</p>
      )}
      {!hasCurves && <p>{WORDS.findingsWithoutCurves[locale]}</p>}
    </>
  );
}
