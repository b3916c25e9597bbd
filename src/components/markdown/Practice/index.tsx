import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import {chooseRound, startRound} from '../../../site/practice';
import {routeKey, useAllProgress} from '../../../site/progress';
import WithoutScripts from '../../base/WithoutScripts';
import {exerciseOf} from './exercises';
import {type Outcomes, Round} from './Round';
import {Setup} from './Setup';
import styles from './styles.lazy.module.css';
import {Summary} from './Summary';

export {ExerciseList} from './ExerciseList';

/** Where the reader is in a round. */
type Stage =
  | {readonly name: 'setup'}
  | {
      readonly name: 'round';
      readonly ids: readonly string[];
      readonly seen: ReadonlySet<string>;
    }
  | {
      readonly name: 'summary';
      readonly ids: readonly string[];
      readonly outcomes: Outcomes;
    };

/** Returns a function that tells whether an exercise was answered, here or on its page. */
function useIsAnswered(): (id: string) => boolean {
  const progress = useAllProgress();
  return (id) =>
    progress[routeKey(exerciseOf(id).route)]?.answered.includes(id) ?? false;
}

/**
 * Rounds of five exercises from all pages, by topic and level. Each stands in the
 * copy that the build makes of it; those that were missed come back.
 */
function Practice(): ReactNode {
  const [stage, setStage] = useState<Stage>({name: 'setup'});
  const isAnswered = useIsAnswered();
  const start = (chosen: readonly string[]) => {
    const memory = startRound();
    const ids = chooseRound(chosen, memory, isAnswered, Math.random);
    const isSeen = (id: string) => id in memory.cards || isAnswered(id);
    setStage({name: 'round', ids, seen: new Set(ids.filter(isSeen))});
  };
  switch (stage.name) {
    case 'setup':
      return <Setup onStart={start} />;
    case 'round': {
      const {ids, seen} = stage;
      return (
        <Round
          ids={ids}
          seen={seen}
          onEnd={(outcomes) => setStage({name: 'summary', ids, outcomes})}
        />
      );
    }
    case 'summary':
      return (
        <Summary
          ids={stage.ids}
          outcomes={stage.outcomes}
          onAgain={() => setStage({name: 'setup'})}
        />
      );
  }
}

/** The practice, or a sentence where JavaScript is off. */
function PracticeFrame(): ReactNode {
  return (
    <div data-markdown="omit" data-search="off">
      <div className={styles.practice}>
        <Practice />
      </div>
      <WithoutScripts>
        <p>
          <Translate
            id="practice.withoutScripts"
            description="Stands for the practice where JavaScript is off"
          >
            A round needs JavaScript. The list below leads to every exercise on
            its page.
          </Translate>
        </p>
      </WithoutScripts>
    </div>
  );
}

export default asIsland('practice', PracticeFrame);
