import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {text} from '../i18n';
import {useLocale} from '../i18n/useLocale';
import type {ValidationIssue} from '../models/definition/errors';
import {useLivePanel, usePanelValues} from './context';
import styles from './messages.figure.module.css';
import type {RunResult} from './state/runResult';
import {describeDifferences} from './state/settings';
import {presetSettings} from './state/state';

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

/** Names the preset that a link's values are nearest to, and what is different. */
function LinkNote(): ReactNode {
  const {model, locale, units} = usePanelValues();
  const {settings, topic} = useLivePanel().state;
  const preset = model.presets[topic]?.label[locale] ?? '';
  const usual = presetSettings(model, topic);
  const own = describeDifferences(model, settings, usual, locale, units);
  const note = text(
    `From the link: “${preset}” with ${own}.`,
    `来自链接：“${preset}”，其中 ${own}。`,
  );
  return own !== '' && <p className={styles.note}>{note[locale]}</p>;
}

/** Tells why a value or a link had to be corrected, else what the link has set. */
export function IssueMessage({
  issue,
}: {
  readonly issue: ValidationIssue | undefined;
}): ReactNode {
  const locale = useLocale();
  return issue ? (
    <p role="alert" className={styles.issue}>
      {issue.message[locale]}
    </p>
  ) : (
    <LinkNote />
  );
}
