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
  useId,
  useState,
} from 'react';

import styles from './styles.lazy.module.css';

/** What the build writes on the section of a topic. */
interface TopicProps {
  readonly 'data-id': string;
  readonly 'data-topic': string;
  readonly 'data-questions': string;
  readonly className?: string;
  readonly hidden?: boolean;
}

type Topic = ReactElement<TopicProps>;

const EVERY_TOPIC = '';

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

/** Keeps its place from the start, so that nothing moves when it appears. */
function Filter({topics, shown, chosen, onChoose}: FilterProps): ReactNode {
  const name = useId();
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
  const choices = [
    [EVERY_TOPIC, all],
    ...topics.map(
      ({props}) => [props['data-id'], props['data-topic']] as const,
    ),
  ] as const;
  return (
    <fieldset
      className={clsx(styles.filter, !isBrowser && styles.pending)}
      data-search="off"
    >
      <legend>
        {translate({
          id: 'faq.topics',
          message: 'Show the questions on',
          description: 'Heads the choice of a topic',
        })}
      </legend>
      {choices.map(([topic, label]) => (
        <label className={styles.choice} key={topic}>
          <input
            checked={topic === chosen}
            name={name}
            type="radio"
            value={topic}
            onChange={() => onChoose(topic)}
          />
          {label}
        </label>
      ))}
      <span className={styles.count} role="status">
        {selectMessage(count, questionsMessage(count))}
      </span>
    </fieldset>
  );
}

export interface FaqProps {
  /** Topics as headings of level 2, questions as headings of level 3. */
  readonly children: ReactNode;
}

/**
 * Questions and answers, with a filter by topic. Without a script every
 * question is there. Following a link on the page ends the filter: it may lead
 * to a question that is hidden.
 */
export default function Faq({children}: FaqProps): ReactNode {
  const location = useLocation();
  const {hash} = location;
  const [choice, setChoice] = useState({topic: EVERY_TOPIC, at: location});
  const chosen = choice.at === location ? choice.topic : EVERY_TOPIC;
  const hasEnded = choice.topic !== EVERY_TOPIC && choice.at !== location;
  useEffect(() => {
    // The browser looked for the question while it was still hidden.
    if (hasEnded && hash !== '') {
      document
        .getElementById(decodeURIComponent(hash.slice(1)))
        ?.scrollIntoView();
    }
  }, [hasEnded, hash]);
  const topics = Children.toArray(children).filter(isTopic);
  const shown = topics.filter(
    ({props}) => chosen === EVERY_TOPIC || chosen === props['data-id'],
  );
  return (
    <>
      <Filter
        chosen={chosen}
        shown={shown}
        topics={topics}
        onChoose={(topic) => setChoice({topic, at: location})}
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
