import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useLocale} from '../i18n/useLocale';
import type {ValidationIssue} from '../models/definition/errors';
import styles from './messages.figure.module.css';
import type {RunResult} from './state/runResult';

/** Tells why the last run failed. */
export function RunFailure({
  failure,
}: {
  readonly failure: NonNullable<RunResult['failure']>;
}): ReactNode {
  return (
    <div role="alert" className={clsx('alert alert--danger', styles.failure)}>
      <p>{failure[useLocale()]}</p>
      <p>
        {translate({
          id: 'simulation.failure.before',
          message: 'The curves are those of the last run that succeeded.',
          description: 'Below the reason for which a run failed',
        })}
      </p>
    </div>
  );
}

/** Tells why a value or a link had to be corrected. */
export function IssueMessage({
  issue,
}: {
  readonly issue: ValidationIssue;
}): ReactNode {
  return (
    <p role="alert" className={styles.issue}>
      {issue.message[useLocale()]}
    </p>
  );
}
