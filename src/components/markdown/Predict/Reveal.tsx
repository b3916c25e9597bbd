import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';

import {showPanel} from '../../base/showPanel';
import {useOpenInPrint} from '../../base/useOpenInPrint';
import styles from './styles.model.module.css';

interface Prediction {
  /** How often the prediction was compared with the answer. */
  readonly attempts: number;
  /** What is said about the prediction. */
  readonly feedback: ReactNode;
  /** Anchor of the run on this page, for readers without scripts. */
  readonly run: string;
  /** Permalink to the run in the panel of this page, without '#'. */
  readonly link: string | undefined;
}

const Context = createContext<Prediction | null>(null);

export interface PredictionBoxProps extends Prediction {
  /** The question, unless it is the legend of options. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** The box of a prediction, which is a question of the worksheet. */
export function PredictionBox({
  attempts,
  feedback,
  run,
  link,
  title,
  children,
}: PredictionBoxProps): ReactNode {
  const prediction = useMemo(
    () => ({attempts, feedback, run, link}),
    [attempts, feedback, run, link],
  );
  return (
    <Context value={prediction}>
      <section className={styles.predict} data-worksheet="question">
        {title !== undefined && (
          <p className={styles.question} data-search="off">
            {title}
          </p>
        )}
        {children}
      </section>
    </Context>
  );
}

/** The link to the run: sets the values in the panel and moves the focus there. */
function RunLink({run, link}: Pick<Prediction, 'run' | 'link'>): ReactNode {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (link !== undefined && isPlain && showPanel(link)) {
      event.preventDefault();
    }
  };
  return (
    <Link to={run} onClick={open}>
      <Translate
        id="predict.run"
        description="Link to the live model on the same page"
      >
        See it in the run
      </Translate>
    </Link>
  );
}

export interface RevealProps {
  readonly children: ReactNode;
}

/** The explanation; opens when the prediction is compared with the answer. */
export function Reveal({children}: RevealProps): ReactNode {
  const prediction = use(Context);
  if (!prediction) {
    throw new Error('<Reveal> must be inside <Predict>');
  }
  const {attempts, feedback, run, link} = prediction;
  const details = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(details);
  const [isOpen, setIsOpen] = useState(false);
  const [lastAttempt, setLastAttempt] = useState(attempts);
  if (lastAttempt !== attempts) {
    setLastAttempt(attempts);
    setIsOpen(true);
  }
  return (
    <>
      <p className={styles.feedback} role="status">
        {feedback}
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
          <RunLink run={run} link={link} />
        </p>
      </details>
    </>
  );
}
