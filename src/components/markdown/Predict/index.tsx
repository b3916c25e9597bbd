import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  createContext,
  type ReactNode,
  use,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';

import {useOpenInPrint} from '../../base/useOpenInPrint';
import styles from './styles.model.module.css';

interface Prediction {
  readonly question: string;
  /** Name of the radio buttons. */
  readonly name: string;
  /** Number of the right option, where there is one. */
  readonly correct: string | undefined;
  readonly picked: string | undefined;
  readonly pick: (option: string) => void;
  /** Link to the run. */
  readonly run: string;
}

const Context = createContext<Prediction | null>(null);

function usePrediction(): Prediction {
  const prediction = use(Context);
  if (!prediction) {
    throw new Error('The options and <Reveal> must be inside <Predict>');
  }
  return prediction;
}

export interface PredictProps {
  readonly question: string;
  /** Number of the right option, counted from 1. */
  readonly correct?: number | string;
  /** Anchor of the run on this page; `#try-it` unless given. */
  readonly run?: string;
  /** A list of options, then `<Reveal>`. */
  readonly children: ReactNode;
}

/** A question to answer before the run. Picking an option opens the explanation. */
export default function Predict({
  question,
  correct,
  run = '#try-it',
  children,
}: PredictProps): ReactNode {
  const name = useId();
  const [picked, pick] = useState<string>();
  const prediction = useMemo(
    () => ({
      question,
      name,
      correct: correct === undefined ? undefined : String(correct),
      picked,
      pick,
      run,
    }),
    [question, name, correct, picked, run],
  );
  return (
    <Context value={prediction}>
      <section className={styles.predict} data-worksheet="question">
        {children}
      </section>
    </Context>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

/** The options of a question; the build makes it of the list in the page. */
export function PredictOptions({children}: PartProps): ReactNode {
  const {question} = usePrediction();
  return (
    <fieldset>
      <legend className={styles.question}>{question}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps extends PartProps {
  readonly value: string;
}

/** An option: a radio button with its label. */
export function PredictOption({value, children}: OptionProps): ReactNode {
  const {name, picked, pick} = usePrediction();
  const id = useId();
  return (
    <div className={styles.option}>
      <input
        checked={picked === value}
        id={id}
        name={name}
        type="radio"
        value={value}
        onChange={() => pick(value)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}

/** Tells whether the picked option is right. */
function Feedback(): ReactNode {
  const {picked, correct} = usePrediction();
  if (picked === undefined || correct === undefined) {
    return null;
  }
  return picked === correct ? (
    <Translate
      id="predict.holds"
      description="Said when the option that was picked is right"
    >
      Your prediction holds.
    </Translate>
  ) : (
    <Translate
      id="predict.fails"
      description="Said when the option that was picked is wrong"
    >
      It turns out otherwise. Read why, then look at the run.
    </Translate>
  );
}

/** The explanation; opens when an option is picked. */
export function Reveal({children}: PartProps): ReactNode {
  const {picked, run} = usePrediction();
  const details = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(details);
  const [isOpen, setIsOpen] = useState(false);
  const [lastPicked, setLastPicked] = useState(picked);
  if (lastPicked !== picked) {
    setLastPicked(picked);
    setIsOpen(true);
  }
  return (
    <>
      <p className={styles.feedback} role="status">
        <Feedback />
      </p>
      <details
        data-search="off"
        open={isOpen}
        ref={details}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Translate
            id="predict.reveal"
            description="Opens the explanation of a prediction"
          >
            What happens, and why
          </Translate>
        </summary>
        {children}
        <p>
          <Link to={run}>
            <Translate
              id="predict.run"
              description="Link to the live model on the same page"
            >
              See it in the run
            </Translate>
          </Link>
        </p>
      </details>
    </>
  );
}
