import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Button from '../Button';

/** Wrong answers after which help is offered. */
export const FREE_ATTEMPTS = 2;

/** The button that checks the answer in its form. */
export function CheckButton(): ReactNode {
  return (
    <Button type="submit">
      <Translate
        id="exercise.check"
        description="Compares the reader's answer with the right one"
      >
        Check
      </Translate>
    </Button>
  );
}

export interface HelpButtonProps {
  /** Names what it gives; the answer unless given. */
  readonly children?: string | undefined;
  readonly onClick: () => void;
}

/** Offers help after wrong answers: nothing opens for those who don't ask. */
export function HelpButton({children, onClick}: HelpButtonProps): ReactNode {
  return (
    <Button onClick={onClick}>
      {children ??
        translate({
          id: 'exercise.showAnswer',
          message: 'Show the answer',
          description: 'Button that opens the answer after two wrong ones',
        })}
    </Button>
  );
}

/** Opens the answer, and moves the focus of the button that goes to it. */
export function openAndFocus(details: HTMLDetailsElement | null): void {
  if (details) {
    details.open = true;
    details.querySelector('summary')?.focus();
  }
}
