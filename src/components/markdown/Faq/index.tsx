import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import Choices from '../../base/Choices';
import styles from './styles.lazy.module.css';

/** Properties that the build gives to the section of a topic. */
interface TopicProps {
  readonly 'data-id': string;
  readonly 'data-topic': string;
  readonly 'data-questions': string;
  readonly className?: string;
  readonly hidden?: boolean;
}

type Topic = ReactElement<TopicProps>;

const ALL_TOPICS = '';

function isTopic(child: ReactNode): child is Topic {
  return isValidElement<TopicProps>(child) && 'data-topic' in child.props;
}

function questionsMessage(count: number): string {
  return translate(
    {
      id: 'faq.questions',
      message: 'One question|{count} questions',
      description:
        'Says how many questions are shown. Plural forms are separated by "|": as many as the language has',
    },
    {count},
  );
}

interface FilterProps {
  readonly topics: readonly Topic[];
  readonly shown: readonly Topic[];
  readonly chosen: string;
  readonly onChoose: (topic: string) => void;
}

/** The choice of a topic. Without scripts it is invisible, but takes its place. */
function Filter({topics, shown, chosen, onChoose}: FilterProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {selectMessage} = usePluralForm();
  const count = shown.reduce(
    (sum, {props}) => sum + Number(props['data-questions']),
    0,
  );
  const all = translate({
    id: 'faq.topics.all',
    message: 'All topics',
    description: 'The choice that shows every question',
  });
  const names = new Map([
    [ALL_TOPICS, all],
    ...topics.map(
      ({props}) => [props['data-id'], props['data-topic']] as const,
    ),
  ]);
  return (
    <Choices
      className={clsx(styles.filter, !isBrowser && styles.pending)}
      type="radio"
      legend={translate({
        id: 'faq.topics',
        message: 'Show the questions on',
        description: 'Heads the choice of a topic',
      })}
      values={[...names.keys()]}
      chosen={[chosen]}
      nameOf={(topic) => names.get(topic)}
      onPick={onChoose}
    >
      <span className={styles.count} role="status">
        {selectMessage(count, questionsMessage(count))}
      </span>
    </Choices>
  );
}

export interface FaqProps {
  /** Topics as headings of level 2, questions as headings of level 3. */
  readonly children: ReactNode;
}

/**
 * Questions and answers with a filter by topic. Without scripts all questions
 * are shown. A link on the page resets the filter, since it may lead to a
 * question that is hidden.
 */
function Faq({children}: FaqProps): ReactNode {
  const location = useLocation();
  const {hash} = location;
  const [choice, setChoice] = useState({topic: ALL_TOPICS, location});
  const chosen = choice.location === location ? choice.topic : ALL_TOPICS;
  const wasReset = choice.topic !== ALL_TOPICS && choice.location !== location;
  useEffect(() => {
    // The browser could not scroll to the question while it was hidden.
    if (wasReset && hash !== '') {
      document
        .getElementById(decodeURIComponent(hash.slice(1)))
        ?.scrollIntoView();
    }
  }, [wasReset, hash]);
  const topics = Children.toArray(children).filter(isTopic);
  const shown = topics.filter(
    ({props}) => chosen === ALL_TOPICS || chosen === props['data-id'],
  );
  return (
    <>
      <Filter
        chosen={chosen}
        shown={shown}
        topics={topics}
        onChoose={(topic) => setChoice({topic, location})}
      />
      {topics.map((topic) =>
        cloneElement(topic, {
          className: clsx('markdown', styles.topic),
          hidden: !shown.includes(topic),
        }),
      )}
    </>
  );
}

export default asIsland('questions', Faq);
