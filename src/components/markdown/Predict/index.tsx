import {
  createContext,
  type PropsWithChildren,
  type ReactNode,
  type SubmitEvent,
  useId,
  useMemo,
  useState,
} from 'react';

import {lazyPart} from '../../../hydration/lazyPart';
import {text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {record, useProgress} from '../../../site/progress';
import {CheckButton, FREE_ATTEMPTS} from '../../base/AnswerButtons';
import RadioOption, {type RadioOptionProps} from '../../base/RadioOption';
import Tick from '../../base/Tick';
import {useRequired} from '../../base/useRequired';
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
  readonly verdict: 'right' | 'wrong' | undefined;
  /** Whether the reader has once picked the right option. */
  readonly isDone: boolean;
}

const Context = createContext<Choice | null>(null);

function useChoice(): Choice {
  return useRequired(Context, 'The options must be inside <Predict>');
}

/** Shown in colour once its styles are loaded; else the words stand alone. */
const Verdict = lazyPart(
  async () => (await import('../../base/Verdict')).default,
  {Failure: ({children}) => <p>{children}</p>, waiting: null},
);

const FEEDBACK = {
  none: text('Choose an answer first.', '请先选一个答案。'),
  right: text('Your prediction holds.', '预测正确。'),
  wrong: text(
    'This is not what happens. Choose another answer.',
    '实际情况不是这样，请另选一个答案。',
  ),
} as const;

type Checked = keyof typeof FEEDBACK;

/**
 * Tells whether the option that was checked is right, or that there is none. Each
 * text is the only child of its element: React replaces it then even where the
 * browser has translated it.
 */
function Feedback({checked}: {readonly checked: Checked}): ReactNode {
  const locale = useLocale();
  const words = FEEDBACK[checked][locale];
  return checked === 'none' ? (
    <p>{words}</p>
  ) : (
    <Verdict kind={checked}>{words}</Verdict>
  );
}

export interface PredictProps {
  /** Names the prediction in the progress: ASCII, the same in both languages. */
  readonly id: string;
  readonly question: string;
  /** Number of the right option, counted from 1. */
  readonly correct: number | string;
  /** Anchor of the run on this page; `#try-it` of a question about a model. */
  readonly run?: string;
  /** Permalink to the run, which the build makes of `model` and `preset`. */
  readonly link?: string;
  /** A list of options, then `<Reveal>`. */
  readonly children: ReactNode;
}

/** A question to answer before the run. */
export default function Predict({
  id,
  question,
  correct,
  link,
  run = link === undefined ? undefined : '#try-it',
  children,
}: PredictProps): ReactNode {
  const name = useId();
  const isDone = useProgress()(id);
  const [misses, setMisses] = useState(0);
  /** The result of the last check, until another option is picked. */
  const [checked, setChecked] = useState<Checked>();
  const choice = useMemo(
    () => ({
      question,
      name,
      check: (option: string | undefined) => {
        if (option === undefined) {
          setChecked('none');
        } else if (option === String(correct)) {
          setChecked('right');
          setMisses(0);
          record('chosen', id);
        } else {
          setChecked('wrong');
          setMisses((count) => count + 1);
        }
      },
      change: () => setChecked(undefined),
      verdict: checked === 'none' ? undefined : checked,
      isDone,
    }),
    [id, question, name, correct, checked, isDone],
  );
  return (
    <Context value={choice}>
      <PredictionBox
        activity="chosen"
        feedback={checked && <Feedback checked={checked} />}
        isStuck={misses >= FREE_ATTEMPTS}
        run={run}
        link={link}
      >
        {children}
      </PredictionBox>
    </Context>
  );
}

/** The options of a question; the build makes it of the list in the page. */
export function PredictOptions({children}: PropsWithChildren): ReactNode {
  const locale = useLocale();
  const {question, name, check, change, verdict, isDone} = useChoice();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const option = new FormData(event.currentTarget).get(name);
    check(typeof option === 'string' ? option : undefined);
  };
  return (
    <form data-verdict={verdict} noValidate onSubmit={submit} onChange={change}>
      <fieldset>
        <legend className={styles.question}>
          {question}
          {isDone && (
            <Tick>
              {verdict === 'wrong'
                ? text('predicted right before', '之前已预测正确')[locale]
                : text('predicted', '预测正确')[locale]}
            </Tick>
          )}
        </legend>
        {children}
      </fieldset>
      <CheckButton />
    </form>
  );
}

/** An option of a question. */
export function PredictOption(
  props: Omit<RadioOptionProps, 'name'>,
): ReactNode {
  return <RadioOption {...props} name={useChoice().name} />;
}
