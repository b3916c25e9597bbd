import {useState} from 'react';

import type {FitJob, FitResult} from '../../../comparison/fit/fitModel';
import type {FitProgress} from '../../../comparison/fit/levenbergMarquardt';
import {runInWorker} from '../../../workers/inWorker';
import {useAbort} from '../../../workers/useAbort';
import {usePanelValues} from '../../context';
import {runSettings} from '../../state/runResult';
import type {Settings} from '../../state/settings';
import {withValue} from '../../state/settings';
import {createWorker} from './createWorker';
import {fit, type FitMessage} from './fit';
import type {WorkerJob} from './job';

/** How far a fit has come. */
export type FitState =
  | {readonly status: 'none'}
  | {readonly status: 'running'; readonly progress?: FitProgress}
  | {readonly status: 'failed'; readonly cause: string}
  | {
      readonly status: 'done';
      readonly result: FitResult;
      readonly settings: Settings;
    };

/** Fits parameters, and holds the run with the values that were found. */
export function useFit() {
  const {model, locale, dispatch} = usePanelValues();
  const [state, setState] = useState<FitState>({status: 'none'});
  const [renew, abort] = useAbort();
  const finish = (result: FitResult, start: Settings) => {
    const settings = result.parameters.reduce(
      (all, {key, value}) => withValue(model, all, key, value),
      start,
    );
    const {run, failure} = runSettings(model, settings);
    if (!failure) {
      const comparisons = [{kind: 'held', settings, run}] as const;
      dispatch({type: 'compare', comparisons});
    }
    setState({status: 'done', result, settings});
  };
  const report = ({values, duration}: FitJob, message: FitMessage) => {
    if ('progress' in message) {
      setState({status: 'running', progress: message.progress});
    } else if ('result' in message) {
      finish(message.result, {values, duration});
    } else {
      setState({status: 'failed', cause: message.failure[locale]});
    }
  };
  const start = async (job: FitJob) => {
    setState({status: 'running'});
    try {
      await runInWorker<WorkerJob, FitMessage>({
        createWorker,
        job: {kind: 'fit', job},
        work: () => fit(job),
        report: (message) => report(job, message),
        signal: renew(),
      });
    } catch (error) {
      setState({status: 'failed', cause: String(error)});
    }
  };
  const cancel = () => {
    abort();
    setState({status: 'none'});
  };
  return {state, start, cancel};
}
