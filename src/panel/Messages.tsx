import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';

import {useLocale} from '../i18n/useLocale';
import type {ValidationIssue} from '../models/definition/errors';
import styles from './messages.figure.module.css';
import type {RunResult} from './state/runResult';
import {issueMessage} from './state/settings';

/** Tells why the last run failed. */
export function RunFailure({
  result: {failure},
}: {
  readonly result: RunResult;
}): ReactNode {
  const locale = useLocale();
  return (
    failure && (
      <div role="alert" className={clsx('alert alert--danger', styles.failure)}>
        <p>{failure[locale]}</p>
        <p>
          {translate({
            id: 'simulation.failure.before',
            message: 'The curves are those of the last run that succeeded.',
            description: 'Below the reason for which a run failed',
          })}
        </p>
      </div>
    )
  );
}

/** Tells why a value or a link had to be corrected. */
export function IssueMessage({
  issue,
}: {
  readonly issue: ValidationIssue | undefined;
}): ReactNode {
  const locale = useLocale();
  return (
    issue && (
      <p role="alert" className={styles.issue}>
        {issueMessage(issue, locale)}
      </p>
    )
  );
}

/** Milliseconds without a change after which a summary is read out. */
const ANNOUNCE_DELAY = 700;

/** The text for screen readers: empty at first, then `text` once it is stable. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState({first: text, text: ''});
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced((previous) =>
        previous.text === '' && previous.first === text
          ? previous
          : {...previous, text},
      );
    }, ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return announced.text;
}

/** Reads the summary of the run out when it has changed. */
export function Announcement({summary}: {readonly summary: string}): ReactNode {
  return (
    <p role="status" className={styles.hidden}>
      {useAnnouncement(summary)}
    </p>
  );
}
