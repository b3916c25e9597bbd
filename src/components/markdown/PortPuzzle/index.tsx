import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode, SyntheticEvent} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import {useLocale} from '../../../i18n/useLocale';
import Button from '../../base/Button';
import type {Verdict} from '../../base/componentDrawings';
import {AnswerChoice, PortChoice} from './choices';
import {explain, feedbackOn} from './labels';
import {PairDrawing} from './PairDrawing';
import {checkPair, findPort, gradeAnswer, nextPair, type Pair} from './ports';
import {Solution} from './Solution';
import styles from './styles.lazy.module.css';
import {type Tally, usePuzzle} from './usePuzzle';

/** The names of both components, for readers who don't see the drawing. */
function PairName({pair}: {readonly pair: Pair}): ReactNode {
  const locale = useLocale();
  const [one, other] = pair;
  return (
    <p className={styles.names}>
      {one.label[locale]} – {other.label[locale]}
    </p>
  );
}

function Feedback({
  pair,
  answer,
  tally,
}: {
  readonly pair: Pair;
  readonly answer: Verdict;
  readonly tally: Tally;
}): ReactNode {
  const locale = useLocale();
  const verdict = checkPair(pair);
  const grade = gradeAnswer(answer, verdict);
  return (
    <>
      <strong data-grade={grade}>{feedbackOn(grade, verdict)[locale]}</strong>{' '}
      {explain(verdict, pair[0].port.domain)[locale]}{' '}
      <span className={styles.tally}>
        {translate(
          {
            id: 'portPuzzle.tally',
            message: '{right} of {asked} right so far.',
            description: 'Counts the answers of the port puzzle',
          },
          {right: tally.right, asked: tally.answered},
        )}
      </span>
    </>
  );
}

/** A puzzle: choose two ports, then say whether they connect, and why. */
function PortPuzzle(): ReactNode {
  const {pair, answer, checked, tally, ask, choose, check} = usePuzzle();
  const [one, other] = pair;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    check();
  };
  return (
    <section
      aria-label={translate({
        id: 'portPuzzle.title',
        message: 'Puzzle: which ports connect?',
        description: 'Names the port puzzle',
      })}
      className={styles.puzzle}
    >
      <p className={styles.noScript}>
        <Translate
          id="portPuzzle.noScript"
          description="Stands for the port puzzle without JavaScript"
        >
          The puzzle needs JavaScript. Its solution can be read without.
        </Translate>
      </p>
      <form className={styles.form} onSubmit={submit}>
        <PortChoice
          legend={translate({
            id: 'portPuzzle.first',
            message: 'First port',
            description: 'Heads the ports of the puzzle',
          })}
          picked={one.id}
          onPick={(id) => ask([findPort(id), other])}
        />
        <PortChoice
          legend={translate({
            id: 'portPuzzle.second',
            message: 'Second port',
            description: 'Heads the ports of the puzzle',
          })}
          picked={other.id}
          onPick={(id) => ask([one, findPort(id)])}
        />
        <PairDrawing
          pair={pair}
          verdict={checked === undefined ? undefined : checkPair(pair)}
        />
        <PairName pair={pair} />
        <AnswerChoice picked={answer} onPick={choose} />
        <div className={styles.buttons}>
          <Button isMain type="submit">
            <Translate
              id="portPuzzle.check"
              description="Judges the answer of the port puzzle"
            >
              Check
            </Translate>
          </Button>
          <Button onClick={() => ask(nextPair(pair))}>
            <Translate
              id="portPuzzle.next"
              description="Shows another pair of ports"
            >
              Another pair
            </Translate>
          </Button>
        </div>
        <p className={styles.feedback} role="status">
          {checked !== undefined && (
            <Feedback answer={checked} pair={pair} tally={tally} />
          )}
        </p>
      </form>
      <Solution />
    </section>
  );
}

export default asIsland('port-puzzle', PortPuzzle);
