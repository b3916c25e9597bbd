import type {LocalizedText} from '../../../i18n';
import {ModelError} from '../../../models/definition/errors';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {loadModel} from '../../../models/registry';
import type {RunData} from '../../../models/run/runResult';
import {runData} from '../../../models/run/runResult';
import {simulate} from '../../../models/run/simulate';
import type {Settings} from '../../state/settings';

/** The runs of a batch, as plain data that can be sent to a worker. */
export interface BatchJob {
  readonly model: string;
  readonly settings: readonly Settings[];
}

/** The result of one run of a batch. */
export type BatchResult =
  | {readonly run: RunData}
  | {readonly failure: LocalizedText};

function runOne(model: AnyModel, settings: Settings): BatchResult {
  try {
    const {values, duration} = settings;
    return {run: runData(simulate(model, values, {duration}))};
  } catch (error) {
    if (error instanceof ModelError) {
      return {failure: error.messages};
    }
    throw error;
  }
}

/** Runs the model with each of the settings of a batch, in their order. */
export async function* runAll({
  model,
  settings,
}: BatchJob): AsyncGenerator<BatchResult> {
  const loaded = await loadModel(model);
  for (const each of settings) {
    yield runOne(loaded, each);
  }
}
