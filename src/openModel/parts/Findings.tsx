import {type ReactNode, useCallback, useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import {runJob} from '../reading/runJob';
import {useJob} from '../reading/useJob';
import {WORDS} from '../words';

/** What was noticed in a model, one sentence each, and what was not looked at. */
export function Findings({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const [share, setShare] = useState<number>();
  const work = useCallback(
    (signal: AbortSignal) =>
      runJob({kind: 'findings', input: model}, signal, setShare),
    [model],
  );
  const {value, hasFailed} = useJob(work);
  if (hasFailed) {
    return <p>{WORDS.findingsFailed[locale]}</p>;
  }
  if (!value) {
    return <progress aria-label={WORDS.findingsSought[locale]} value={share} />;
  }
  const {findings} = value;
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
