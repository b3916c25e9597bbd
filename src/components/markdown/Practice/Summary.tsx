import {type ReactNode, useEffect, useRef} from 'react';

import {text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import Button from '../../base/Button';
import {keepFocus} from '../../base/keepFocus';
import PageLink from '../../base/PageLink';
import Verdict from '../../base/Verdict';
import {ExerciseLink} from './ExerciseList';
import {exerciseOf} from './exercises';
import type {Outcomes} from './Round';
import styles from './styles.lazy.module.css';

/** Parts the page from its exercise. */
const SEPARATOR = '\u00a0· ';

/** How each exercise went; those without an outcome were left out. */
const OUTCOMES = {
  right: {
    kind: 'right',
    words: text(
      'Right at the first attempt; it comes back later.',
      '第一次就答对了，以后会再次出现。',
    ),
  },
  missed: {
    kind: 'wrong',
    words: text(
      'Missed; it comes back in the next round.',
      '没有答对，下一轮会再次出现。',
    ),
  },
} as const;

interface EntryProps {
  readonly id: string;
  readonly outcome: Outcomes[string] | undefined;
}

function Entry({id, outcome}: EntryProps): ReactNode {
  const locale = useLocale();
  const exercise = exerciseOf(id);
  const {kind, words} = outcome
    ? OUTCOMES[outcome]
    : {kind: undefined, words: text('Left out.', '跳过。')};
  const content = (
    <>
      {words[locale]} <PageLink to={exercise.page} />
      {SEPARATOR}
      <ExerciseLink of={exercise} />
    </>
  );
  return kind ? (
    <Verdict as="li" kind={kind}>
      {content}
    </Verdict>
  ) : (
    <li>{content}</li>
  );
}

export interface SummaryProps {
  readonly ids: readonly string[];
  readonly outcomes: Outcomes;
  readonly onAgain: () => void;
}

/** How a round went, exercise by exercise. */
export function Summary({ids, outcomes, onAgain}: SummaryProps): ReactNode {
  const locale = useLocale();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = ids.filter((id) => outcomes[id] === 'right').length;
  return (
    <>
      <p ref={heading} tabIndex={-1}>
        <strong>
          {
            text(
              `${right} of ${ids.length} right at the first attempt`,
              `${ids.length} 道中有 ${right} 道第一次就答对`,
            )[locale]
          }
        </strong>
      </p>
      <ul className={styles.summary}>
        {ids.map((id) => (
          <Entry id={id} key={id} outcome={outcomes[id]} />
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          isMain
          onClick={({currentTarget}) => keepFocus(currentTarget, onAgain)}
        >
          {text('On to the next round', '准备下一轮')[locale]}
        </Button>
      </div>
    </>
  );
}
