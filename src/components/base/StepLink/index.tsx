import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {useLocale} from '../../../i18n/useLocale';
import {addressOf, steps} from '../../../site/path';

/** Writes how long a step takes. */
export function minutesText(minutes: number): LocalizedText {
  return text(`${minutes}\u00a0min`, `${minutes} 分钟`);
}

/** Says at which step of the path the reader is, counted from 0. */
export function Position({step}: {readonly step: number}): ReactNode {
  return text(
    `Step ${step + 1} of ${steps.length} of “I have an hour”`,
    `“只有一小时”第 ${step + 1} 步，共 ${steps.length} 步`,
  )[useLocale()];
}

/** What a button that leads to a step says before its title. */
const ACTIONS = {
  start: text('Start', '开始'),
  continue: text('Continue', '继续'),
  finish: text('Done, continue', '已完成，继续'),
} as const;

export interface StepLinkProps {
  /** Index of the step. */
  readonly step: number;
  readonly label: keyof typeof ACTIONS;
  readonly className?: string;
  readonly onClick?: () => void;
}

/** A button that leads to a step of the path and says how long it takes. */
export default function StepLink(props: StepLinkProps): ReactNode {
  const {step, label, className, onClick} = props;
  const locale = useLocale();
  const target = steps[step];
  if (!target) {
    throw new RangeError(`The path has no step ${step}`);
  }
  const {colon, comma} = punctuation[locale];
  const time = minutesText(target.minutes)[locale];
  return (
    <Link
      className={clsx('button button--primary', className)}
      to={addressOf(target)}
      {...(onClick && {onClick})}
    >
      {ACTIONS[label][locale] + colon + target.title[locale] + comma + time}
    </Link>
  );
}
