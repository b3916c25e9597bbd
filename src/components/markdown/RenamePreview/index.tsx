import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import ScrollRegion from '../../base/ScrollRegion';
import {type ExampleId, examples, type Job, splitNames} from './examples';
import {exampleLabel, fieldLabels, tableLabels, verdictText} from './labels';
import {faultText, problemText} from './messages';
import {type Move, planMoves} from './plan';
import {RuleError} from './rule';
import styles from './styles.lazy.module.css';

interface FormProps {
  readonly job: Job;
  readonly onChange: (change: Partial<Job>) => void;
}

function Examples({job, onChange}: FormProps): ReactNode {
  const ids = Object.keys(examples) as readonly ExampleId[];
  return (
    <div
      aria-label={fieldLabels().examples}
      className={styles.examples}
      role="group"
    >
      {ids.map((id) => (
        <button
          aria-pressed={JSON.stringify(job) === JSON.stringify(examples[id])}
          className={styles.button}
          key={id}
          type="button"
          onClick={() => onChange(examples[id])}
        >
          {exampleLabel(id)}
        </button>
      ))}
    </div>
  );
}

interface TextFieldProps extends FormProps {
  readonly name: 'pattern' | 'replacement' | 'names';
}

function TextField({job, name, onChange}: TextFieldProps): ReactNode {
  const id = useId();
  const Field = name === 'names' ? 'textarea' : 'input';
  return (
    <div className={clsx(name === 'names' && styles.wide)}>
      <label htmlFor={id}>{fieldLabels()[name]}</label>
      <Field
        autoCapitalize="off"
        autoComplete="off"
        className={styles.field}
        id={id}
        rows={name === 'names' ? 5 : undefined}
        spellCheck={false}
        value={job[name]}
        onChange={({currentTarget: {value}}) => onChange({[name]: value})}
      />
    </div>
  );
}

function StartField({job, onChange}: FormProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{fieldLabels().start}</label>
      <input
        className={styles.field}
        id={id}
        step={1}
        type="number"
        value={job.start}
        onChange={({currentTarget: {value}}) =>
          onChange({start: Math.trunc(Number(value)) || 0})
        }
      />
    </div>
  );
}

interface CheckboxProps extends FormProps {
  readonly name: 'keepExtension' | 'ignoreCase';
}

function Checkbox({job, name, onChange}: CheckboxProps): ReactNode {
  return (
    <label className={styles.option}>
      <input
        checked={job[name]}
        type="checkbox"
        onChange={({currentTarget: {checked}}) => onChange({[name]: checked})}
      />
      {fieldLabels()[name]}
    </label>
  );
}

function MoveRow({move}: {readonly move: Move}): ReactNode {
  const {from, waiting, to, problem, isTaken} = move;
  const labels = tableLabels();
  return (
    <tr className={clsx(problem && styles.bad)}>
      <th scope="row">
        <code>{from}</code>
      </th>
      <td>
        <code>{waiting}</code>
      </td>
      <td>
        <code>{to}</code>
      </td>
      <td>
        {problem ? problemText(problem) : isTaken ? labels.taken : labels.free}
      </td>
    </tr>
  );
}

function Table({moves}: {readonly moves: readonly Move[]}): ReactNode {
  const {caption, from, waiting, to, check} = tableLabels();
  return (
    <ScrollRegion label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[from, waiting, to, check].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <MoveRow key={move.from} move={move} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The plan of a job, or the error of its rule. */
function tryPlan(job: Job): readonly Move[] | RuleError {
  try {
    return planMoves(splitNames(job.names), job);
  } catch (error) {
    if (error instanceof RuleError) {
      return error;
    }
    throw error;
  }
}

/**
 * The preview of batch_rename.py as a form: the reader enters names and a rule
 * and sees the old and the new names with their problems. Nothing is sent.
 */
function RenamePreview(): ReactNode {
  const isBrowser = useIsBrowser();
  const [job, setJob] = useState(examples.width);
  const change = (values: Partial<Job>) => setJob({...job, ...values});
  const form = {job, onChange: change};
  const plan = tryPlan(job);
  const isInvalid = plan instanceof RuleError;
  const verdict = isInvalid
    ? faultText(plan)
    : verdictText(plan.length, plan.filter(({problem}) => problem).length);
  return (
    <div className={styles.preview}>
      <fieldset className={styles.form} data-feed="off" disabled={!isBrowser}>
        <Examples {...form} />
        <TextField {...form} name="names" />
        <TextField {...form} name="pattern" />
        <TextField {...form} name="replacement" />
        <StartField {...form} />
        <div className={styles.options}>
          <Checkbox {...form} name="keepExtension" />
          <Checkbox {...form} name="ignoreCase" />
        </div>
      </fieldset>
      <p className={styles.verdict} role="status">
        {verdict}
      </p>
      {!isInvalid && plan.length > 0 && <Table moves={plan} />}
    </div>
  );
}

export default asIsland('rename-preview', RenamePreview);
