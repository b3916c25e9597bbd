import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, type SyntheticEvent, useId, useState} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import type {Verdict} from '../../base/componentDrawings';
import Icon from '../../base/ComponentIcon';
import {PairDrawing} from './PairDrawing';
import {
  gradeOf,
  type Pair,
  pairAfter,
  PAIRS,
  PORTS,
  portWith,
  verdictOf,
} from './ports';
import {Solution} from './Solution';
import styles from './styles.lazy.module.css';
import {answers, reason, remark} from './words';

interface PickProps {
  readonly legend: string;
  readonly picked: string;
  readonly onPick: (id: string) => void;
}

/** One of the ports; radio buttons, so arrow keys work. */
function Pick({legend, picked, onPick}: PickProps): ReactNode {
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {PORTS.map(({id, icon, label}) => (
          <label className={styles.tile} key={id}>
            <input
              checked={id === picked}
              className={styles.hidden}
              name={name}
              type="radio"
              value={id}
              onChange={() => onPick(id)}
            />
            <span className={styles.face}>
              <Icon decorative name={icon} size={44} />
              <span>{label[locale]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AnswersProps {
  readonly picked: Verdict | undefined;
  readonly onPick: (answer: Verdict) => void;
}

function Answers({picked, onPick}: AnswersProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Translate
          id="portPuzzle.question"
          description="Question of the port puzzle"
        >
          Do they connect, and why?
        </Translate>
      </legend>
      {answers().map(([verdict, words]) => (
        <label className={styles.answer} key={verdict}>
          <input
            checked={verdict === picked}
            name={name}
            required
            type="radio"
            value={verdict}
            onChange={() => onPick(verdict)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Both components by name, for those who don't see the drawing. */
function PairName({pair}: {readonly pair: Pair}): ReactNode {
  const locale = useLocale();
  const [one, other] = pair;
  return (
    <p className={styles.names}>
      {one.label[locale]} – {other.label[locale]}
    </p>
  );
}

interface Tally {
  readonly right: number;
  readonly asked: number;
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
  const verdict = verdictOf(pair);
  const grade = gradeOf(answer, verdict);
  return (
    <>
      <strong data-grade={grade}>{remark(grade, verdict)}</strong>{' '}
      {reason(verdict, pair[0].port.domain)}{' '}
      <span className={styles.tally}>
        {translate(
          {
            id: 'portPuzzle.tally',
            message: '{right} of {asked} right so far.',
            description: 'Counts the answers of the port puzzle',
          },
          {right: tally.right, asked: tally.asked},
        )}
      </span>
    </>
  );
}

const FIRST = PAIRS[0] ?? [portWith(''), portWith('')];

/** Two ports, an answer, and whether it has been checked. */
function usePuzzle() {
  const [pair, setPair] = useState<Pair>(FIRST);
  const [answer, setAnswer] = useState<Verdict>();
  const [checked, setChecked] = useState<Verdict>();
  const [tally, setTally] = useState<Tally>({right: 0, asked: 0});
  return {
    pair,
    answer,
    checked,
    tally,
    ask: (next: Pair) => {
      setPair(next);
      setAnswer(undefined);
      setChecked(undefined);
    },
    choose: (next: Verdict) => {
      setAnswer(next);
      setChecked(undefined);
    },
    check: () => {
      if (answer === undefined || checked !== undefined) {
        return;
      }
      const isRight = gradeOf(answer, verdictOf(pair)) === 'right';
      setTally(({right, asked}) => ({
        right: right + (isRight ? 1 : 0),
        asked: asked + 1,
      }));
      setChecked(answer);
    },
  };
}

/** Which ports connect: pick two, say whether they do, and why. */
export default function PortPuzzle(): ReactNode {
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
          To be asked and answered, the puzzle needs JavaScript. Its solution
          does not.
        </Translate>
      </p>
      <form className={styles.form} onSubmit={submit}>
        <Pick
          legend={translate({
            id: 'portPuzzle.first',
            message: 'First port',
            description: 'Heads the ports of the puzzle',
          })}
          picked={one.id}
          onPick={(id) => ask([portWith(id), other])}
        />
        <Pick
          legend={translate({
            id: 'portPuzzle.second',
            message: 'Second port',
            description: 'Heads the ports of the puzzle',
          })}
          picked={other.id}
          onPick={(id) => ask([one, portWith(id)])}
        />
        <PairDrawing
          pair={pair}
          verdict={checked === undefined ? undefined : verdictOf(pair)}
        />
        <PairName pair={pair} />
        <Answers picked={answer} onPick={choose} />
        <div className={styles.buttons}>
          <button className="button button--primary" type="submit">
            <Translate
              id="portPuzzle.check"
              description="Judges the answer of the port puzzle"
            >
              Check
            </Translate>
          </button>
          <button
            className="button button--secondary"
            type="button"
            onClick={() => ask(pairAfter(pair))}
          >
            <Translate
              id="portPuzzle.next"
              description="Shows another pair of ports"
            >
              Another pair
            </Translate>
          </button>
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
