import Translate from '@docusaurus/Translate';
import {createContext, type ReactNode, use, useMemo, useRef} from 'react';
import {createPortal} from 'react-dom';

import {text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import type {Goal as GoalOfRun} from '../../../models/run/goals';
import {useProgress} from '../../../site/progress';
import Tick from '../../base/Tick';
import styles from './styles.model.module.css';
import {usePlotInView} from './usePlotInView';
import {useTask} from './useTask';

/** Which goals the present run reaches; undefined before the first change. */
const Context = createContext<readonly boolean[] | undefined>(undefined);

function Done(): ReactNode {
  return (
    <Tick>
      <Translate
        id="task.notice"
        description="Said once when the run in the panel reaches all goals"
      >
        done, every goal is reached
      </Translate>
    </Tick>
  );
}

export interface TaskProps {
  /** Names the task in the progress: ASCII, the same in both languages. */
  readonly id: string;
  /** Id of the model whose panel on this page is watched. */
  readonly model: string;
  /** The goals as JSON, which the build makes of each `<Goal>`. */
  readonly goals: string;
  readonly children: ReactNode;
}

/**
 * A task for the panel of the page: it is ticked when a run reaches all goals at
 * once, and while the task is out of the window the plot says so. Without scripts
 * it is a text with a list.
 */
export default function Task({
  id,
  model,
  goals: json,
  children,
}: TaskProps): ReactNode {
  const goals = useMemo(() => JSON.parse(json) as readonly GoalOfRun[], [json]);
  const box = useRef<HTMLElement>(null);
  const {reached, isDone} = useTask(id, model, goals);
  const isTicked = useProgress()(id);
  const isAll = reached?.every(Boolean) ?? false;
  const plot = usePlotInView(box, model, isAll);
  return (
    <section
      aria-labelledby={`${id}-task`}
      className={styles.task}
      data-activity="ticked"
      data-search="off"
      ref={box}
    >
      <p className={styles.title} id={`${id}-task`}>
        <Translate id="task.title" description="Heads a task for the panel">
          Task
        </Translate>
        {isTicked && !isDone && <Tick />}
        <span role="status">{isDone && <Done />}</span>
      </p>
      <Context value={reached}>{children}</Context>
      {plot &&
        createPortal(
          <p aria-hidden="true" className={styles.notice}>
            <Done />
          </p>,
          plot,
        )}
    </section>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

/** The list of goals; the build puts them into it. */
export function Goals({children}: PartProps): ReactNode {
  return <ul className={styles.goals}>{children}</ul>;
}

interface GoalProps extends PartProps {
  /** Counted from 1 while the site is built. */
  readonly number: string;
}

/** One goal, with its state in words after the first change. */
export function Goal({number, children}: GoalProps): ReactNode {
  const locale = useLocale();
  const isReached = use(Context)?.[Number(number) - 1];
  return (
    <li data-reached={isReached}>
      {children}
      {isReached !== undefined && (
        <span className={styles.state}>
          {isReached
            ? text('✓ reached', '✓ 已达到')[locale]
            : text('not yet', '尚未达到')[locale]}
        </span>
      )}
    </li>
  );
}
