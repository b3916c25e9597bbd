import {useState} from 'react';

import type {RunData} from '../../../models/run/runResult';
import type {UnitPreferences} from '../../../physics/units';
import {usePanelValues} from '../../context';
import type {Settings} from '../../state/settings';
import {useRuns} from '../batch/useRuns';
import {nudges} from './nudges';

/** The results of a run, by key. */
type Scalars = RunData['scalars'];

/** The results with a parameter a little below and above its value. */
export interface Sensitivity {
  readonly key: string;
  /** The two values of the parameter, SI. */
  readonly values: readonly [below: number, above: number];
  /** By how much it moves where that is not 10 %, in the unit shown. */
  readonly amount?: number | undefined;
  /** Undefined where the run fails. */
  readonly low: Scalars | undefined;
  readonly high: Scalars | undefined;
}

interface Computed {
  /** The settings around which the parameters were moved. */
  readonly settings: Settings;
  /** The units in which a tenth was taken. */
  readonly units: UnitPreferences;
  readonly rows: readonly Sensitivity[];
  readonly failure: string | undefined;
}

/** Runs the model with each parameter 10 % lower and higher, in the worker. */
export function useSensitivity(settings: Settings) {
  const {model, units} = usePanelValues();
  const runs = useRuns(model);
  const [computed, setComputed] = useState<Computed>();
  const start = async () => {
    const all = nudges(model, settings, units);
    const outcome = await runs.start(all.flatMap(({low, high}) => [low, high]));
    if (!outcome) {
      return;
    }
    const {results, error: failure} = outcome;
    const scalars = results.map((result) =>
      'run' in result ? result.run.scalars : undefined,
    );
    const rows = all.map(({key, amount, low, high}, index) => ({
      key,
      amount,
      values: [Number(low.values[key]), Number(high.values[key])] as const,
      low: scalars[2 * index],
      high: scalars[2 * index + 1],
    }));
    setComputed({settings, units, rows, failure});
  };
  const isPresent = computed?.settings === settings && computed.units === units;
  const {rows} = isPresent ? computed : {};
  return {
    ...runs,
    rows,
    failure: runs.progress ? undefined : computed?.failure,
    start,
  };
}
