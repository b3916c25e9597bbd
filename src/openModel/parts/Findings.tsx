import {type ReactNode, useEffect, useState} from 'react';

import type {Finding} from '../../amesimFile/findings';
import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import {runJob} from '../reading/runJob';
import {WORDS} from '../words';

/** What was noticed in a model, one sentence each, and what was not looked at. */
export function Findings({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const [share, setShare] = useState<number>();
  const [findings, setFindings] = useState<readonly Finding[] | 'failed'>();
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    runJob({kind: 'findings', input: model}, signal, setShare).then(
      (answer) => setFindings(answer.findings),
      () => !signal.aborted && setFindings('failed'),
    );
    return () => controller.abort();
  }, [model]);
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
