import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {ExerciseLevel, Topic} from '../../../site/practice';
import LibraryName from '../../base/LibraryName';

/** The name of a topic. */
export function TopicName({of: topic}: {readonly of: Topic}): ReactNode {
  switch (topic) {
    case 'begin':
      return (
        <Translate
          id="practice.topic.begin"
          description="Name of a topic: exercises of the tutorials"
        >
          Tutorials
        </Translate>
      );
    case 'look-up':
      return (
        <Translate
          id="practice.topic.lookUp"
          description="Name of a topic: exercises of the page about messages"
        >
          Messages
        </Translate>
      );
    default:
      return <LibraryName of={topic} />;
  }
}

/** Says what an exercise of a level asks for. */
export function levelName(level: ExerciseLevel): string {
  switch (level) {
    case 1:
      return translate({
        id: 'practice.level.1',
        message: '1: estimate',
        description: 'A level of exercises, with what they ask for',
      });
    case 2:
      return translate({
        id: 'practice.level.2',
        message: '2: calculate',
        description: 'A level of exercises, with what they ask for',
      });
    case 3:
      return translate({
        id: 'practice.level.3',
        message: '3: bench or fault',
        description: 'A level of exercises, with what they ask for',
      });
  }
}
