import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {addressOf, steps} from '../../../site/path';

/** Writes how long a step takes. */
export function minutesText(minutes: number): string {
  return translate(
    {
      id: 'path.minutes',
      message: '{minutes}\u00a0min',
      description: 'How long a step of a learning path takes',
    },
    {minutes},
  );
}

/** Says at which step of the path the reader is, counted from 0. */
export function positionText(step: number): string {
  return translate(
    {
      id: 'path.position',
      message: 'Step {number} of {count} of “I have an hour”',
      description: 'Where a reader is on the learning path',
    },
    {number: step + 1, count: steps.length},
  );
}

/** The words on the button that leads to a step. */
function buttonTexts(values: {title: string; time: string}) {
  return {
    start: translate(
      {
        id: 'path.start',
        message: 'Start: {title}, {time}',
        description: 'Button that begins a learning path',
      },
      values,
    ),
    continue: translate(
      {
        id: 'path.continue',
        message: 'Continue: {title}, {time}',
        description: 'Button that goes on with a learning path',
      },
      values,
    ),
    finish: translate(
      {
        id: 'path.finish',
        message: 'Done, continue: {title}, {time}',
        description:
          'Button that finishes a step of a path and leads to the next',
      },
      values,
    ),
  };
}

export interface StepLinkProps {
  /** Index of the step. */
  readonly step: number;
  readonly label: keyof ReturnType<typeof buttonTexts>;
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
  const texts = buttonTexts({
    title: target.title[locale],
    time: minutesText(target.minutes),
  });
  return (
    <Link
      className={clsx('button button--primary', className)}
      to={addressOf(target)}
      {...(onClick && {onClick})}
    >
      {texts[label]}
    </Link>
  );
}
