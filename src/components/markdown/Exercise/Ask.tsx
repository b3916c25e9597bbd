import {type ReactNode, type SubmitEvent, useId, useMemo} from 'react';

import {unitSymbol} from '../../../physics/units';
import RadioOption, {type RadioOptionProps} from '../../base/RadioOption';
import {QuestionContext, useQuestion} from './context';
import styles from './styles.model.module.css';
import type {NumberTask, Task} from './task';
import {prepareChecker, useAsk} from './useAsk';

interface PartProps {
  readonly children: ReactNode;
}

/** The options of a question; the build makes it of the list in the page. */
export function AskOptions({children}: PartProps): ReactNode {
  const {label} = useQuestion();
  return (
    <fieldset className={styles.options}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}

/** An option of a question. */
export function AskOption(props: Omit<RadioOptionProps, 'name'>): ReactNode {
  return <RadioOption {...props} name={useQuestion().name} />;
}

interface FieldProps {
  readonly task: NumberTask;
}

/** The field for a number, with the unit of a number without one. */
function Field({task}: FieldProps): ReactNode {
  const {name, label, feedback, feedbackId} = useQuestion();
  const id = useId();
  const symbol = unitSymbol(task.unit);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={`${id}-unit ${feedbackId}`}
        aria-invalid={feedback.state === 'judged' && !feedback.kind}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="done"
        id={id}
        // Keyboards for numbers have no minus on iOS, and no letters of units.
        inputMode="text"
        name={name}
        spellCheck={false}
        type="text"
      />
      <span className={styles.unit} id={`${id}-unit`}>
        {symbol}
      </span>
    </div>
  );
}

export interface AskProps extends PartProps {
  /** The question in short: the label of the field. */
  readonly label: string;
  /** A {@link Task} as JSON, which the build computes. */
  readonly task: string;
  /** Number in the exercise, counted while the site is built. */
  readonly number: string;
  /** How many hints there are. */
  readonly hints: string;
}

/**
 * A question whose answer is typed or picked and then checked: `<Right>` says
 * why it is right, `<Mistake>` names what gives a wrong one, `<Hint>` helps on.
 */
export function Ask({
  label,
  task: taskText,
  number,
  hints: hintCount,
  children,
}: AskProps): ReactNode {
  const task = useMemo(() => JSON.parse(taskText) as Task, [taskText]);
  const name = useId();
  const feedbackId = useId();
  const {check, change, ...state} = useAsk(number, task, Number(hintCount));
  const {feedback} = state;
  const question = {name, label, task, feedbackId, ...state};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get(name);
    void check(typeof answer === 'string' ? answer : '');
  };
  return (
    <QuestionContext value={question}>
      <form
        className={styles.ask}
        data-search="off"
        data-verdict={feedback.state === 'judged' ? feedback.kind : undefined}
        // Outside of a dialog, Enter does nothing before the page is hydrated.
        method="dialog"
        noValidate
        onChange={change}
        onFocus={prepareChecker}
        onSubmit={submit}
      >
        {'expected' in task && <Field task={task} />}
        {children}
      </form>
    </QuestionContext>
  );
}
