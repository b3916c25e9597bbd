import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {finishedSteps, nextStep, PATH, steps} from '../../../site/path';
import {record, useAllProgress} from '../../../site/progress';
import StepLink, {minutesText} from '../../base/StepLink';
import Tick from '../../base/Tick';

/** An em space parts the minutes from the text in both languages. */
const SPACE = '\u2003';

/** Begins the path, or goes on with it; nothing once it is finished. */
function Button(): ReactNode {
  const progress = useAllProgress();
  const step = nextStep(progress);
  if (step !== undefined) {
    return <StepLink label="continue" step={step} />;
  }
  return (
    !finishedSteps(progress).includes(true) && (
      <StepLink
        label="start"
        onClick={() => record('walked', PATH.id)}
        step={0}
      />
    )
  );
}

/** The button below the steps of the path through an hour. */
export default function Path(): ReactNode {
  return (
    <p data-markdown="omit">
      <Button />
    </p>
  );
}

export interface StepProps {
  /** Id of a step in `src/site/path.ts`, which has its minutes. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A step of the path: its minutes, what is read and done, and a tick once it is
 * finished. The build makes it of an item that ends in a comment.
 */
export function Step({id, children}: StepProps): ReactNode {
  const locale = useLocale();
  const index = steps.findIndex((step) => step.id === id);
  const isFinished = finishedSteps(useAllProgress())[index];
  const step = steps[index];
  if (!step) {
    throw new RangeError(`The path has no step '${id}'`);
  }
  return (
    <li>
      <strong>{minutesText(step.minutes)[locale]}</strong>
      {SPACE}
      {children}
      {isFinished && <Tick />}
    </li>
  );
}
