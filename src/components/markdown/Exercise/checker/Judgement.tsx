import type {ReactNode} from 'react';

import {type Locale, type LocalizedText, text} from '../../../../i18n';
import {useLocale} from '../../../../i18n/useLocale';
import {QUANTITIES, unitSymbol} from '../../../../physics/units';
import Judged, {type VerdictKind} from '../../../base/Verdict';
import type {Task} from '../task';
import type {Verdict} from './check';
import {COMMON_ERRORS} from './commonErrorTexts';
import {Scale} from './Scale';
import {unreadable} from './unreadable';

/** Names how an answer was judged; undefined for one that can't be read. */
export function kindOf({kind}: Verdict): VerdictKind | undefined {
  if (kind === 'unreadable') {
    return undefined;
  }
  return kind === 'right' || kind === 'near' ? kind : 'wrong';
}

const NOT_RIGHT = text('Not right yet.', '还不对。');

/** What is said about an answer; the page adds its own explanation. */
function messageOf(
  verdict: Verdict,
  task: Task,
  locale: Locale,
): LocalizedText {
  switch (verdict.kind) {
    case 'right':
      return 'text' in task
        ? text(
            `Right: the model gives ${task.text}.`,
            `正确：模型给出 ${task.text}。`,
          )
        : text('Right.', '正确。');
    case 'near':
      return verdict.isRounded
        ? text(
            'Nearly: this is the answer, rounded too early. Keep one more digit.',
            '差一点：这是答案，但舍入得太早，请多保留一位有效数字。',
          )
        : text(
            'Nearly: your number is close to the answer.',
            '差一点：你的数已经很接近答案。',
          );
    case 'mistake':
      // The page explains each wrong option, whether or not many pick it.
      return 'correct' in task
        ? NOT_RIGHT
        : text(
            'Not right, but a common mistake.',
            '不对，这是一个常见的错误。',
          );
    case 'common':
      return COMMON_ERRORS[verdict.error];
    case 'wrong':
      if (verdict.isHigh === undefined) {
        return NOT_RIGHT;
      }
      return verdict.isHigh
        ? text(
            'Not right yet: your number is too high.',
            '还不对：你的数偏大。',
          )
        : text(
            'Not right yet: your number is too low.',
            '还不对：你的数偏小。',
          );
    case 'unreadable': {
      const shown = 'unit' in task ? unitSymbol(task.unit) : '';
      const {typed} = verdict;
      const quantity =
        typed.kind === 'other-quantity'
          ? QUANTITIES[typed.quantity].label[locale].toLowerCase()
          : '';
      return unreadable(typed, {shown, quantity, isChoice: 'correct' in task});
    }
  }
}

export interface JudgementProps {
  readonly verdict: Verdict;
  readonly task: Task;
  /** Whether the reader has opened the answer of the exercise. */
  readonly isAnswerOpen: boolean;
  /** What the page says of it. */
  readonly children: ReactNode;
}

/**
 * The verdict on an answer. Those who have it nearly see on a line how far they
 * are off; the model's number only those who have it or have opened the answer.
 */
export function Judgement(props: JudgementProps): ReactNode {
  const {verdict, task, isAnswerOpen, children} = props;
  const locale = useLocale();
  const message = <strong>{messageOf(verdict, task, locale)[locale]}</strong>;
  const kind = kindOf(verdict);
  if (kind === undefined || verdict.kind === 'unreadable') {
    return message;
  }
  const isKnown = kind === 'right' || isAnswerOpen;
  return (
    <Judged kind={kind}>
      <p>{message}</p>
      {(isKnown || kind === 'near') &&
        'expected' in task &&
        verdict.value !== undefined && (
          <Scale task={task} value={verdict.value} isKnown={isKnown} />
        )}
      {children}
    </Judged>
  );
}
