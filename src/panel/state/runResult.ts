import {type LocalizedText, text} from '../../i18n';
import {ModelError} from '../../models/definition/errors';
import type {AnyModel} from '../../models/definition/modelDefinition';
import type {Run} from '../../models/run/runResult';
import {simulate} from '../../models/run/simulate';
import type {Settings} from './settings';
import {presetSettings} from './state';

/** The result of the last settings: a run, or why there is none. */
export interface RunResult {
  readonly settings: Settings;
  /** The last run that succeeded. */
  readonly run: Run;
  /** The settings that `run` was made from. */
  readonly runSettings: Settings;
  /** Why the last settings gave no run. */
  readonly failure?: LocalizedText;
}

/** Says why a calculation failed. */
export function failureMessage(error: unknown): LocalizedText {
  if (error instanceof ModelError) {
    return error.messages;
  }
  const cause = error instanceof Error ? error.message : String(error);
  return text(
    `The run failed for an unexpected reason: ${cause}`,
    `计算因意外原因失败：${cause}`,
  );
}

/**
 * Runs the model with settings. When the run fails, the result still holds the
 * previous run. Never throws.
 */
export function runSettings(
  model: AnyModel,
  settings: Settings,
  previous?: RunResult,
): RunResult {
  const {values, duration} = settings;
  try {
    const run = simulate(model, values, {duration});
    return {settings, run, runSettings: settings};
  } catch (error) {
    const failure = failureMessage(error);
    const succeeded = previous ?? runSettings(model, presetSettings(model));
    return {...succeeded, settings, failure};
  }
}
