import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {
  countDue,
  type ExerciseLevel,
  exerciseLevels,
  forgetRounds,
  type Topic,
  topics,
  useMemory,
} from '../../../site/practice';
import Button from '../../base/Button';
import Choices from '../../base/Choices';
import {exercises} from './exercises';
import {LEVEL_NAMES, TopicName} from './labels';
import styles from './styles.lazy.module.css';

/** The values with one of them added or left out, in their order. */
function toggled<Value>(
  values: readonly Value[],
  chosen: readonly Value[],
  picked: Value,
): readonly Value[] {
  return values.filter((each) => (each === picked) !== chosen.includes(each));
}

/** Forgets the rounds, once the reader has confirmed it. */
function Forget(): ReactNode {
  const forget = () => {
    const question = translate({
      id: 'practice.forgetQuestion',
      message:
        'Forget which exercises come back? What is answered on the pages stays.',
      description: 'Confirms that the rounds of practice are forgotten',
    });
    if (window.confirm(question)) {
      forgetRounds();
    }
  };
  return (
    <Button onClick={forget}>
      <Translate
        id="practice.forget"
        description="Button that forgets the rounds of practice"
      >
        Forget the rounds
      </Translate>
    </Button>
  );
}

export interface SetupProps {
  /** Begins a round of these exercises, by their ids. */
  readonly onStart: (ids: readonly string[]) => void;
}

/** Says how many exercises are chosen, and how many of them come back. */
function Counts({ids}: {readonly ids: readonly string[]}): ReactNode {
  const due = countDue(ids, useMemory());
  return (
    <p role="status">
      {translate(
        {
          id: 'practice.counts',
          message:
            'Exercises to choose from: {count}. Due in the next round: {due}.',
          description: 'Below the choice of topics and levels',
        },
        {count: ids.length, due},
      )}
    </p>
  );
}

/** The choice of topics and levels, before a round. */
export function Setup({onStart}: SetupProps): ReactNode {
  const locale = useLocale();
  const [chosenTopics, setTopics] = useState<readonly Topic[]>(topics);
  const [levels, setLevels] =
    useState<readonly ExerciseLevel[]>(exerciseLevels);
  const ids = exercises
    .filter(
      ({topic, level}) =>
        chosenTopics.includes(topic) && levels.includes(level),
    )
    .map(({id}) => id);
  return (
    <>
      <Choices
        chosen={chosenTopics}
        legend={translate({
          id: 'practice.topics',
          message: 'Topics',
          description: 'Heads a choice of topics',
        })}
        nameOf={(topic) => <TopicName of={topic} />}
        values={topics}
        type="checkbox"
        onPick={(topic) => setTopics(toggled(topics, chosenTopics, topic))}
      />
      <Choices
        chosen={levels}
        legend={translate({
          id: 'practice.levels',
          message: 'Levels',
          description: 'Heads a choice of levels',
        })}
        nameOf={(level) => LEVEL_NAMES[level][locale]}
        values={exerciseLevels}
        type="checkbox"
        onPick={(level) => setLevels(toggled(exerciseLevels, levels, level))}
      />
      <Counts ids={ids} />
      <div className={styles.buttons}>
        <Button isMain disabled={ids.length === 0} onClick={() => onStart(ids)}>
          <Translate
            id="practice.start"
            description="Button that begins a round of practice"
          >
            Start a round
          </Translate>
        </Button>
        <Forget />
      </div>
    </>
  );
}
