import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import topicLoaders from '@generated/practice/default/topics.js';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import {loadOnce} from '../../../hydration/loadOnce';
import {NotLoaded} from '../../../hydration/NotLoaded';
import {text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {learn, type Outcome} from '../../../site/practice';
import {record} from '../../../site/progress';
import Button from '../../base/Button';
import PageLink from '../../base/PageLink';
import {type Report, ReportContext} from '../Exercise';
import {AgainContext} from '../PracticeCopy';
import {exerciseOf, type ListedExercise} from './exercises';
import {LEVEL_NAMES} from './labels';
import styles from './styles.lazy.module.css';

/** How the exercises of a round went, by their ids; those left out are missing. */
export type Outcomes = Readonly<Record<string, Outcome>>;

const loadTopic = loadOnce(async (topic: string) => {
  const loaded = await topicLoaders[topic]?.();
  return loaded?.default ?? {};
});

/** Loads an exercise as its page has it. */
function useCopy({id, topic}: ListedExercise) {
  const [copy, setCopy] = useState<{
    readonly of: string;
    readonly Exercise?: ComponentType | undefined;
  }>();
  const load = useCallback(() => {
    loadTopic(topic)
      .then((those) => setCopy({of: id, Exercise: those[id]}))
      .catch(() => setCopy({of: id}));
  }, [id, topic]);
  useEffect(load, [load]);
  return {...(copy?.of === id ? copy : undefined), load};
}

function Copy({of: exercise}: {readonly of: ListedExercise}): ReactNode {
  const {of: loaded, Exercise, load} = useCopy(exercise);
  if (Exercise) {
    return <Exercise />;
  }
  return loaded === undefined ? <progress /> : <NotLoaded retry={load} />;
}

export interface RoundProps {
  /** The exercises, by their ids. */
  readonly ids: readonly string[];
  /** Those that the reader has had before. */
  readonly seen: ReadonlySet<string>;
  readonly onEnd: (outcomes: Outcomes) => void;
}

/** Notes how the exercises of the round go; the first outcome of each counts. */
function useOutcomes() {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const known = useRef<Outcomes>({});
  const report = useMemo((): Report => {
    const note = (id: string, outcome: Outcome) => {
      if (!known.current[id]) {
        known.current = {...known.current, [id]: outcome};
        learn(id, outcome);
        setOutcomes(known.current);
      }
    };
    return {
      answered: (id) => {
        record('answered', id, exerciseOf(id));
        note(id, 'right');
      },
      missed: (id) => note(id, 'missed'),
    };
  }, []);
  return {outcomes, report};
}

/** Some exercises, one after the other. */
export function Round({ids, seen, onEnd}: RoundProps): ReactNode {
  const locale = useLocale();
  const [index, setIndex] = useState(0);
  const {outcomes, report} = useOutcomes();
  const heading = useRef<HTMLParagraphElement>(null);
  // The reader goes on at the exercise that has just come, with the keyboard too.
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, [index]);
  const exercise = exerciseOf(ids[index] ?? '');
  const isLast = index + 1 === ids.length;
  return (
    <>
      <p className={styles.position} ref={heading} tabIndex={-1}>
        <strong>
          {translate(
            {
              id: 'practice.position',
              message: '{number} of {count}',
              description: 'Which exercise of a round it is',
            },
            {number: index + 1, count: ids.length},
          )}
        </strong>
        <PageLink to={exercise.page} />
        <span className={styles.soft}>
          {LEVEL_NAMES[exercise.level][locale]}
        </span>
      </p>
      <ReportContext value={report}>
        <AgainContext value={seen.has(exercise.id)}>
          <Copy key={exercise.id} of={exercise} />
        </AgainContext>
      </ReportContext>
      <div className={styles.buttons}>
        <Button
          isMain
          onClick={() => (isLast ? onEnd(outcomes) : setIndex(index + 1))}
        >
          {isLast
            ? text('End the round', '结束这一轮')[locale]
            : text('Next exercise', '下一道')[locale]}
        </Button>
        <Link
          className="button button--secondary"
          to={`${exercise.route}#${exercise.id}`}
        >
          {translate({
            id: 'practice.onPage',
            message: 'See it on its page',
            description: 'Link to the page of an exercise',
          })}
        </Link>
      </div>
    </>
  );
}
