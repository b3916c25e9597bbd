import {useEffect, useState} from 'react';

import type {Goal} from '../../../models/run/goals';
import type {Run} from '../../../models/run/runResult';
import {loadChunk} from '../../../offline/loadChunk';
import {watchRuns} from '../../../site/liveRuns';
import {record} from '../../../site/progress';

interface TaskState {
  /** Which goals the present run reaches; undefined before the first change. */
  readonly reached: readonly boolean[] | undefined;
  /** Whether a run has reached all of them since the page was opened. */
  readonly isDone: boolean;
}

/** Loads the code that judges runs, when there is one to judge. */
function loadGoals() {
  return loadChunk(() => import('../../../models/run/goals'));
}

/** Judges each run that the reader makes in a model's panel on this page. */
export function useTask(
  id: string,
  model: string,
  goals: readonly Goal[],
): TaskState {
  const [state, setState] = useState<TaskState>({
    reached: undefined,
    isDone: false,
  });
  useEffect(() => {
    let isWatching = true;
    let isRecorded = false;
    const judge = async (run: Run) => {
      const {isReached} = await loadGoals();
      if (!isWatching) {
        return;
      }
      const reached = goals.map((goal) => isReached(run, goal));
      const isAll = reached.every(Boolean);
      setState(({isDone}) => ({reached, isDone: isDone || isAll}));
      if (isAll && !isRecorded) {
        isRecorded = true;
        record('ticked', id);
      }
    };
    let isFirst = true;
    const stop = watchRuns(model, (run) => {
      if (isFirst) {
        // The run that the panel starts with does not count.
        isFirst = false;
        return;
      }
      // Where the code is lost, the task stays a text.
      judge(run).catch(() => undefined);
    });
    return () => {
      isWatching = false;
      stop();
    };
  }, [id, model, goals]);
  return state;
}
