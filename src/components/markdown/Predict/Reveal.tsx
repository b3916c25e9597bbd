import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';

import {HelpButton, openAndFocus} from '../../base/AnswerButtons';
import {isPlainClick} from '../../base/plainInput';
import {showPanel} from '../../base/showPanel';
import {useRequired} from '../../base/useRequired';
import styles from './styles.model.module.css';

interface Prediction {
  /** What is said about the prediction; a drawn one says it itself. */
  readonly feedback?: ReactNode;
  /** Whether the explanation is offered, after wrong answers. */
  readonly isStuck?: boolean;
  /** Anchor of the run on this page, for readers without scripts, if there is one. */
  readonly run: string | undefined;
  /** Permalink to the run in the panel of this page, without '#'. */
  readonly link: string | undefined;
}

const Context = createContext<Prediction | null>(null);

export interface PredictionBoxProps extends Prediction {
  /** What it counts as in the progress. */
  readonly activity: 'chosen' | 'drawn';
  /** The question, unless it is the legend of options. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** The box of a prediction, which is a question of the worksheet. */
export function PredictionBox({
  activity,
  feedback,
  isStuck = false,
  run,
  link,
  title,
  children,
}: PredictionBoxProps): ReactNode {
  const prediction = useMemo(
    () => ({feedback, isStuck, run, link}),
    [feedback, isStuck, run, link],
  );
  return (
    <Context value={prediction}>
      <section
        className={styles.predict}
        data-activity={activity}
        data-worksheet="question"
      >
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
function RunLink({
  run,
  link,
}: {
  readonly run: string;
  readonly link: string | undefined;
}): ReactNode {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (link !== undefined && isPlainClick(event) && showPanel(link)) {
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

/** The explanation, which opens when the reader wants it. */
export function Reveal({children}: PropsWithChildren): ReactNode {
  const {feedback, isStuck, run, link} = useRequired(
    Context,
    '<Reveal> must be inside <Predict>',
  );
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <>
      <div className={styles.feedback} role="status">
        {feedback}
      </div>
      {isStuck && (
        <p>
          <HelpButton onClick={() => openAndFocus(details.current)} />
        </p>
      )}
      <details data-search="off" ref={details}>
        <summary className={styles.summary}>
          <Translate
            id="predict.reveal"
            description="Opens the explanation of a prediction"
          >
            What happens, and why
          </Translate>
        </summary>
        {children}
        {run !== undefined && (
          <p>
            <RunLink run={run} link={link} />
          </p>
        )}
      </details>
    </>
  );
}
