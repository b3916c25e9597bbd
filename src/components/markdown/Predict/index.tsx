import Translate from '@docusaurus/Translate';
import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  use,
  useId,
  useMemo,
  useState,
} from 'react';

import RadioOption, {type RadioOptionProps} from '../../base/RadioOption';
import {PredictionBox} from './Reveal';
import styles from './styles.model.module.css';

export {PredictionBox, Reveal} from './Reveal';

interface Choice {
  readonly question: string;
  /** Name of the radio buttons. */
  readonly name: string;
  /** Compares the option that is picked with the right one. */
  readonly check: (option: string | undefined) => void;
  /** Takes back what is said about the option that was checked. */
  readonly change: () => void;
}

const Context = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = use(Context);
  if (!choice) {
    throw new Error('The options must be inside <Predict>');
  }
  return choice;
}

/** Tells whether the option that was checked is right. */
function Feedback({
  option,
  correct,
}: {
  readonly option: string | undefined;
  readonly correct: string | undefined;
}): ReactNode {
  if (option === undefined) {
    return (
      <Translate
        id="predict.none"
        description="Said when the check finds no option picked"
      >
        Choose an answer first.
      </Translate>
    );
  }
  if (correct === undefined) {
    return null;
  }
  return option === correct ? (
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
      Your prediction is wrong. Read why, then look at the run.
    </Translate>
  );
}

export interface PredictProps {
  readonly question: string;
  /** Number of the right option, counted from 1. */
  readonly correct?: number | string;
  /** Anchor of the run on this page; `#try-it` unless given. */
  readonly run?: string;
  /** Permalink to the run, which the build makes of `model` and `preset`. */
  readonly link?: string;
  /** A list of options, then `<Reveal>`. */
  readonly children: ReactNode;
}

/** A question to answer before the run. A check opens the explanation. */
export default function Predict({
  question,
  correct,
  run = '#try-it',
  link,
  children,
}: PredictProps): ReactNode {
  const name = useId();
  const [attempts, setAttempts] = useState(0);
  /** The option of the last check, until another one is picked. */
  const [checked, setChecked] = useState<{option: string | undefined}>();
  const choice = useMemo(
    () => ({
      question,
      name,
      check: (option: string | undefined) => {
        setChecked({option});
        if (option !== undefined) {
          setAttempts((count) => count + 1);
        }
      },
      change: () => setChecked(undefined),
    }),
    [question, name],
  );
  const right = correct === undefined ? undefined : String(correct);
  return (
    <Context value={choice}>
      <PredictionBox
        attempts={attempts}
        feedback={
          checked && <Feedback option={checked.option} correct={right} />
        }
        run={run}
        link={link}
      >
        {children}
      </PredictionBox>
    </Context>
  );
}

export interface PredictOptionsProps {
  readonly children: ReactNode;
}

/** The options of a question; the build makes it of the list in the page. */
export function PredictOptions({children}: PredictOptionsProps): ReactNode {
  const {question, name, check, change} = useChoice();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const option = new FormData(event.currentTarget).get(name);
    check(typeof option === 'string' ? option : undefined);
  };
  return (
    <form noValidate onSubmit={submit} onChange={change}>
      <fieldset>
        <legend className={styles.question}>{question}</legend>
        {children}
      </fieldset>
      <button className="button button--secondary" type="submit">
        <Translate
          id="exercise.check"
          description="Compares the reader's answer with the right one"
        >
          Check
        </Translate>
      </button>
    </form>
  );
}

/** An option of a question. */
export function PredictOption(
  props: Omit<RadioOptionProps, 'name'>,
): ReactNode {
  return <RadioOption {...props} name={useChoice().name} />;
}
