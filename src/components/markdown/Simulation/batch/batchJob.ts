import type {LocalizedText} from '../../../../i18n';
import {ModelError} from '../../../../models/definition/errors';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {RunData} from '../../../../models/run/runResult';
import {runData} from '../../../../models/run/runResult';
import {simulate} from '../../../../models/run/simulate';
import type {Settings} from '../state/settings';

/** The runs of a batch, as plain data that can be sent to a worker. */
export interface BatchJob {
  readonly model: string;
  readonly settings: readonly Settings[];
}

/** The result of one run of a batch. */
export type BatchResult =
  | {readonly index: number; readonly run: RunData}
  | {readonly index: number; readonly failure: LocalizedText};

/** Runs the model with one of the settings of a batch. */
export function runOne(
  model: AnyModel,
  settings: Settings,
  index: number,
): BatchResult {
  try {
    const {values, duration} = settings;
    return {index, run: runData(simulate(model, values, {duration}))};
  } catch (error) {
    if (error instanceof ModelError) {
      return {index, failure: error.messages};
    }
    throw error;
  }
}
