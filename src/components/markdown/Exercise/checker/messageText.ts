import {translate} from '@docusaurus/Translate';

import type {Locale} from '../../../../i18n';
import {QUANTITIES, unitSymbol} from '../../../../physics/units';
import type {Task} from '../task';
import type {Verdict} from './check';
import {explainCommonError} from './commonErrorTexts';
import {unreadable} from './unreadable';

interface Judgement {
  readonly verdict: Verdict;
  readonly task: Task;
  readonly locale: Locale;
  /** The answer of the exercise was opened, as no hint was left. */
  readonly isRevealed: boolean;
}

function right(task: Task): string {
  return 'text' in task
    ? translate(
        {
          id: 'exercise.rightNumber',
          message: 'Right: the model gives {value}.',
          description: 'Said when a typed number is right',
        },
        {value: task.text},
      )
    : translate({
        id: 'exercise.right',
        message: 'Right.',
        description: 'Said when the right option was picked',
      });
}

function wrong(isRevealed: boolean): string {
  return isRevealed
    ? translate({
        id: 'exercise.revealed',
        message: 'Not right. The answer is open below.',
        description: 'Said after a wrong answer when no hint is left',
      })
    : translate({
        id: 'exercise.wrong',
        message: 'Not right yet.',
        description: 'Said after a wrong answer',
      });
}

/** Says what is thought of an answer; the page adds its own explanation. */
export function messageText(judgement: Judgement): string {
  const {verdict, task, locale, isRevealed} = judgement;
  switch (verdict.kind) {
    case 'right':
      return right(task);
    case 'mistake':
      return translate({
        id: 'exercise.mistake',
        message: 'Not right, but a common mistake.',
        description: 'Said before a known mistake is explained',
      });
    case 'common':
      return explainCommonError(verdict.error);
    case 'wrong':
      return wrong(isRevealed);
    case 'unreadable': {
      const shown = 'unit' in task ? unitSymbol(task.unit) : '';
      const {typed} = verdict;
      const quantity =
        typed.kind === 'other-quantity'
          ? QUANTITIES[typed.quantity].label[locale]
          : '';
      return unreadable(typed, {shown, quantity, isChoice: 'correct' in task});
    }
  }
}
