import {useEffect, useRef, useState} from 'react';

import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {RunData} from '../../../../models/run/runResult';
import type {UnitPreferences} from '../../../../physics/units';
import type {Settings} from '../state/settings';
import {nudges} from './nudges';
import {runBatch} from './runBatch';
import type {Progress} from './useBatch';

/** The results of a run, by key. */
type Scalars = RunData['scalars'];

/** The results with a parameter a little below and above its value. */
export interface Sensitivity {
  readonly key: string;
  /** The two values of the parameter, SI. */
  readonly values: readonly [below: number, above: number];
  /** Undefined where the run fails. */
  readonly low: Scalars | undefined;
  readonly high: Scalars | undefined;
}

interface Computed {
  /** The settings around which the parameters were moved. */
  readonly settings: Settings;
  readonly rows: readonly Sensitivity[];
}

/** Runs the model with each parameter 10 % lower and higher, in the worker. */
export function useSensitivity(
  model: AnyModel,
  settings: Settings,
  units: UnitPreferences,
) {
  const [progress, setProgress] = useState<Progress>();
  const [computed, setComputed] = useState<Computed>();
  const [failure, setFailure] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    const abort = new AbortController();
    controller.current = abort;
    const all = nudges(model, settings, units);
    const jobs = all.flatMap(({low, high}) => [low, high]);
    const results = new Map<number, Scalars>();
    setFailure(undefined);
    setProgress({done: 0, all: jobs.length});
    try {
      await runBatch(
        {model: model.id, settings: jobs},
        (result) => {
          if ('run' in result) {
            results.set(result.index, result.run.scalars);
          }
          setProgress({done: result.index + 1, all: jobs.length});
        },
        abort.signal,
      );
    } catch (error) {
      setFailure(String(error));
    }
    if (!abort.signal.aborted) {
      const rows = all.map(({key, low, high}, index) => ({
        key,
        values: [Number(low.values[key]), Number(high.values[key])] as const,
        low: results.get(2 * index),
        high: results.get(2 * index + 1),
      }));
      setComputed({settings, rows});
      setProgress(undefined);
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setProgress(undefined);
  };
  const rows = computed?.settings === settings ? computed.rows : undefined;
  return {progress, rows, failure, start, cancel};
}
